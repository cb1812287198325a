import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LEVELS, type Language } from '@parapet/contracts';
import { scoresIn } from '@parapet/contracts/rules';
import { answerTo } from './built-in-assistant.ts';
import { EXAMPLES, TEXTS } from './texts/texts.ts';
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
    [
      'Which risks have a score above 15?',
      'en',
      '**2 risks** (score above 15; archived ones not counted). [Open the list](/risk-register?level=critical)',
    ],
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

test.each<[string, Language, string | null]>([
  ['Which risks have a score above 15?', 'en', null],
  ['Which risks have a score above 10?', 'en', '(without a filter for: score above 10)'],
  ['Welche Risiken haben einen Risikowert über 10?', 'de', '(ohne Filter für: Risikowert über 10)'],
  ['Quels risques ont un score supérieur à 10 ?', 'fr', '(sans filtre pour\u{a0}: '],
  ['¿Qué riesgos tienen una puntuación superior a 10?', 'es', '(sin filtro para: '],
  ['How many assets with a high risk level do we have?', 'en', '(without a filter for: risk level High)'],
  ['Which risks were added this week?', 'en', '(without a filter for: added within'],
  ['Who are our auditors?', 'en', '(without a filter for: Auditor)'],
  ['Who is in the organization?', 'en', null],
  ['Which risks does Daniel Reyes own?', 'en', null],
  ['Which risks changed this week?', 'en', null],
  ['What are our newest risks?', 'en', null],
  ['Which tasks are overdue?', 'en', null],
  ['How many risks mention purple elephants?', 'en', null],
])('%s (%s): says what the page behind the link shows more', async (asked, language, note) => {
  const content = await say(asked, language);
  expect(content).toMatch(/\]\(\/(risk-register|plans-tasks|cybersecurity|organization)/);
  if (note === null) expect(content).not.toContain('without a filter');
  else expect(content).toContain(`) ${note}`);
});

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

test.each<[string, Language, string]>([
  ['Which open tasks does this risk have?', 'en', '**2 tasks** (risk Ransomware on the file server; status Open)'],
  ['Which tasks does this risk have?', 'en', '**3 tasks** (risk Ransomware on the file server)'],
  ['Welche offenen Aufgaben hat dieses Risiko?', 'de', '**2 Aufgaben** (Risiko Ransomware on the file server'],
  ['Quelles tâches terminées a ce risque ?', 'fr', '**1 tâche** (risque : Ransomware on the file server'],
  ['¿Qué tareas pendientes tiene este riesgo?', 'es', '**1 tarea** (riesgo: Ransomware on the file server'],
])('%s (%s): counts only the tasks of the risk', async (asked, language, expected) => {
  const name = 'Ransomware on the file server';
  const here = { risk: { id: organization.ids.get(name) ?? '', name } };
  expect(await say(asked, language, { here })).toContain(expected);
});

test.each<[string, Language, string]>([
  ['Is Phishing of employees closed?', 'en', 'High, In Progress'],
  ['Is Phishing of employees critical?', 'en', 'High, In Progress'],
  ['Ist Phishing of employees noch offen?', 'de', 'Hoch, In Bearbeitung'],
  ['¿Está Phishing of employees cerrado?', 'es', 'Alto, En curso'],
])('%s (%s): says how the risk stands', async (asked, language, expected) => {
  expect(await say(asked, language)).toContain(expected);
});

test('what is known of a risk is told once', async () => {
  const content = await say('Tell me about the risk Data leak by a supplier');
  for (const part of ['score 16', 'Impact 4', 'Owner:', 'risk flows**'])
    expect(content.split(part), part).toHaveLength(2);
});

