import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '@parapet/contracts';
import { answerTo } from './answer.ts';
import { EXAMPLES } from './texts/texts.ts';
import { askedOrganization, question, type AskedOrganization } from './testing/asked-organization.ts';

let organization: AskedOrganization;
beforeAll(async () => {
  organization = await askedOrganization();
});
afterAll(() => organization.api.close());

const ask = (asked: string, language: Language = 'en', more: object = {}) =>
  answerTo(question(organization.ada, asked, language, more));
const say = async (asked: string, language: Language = 'en', more: object = {}) =>
  (await ask(asked, language, more)).content;

describe('numbers are those of the register', () => {
  test.each<[string, Language, string]>([
    ['How many risks do we have?', 'en', '**5 risks**'],
    [
      'How many critical risks are there?',
      'en',
      '**2 risks** (score Critical; archived ones not counted). [Open the list](/risk-register?level=critical)',
    ],
    ['How many risks have high severity?', 'en', '**2 risks** (severity High'],
    ['Wie viele Risiken sind kritisch?', 'de', '**2 Risiken** (Risikowert Kritisch'],
    ['Combien de risques sont critiques ?', 'fr', '**2 risques** (score : Critique'],
    ['¿Cuántos riesgos críticos hay?', 'es', '**2 riesgos** (puntuación: Crítico'],
    ['How many risks are in the Security category?', 'en', '**2 risks** (category Security'],
    ['Wie viele Risiken sind in der Kategorie Sicherheit?', 'de', '**2 Risiken** (Kategorie Security'],
    ['How many risks does Daniel Reyes own?', 'en', '**2 risks** (owner Daniel Reyes'],
    ['Which risks have no owner?', 'en', '**2 risks** (owner nobody'],
    ['Which accepted risks are there?', 'en', '**1 risk** (status Accepted)'],
    ['How many tasks are pending?', 'en', '**1 task** (status Pending)'],
    ['Which tasks are overdue?', 'en', '**1 task**'],
    ['How many assets with a high risk level do we have?', 'en', '**2 assets** (risk level High)'],
    ['How many risk scenarios do we have?', 'en', '**1 risk scenario**'],
    ['How many risks mention purple elephants?', 'en', '**0 risks** (with “purple elephants”'],
    // Beyond the five that an answer names.
    ['How are the risks spread over the levels?', 'en', '[Critical: 2](/risk-register?level=critical)'],
  ])('%s (%s)', async (asked, language, expected) => {
    expect(await say(asked, language)).toContain(expected);
  });
});

test('a list names the risks with the highest scores first, with a link to each', async () => {
  const content = await say('What are our biggest risks?');
  expect(content.indexOf('Ransomware on the file server')).toBeLessThan(content.indexOf('Data leak by a supplier'));
  expect(content).toContain(
    `[Ransomware on the file server](/risk-register?risk=${organization.ids.get('Ransomware on the file server')}): score 20 · Critical, Identified`,
  );
});

test.each<[string, Language, readonly string[]]>([
  [
    'What are the top 3 risks?',
    'en',
    ['Ransomware on the file server', 'Data leak by a supplier', 'Outage of the payment gateway'],
  ],
  ['¿Cuáles son los 2 principales riesgos?', 'es', ['Ransomware on the file server', 'Data leak by a supplier']],
  ['Was sind die Top 2 Risiken von Daniel Reyes?', 'de', ['Ransomware on the file server', 'Phishing of employees']],
])(
  '%s (%s): names as many as are asked for, those with the highest scores, with a link to each',
  async (asked, language, titles) => {
    const links = titles.map((title) => `- [${title}](/risk-register?risk=${organization.ids.get(title)})`);
    expect((await say(asked, language)).match(/^- \[.*?\]\(.*?\)/gm)).toEqual(links);
  },
);

test('says how many risks the highest are of, and how many more there are', async () => {
  const content = await say('Show me the four highest risks');
  expect(content).toContain('**5 risks** (archived ones not counted). [Open the list](/risk-register)');
  expect(content).toMatch(/and 1 more$/);
});

test.each<[string, Language]>([
  ['What is the score of Outage of the payment gateway?', 'en'],
  ['Wie hoch ist der Risikowert von Outage of the payment gateway?', 'de'],
  ['Quel est le score de Outage of the payment gateway ?', 'fr'],
  ['¿Cuál es la puntuación de Outage of the payment gateway?', 'es'],
])('%s (%s): says the score by its own numbers', async (asked, language) => {
  expect(await say(asked, language)).toMatch(/ 4 × \p{L}+ 3 = \*\*12\*\*/u);
});

test('says who added a risk, and when', async () => {
  expect(await say('Who added Outage of the payment gateway?')).toMatch(
    /\n\nAdded on \w+ \d+, \d{4}.* by \*\*ada@example\.com\*\*\.$/,
  );
});

test.each([
  'What is the score of the Payment gateway risk?',
  'Who owns Outage of the payment gateway?',
  'Who changed Outage of the payment gateway?',
  'Who added Outage of the payment gateway?',
])('%s: says with a link which risk it is about', async (asked) => {
  const title = 'Outage of the payment gateway';
  expect(await say(asked)).toContain(`[${title}](/risk-register?risk=${organization.ids.get(title)})`);
});

test('the history of a risk says what was done', async () => {
  expect(await say('What happened to Outage of the payment gateway?')).toMatch(
    /- \w+ \d+, \d{4}.*: ada@example\.com, created/,
  );
});

test('explains the score of a risk by its own numbers', async () => {
  expect(await say('Why does Outage of the payment gateway have a score of 12?')).toContain(
    'Impact 4 × probability 3 = **12**. Scores from 9 to 15 count as **High**.',
  );
});

test('"this risk" is that of the page, or the one that the answer before was about, and the answer says which', async () => {
  const id = organization.ids.get('Data leak by a supplier') ?? '';
  const content = await say('Who owns this risk?', 'en', { here: { risk: { id, name: 'Data leak by a supplier' } } });
  expect(content).toBe('_About Data leak by a supplier:_\n\nOwner: **nobody**. Reviewer: nobody.');
  expect(await say('Who owns this risk?')).toBe('Which risk do you mean? Write its title, or open it and ask again.');
});

test('says that it found no such risk rather than answering about another', async () => {
  expect(await say('Who owns the risk Meteor hits Berlin?')).toBe(
    'I found no risk called “Meteor hits Berlin” that you may see.',
  );
});

test.each([
  'What is the weather in Paris?',
  'asdf qwer zxcv',
  'Write a poem about the sea',
  'Wer gewinnt die Bundesliga?',
  '2 + 2',
])('%s is not understood, and three questions that can be answered are offered', async (asked) => {
  const { content, followUps } = await ask(asked);
  expect(content).toMatch(/^I did not understand that\. I can answer for example:/);
  expect(followUps).toHaveLength(3);
});

test.each<[string, Language]>([
  ['Which risks are critical or high?', 'en'],
  ['How many risks are mitigated or accepted?', 'en'],
  ['Wie viele Risiken sind hoch oder kritisch?', 'de'],
  ['Which open assets do we have?', 'en'],
  ['How many treatment plans are due this week?', 'en'],
  ['How many risks were deleted?', 'en'],
  ['Combien de risques ont été supprimés ?', 'fr'],
  ['How many controls do we have?', 'en'],
  ['How many risks have a score of 20?', 'en'],
  ['How many critical risks with high severity?', 'en'],
  ['How many risks have a plan?', 'en'],
  ['How many risks did Daniel Reyes add?', 'en'],
  ['Wie viele Risiken hat Daniel diese Woche geändert?', 'de'],
  ['How many risks have no assets?', 'en'],
  ['How many assets have no risks?', 'en'],
  ['How many frameworks are there?', 'en'],
  ['Wie viele Maßnahmen gibt es?', 'de'],
])('%s (%s): says that it does not understand rather than answering a part of it', async (asked, language) => {
  expect(await say(asked, language)).toMatch(
    /^(I did not understand|Das habe ich nicht verstanden|Je n’ai pas compris)/,
  );
});