test('the treatment plan of a risk says how far it is', async () => {
  expect(await say('What is the treatment plan for Data leak by a supplier?')).toMatch(
    /\*\*1 treatment plan\*\* \(risk Data leak by a supplier\)[\s\S]*\[Ask suppliers for proof\]\(\/risk-flow\/[^)]+\): In Progress, 1 of 2 actions completed$/,
  );
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
  ['Which open assets do we have?', 'en'],
  ['How many treatment plans are due this week?', 'en'],
  ['How many completed plans are overdue?', 'en'],
  ['Are there more critical risks in Security than in Privacy?', 'en'],
  ['How many risks do we have per owner?', 'en'],
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
  ['How many overdue tasks do I have?', 'en', '**0 tasks** (assigned to you; overdue)'],
  ['How many plans are completed?', 'en', '](/plans-tasks?tab=plans&plan_status=completed)'],
  ['How many people are in the organization?', 'en', '**2 people**'],
  ['Wie viele Mitglieder haben wir?', 'de', '**2 Personen**'],
  ['How many people are auditors?', 'en', '**0 people** (Auditor)'],
  ['Which tasks are due today?', 'en', '**0 tasks** (due today)'],
  ['Which tasks are due this month?', 'en', '**0 tasks** (due in 30 days)'],
  ['How many plans are overdue?', 'en', '**1 treatment plan** (with something overdue)'],
  ['Welche Behandlungspläne sind überfällig?', 'de', '**1 Behandlungsplan**'],
  ['Quels plans de traitement sont en retard ?', 'fr', '**1 plan de traitement**'],
  ['¿Cuántos planes están vencidos?', 'es', '**1 plan de tratamiento**'],
  ['What is overdue?', 'en', '**1 plan action** (overdue)'],
  ['Which tasks are assigned to nobody?', 'en', '**3 tasks** (assigned to nobody)'],
])('%s (%s): %s', async (asked, language, expected) => {
  expect(await say(asked, language)).toContain(expected);
});

test('a subject alone is no question, but those that can be asked about it are offered', async () => {
  expect((await ask('Ransomware')).followUps).toContain('Which controls help against Ransomware?');
});

test.each(Object.keys(EXAMPLES) as Language[])(
  'the levels in the text of %s are those of the rules',
  async (language) => {
    const { levels, says } = TEXTS[language];
    for (const level of LEVELS) {
      const line = [says.levels ?? ''].flat().find((one) => one.startsWith(`**${levels[level]}**`));
      expect(line?.match(/\d+/g)?.map(Number)).toEqual([scoresIn([level])[0], scoresIn([level]).at(-1)]);
    }
  },
);

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
      const [term = ''] = EXAMPLES[language].values.term.residual;
      const asked = first.replace('{name}', 'Ransomware on the file server').replace('{term}', term);
      const { content, language: answered } = await ask(asked, language);
      expect(answered, asked).toBe(language);
      expect(content, asked).not.toMatch(
        /^(I did not understand|Das habe ich nicht|Je n’ai pas compris|No he entendido)/,
      );
    }
  },
);

test.each<[string, Language]>([
  ['How many tasks are accepted?', 'en'],
  ['How many risks are pending?', 'en'],
  ['Wie viele Risiken sind abgebrochen?', 'de'],
])('%s (%s): a status that such records cannot have is not left out of the count', async (asked, language) => {
  expect(await say(asked, language)).toMatch(/^(I did not understand|Das habe ich nicht verstanden)/);
});

test('words of the title of a risk are not taken for a status or a time', async () => {
  const { ada } = organization;
  const title = 'Open ports found today';
  const made = await ada.send('POST', '/api/risks', { organization_id: ada.organizationId, title, category: 'IT' });
  expect(made.status).toBe(201);
  expect(await say(`Who owns ${title}?`)).toContain(`[${title}](/risk-register?risk=`);
});

test('the tasks of a risk are counted with a link to them', async () => {
  const id = organization.ids.get('Ransomware on the file server') ?? '';
  expect(await say('Which tasks belong to Ransomware on the file server?')).toContain(
    `**3 tasks** (risk Ransomware on the file server). [Open the list](/plans-tasks?risk_id=${id})`,
  );
});

test.each<[Language, string, string, string]>([
  ['en', 'Analyze a risk scenario', 'Suggest security controls', 'Generate treatment plan'],
  ['de', 'Risikoszenario analysieren', 'Maßnahmen vorschlagen', 'Behandlungsplan erstellen'],
  ['es', 'Analizar un escenario de riesgo', 'Sugerir controles', 'Generar un plan de tratamiento'],
  ['fr', 'Analyser un scénario de risque', 'Proposer des mesures de sécurité', 'Générer un plan de traitement'],
])('the quick actions of the chat ask back and go on with the answer: %s', async (language, ...actions) => {
  for (const action of actions) {
    expect(await say(action, language)).toBe(TEXTS[language].which.text);
    const answer = await say('Ransomware', language, { before: action });
    expect(answer).toMatch(/Ransomware|NIST/);
  }
});

test.each<[Language, string]>([
  ['en', 'Risk assessment tips'],
  ['de', 'Tipps zur Risikobewertung'],
  ['es', 'Consejos para evaluar riesgos'],
  ['fr', 'Conseils pour évaluer les risques'],
])('the fourth quick action gives tips: %s', async (language, action) => {
  const [first = ''] = [TEXTS[language].says.tips].flat();
  expect(await say(action, language)).toContain(first);
});