test.each<[string, Language, string]>([
  ['How many tasks does Daniel Reyes have?', 'en', '**0 tasks** (assigned to Daniel Reyes)'],
  ['How many users do we have?', 'en', '**2 people**'],
  ['How many overdue tasks do I have?', 'en', '**0 tasks** (assigned to you; with something overdue)'],
  ['How many plans are completed?', 'en', '](/plans-tasks?tab=plans&plan_status=completed)'],
  ['How many people are in the organization?', 'en', '**2 people**'],
  ['Wie viele Mitglieder haben wir?', 'de', '**2 Personen**'],
  ['How many people are auditors?', 'en', '**0 people** (Auditor)'],
  ['Which tasks are due today?', 'en', '**0 tasks** (due today)'],
  ['Which tasks are due this month?', 'en', '**0 tasks** (due in 30 days)'],
  ['Which tasks are assigned to nobody?', 'en', '**3 tasks** (assigned to nobody)'],
])('%s (%s): %s', async (asked, language, expected) => {
  expect(await say(asked, language)).toContain(expected);
});

test('a subject alone is no question, but those that can be asked about it are offered', async () => {
  expect((await ask('Ransomware')).followUps).toContain('Which controls help against Ransomware?');
});

test('changes nothing, and says so', async () => {
  const content = await say('Delete the risk Phishing of employees');
  expect(content).toContain('I cannot change anything');
  expect(await say('How many risks do we have?')).toContain('**5 risks**');
});

test('finds controls by topic, by words of the catalog and by id', async () => {
  expect(await say('Which controls help against ransomware?')).toMatch(/\*\*.+\*\* \(NIST SP 800-53 /);
  expect(await say('What is control AC-2?')).toMatch(/NIST SP 800-53 AC-2/);
  expect(await say('What is control ZZ-9?')).toContain('The control catalog has no ZZ-9.');
});

test('offers three questions that follow, each of which it understands', async () => {
  const { followUps } = await ask('Tell me about the risk Ransomware on the file server');
  expect(followUps).toHaveLength(3);
  for (const next of followUps) expect(await say(next), next).not.toMatch(/did not understand|Which risk do you mean/);
});

test.each(Object.keys(EXAMPLES) as Language[])(
  'every intent is declared with examples, and understands its first one in %s',
  async (language) => {
    for (const [first] of Object.values(EXAMPLES[language].questions)) {
      const asked = first
        .replaceAll('{name}', 'Ransomware on the file server')
        .replace('{level}', EXAMPLES[language].values.level.high[0] ?? '')
        .replace('{status}', EXAMPLES[language].values.status.open[0] ?? '')
        .replace('{owner}', EXAMPLES[language].values.owner.none[0] ?? '')
        .replace('{due}', EXAMPLES[language].values.due.overdue[0] ?? '')
        .replace('{period}', EXAMPLES[language].values.period.week[0] ?? '')
        .replace('{role}', EXAMPLES[language].values.role.auditor[0] ?? '')
        .replace('{term}', EXAMPLES[language].values.term.residual[0] ?? '')
        .replace('{control}', 'AC-2')
        .replace('{number}', '20');
      const { content, language: answered } = await ask(asked, language);
      expect(answered, asked).toBe(language);
      expect(content, asked).not.toMatch(
        /^(I did not understand|Das habe ich nicht|Je n’ai pas compris|No he entendido)/,
      );
    }
  },
  60_000,
);

test.each<[string, Language]>([
  ['How many tasks are accepted?', 'en'],
  ['How many risks are pending?', 'en'],
  ['Wie viele Risiken sind abgebrochen?', 'de'],
])('%s (%s): a status that such records cannot have is not left out of the count', async (asked, language) => {
  expect(await say(asked, language)).toMatch(/^(I did not understand|Das habe ich nicht verstanden)/);
});

test('the tasks of a risk are counted with a link to them', async () => {
  const id = organization.ids.get('Ransomware on the file server') ?? '';
  expect(await say('Which tasks belong to Ransomware on the file server?')).toContain(
    `**3 tasks** (risk Ransomware on the file server). [Open the list](/plans-tasks?risk_id=${id})`,
  );
});
