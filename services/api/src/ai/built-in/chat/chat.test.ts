import { describe, expect, test } from 'vitest';
import { processorTime } from '../../../testing/processor-time.ts';
import type { OrganizationFacts } from '../facts.ts';
import { answerTo } from './chat.ts';

const facts: OrganizationFacts = {
  risks: 3,
  openRisks: 2,
  bySeverity: [{ severity: 'critical', count: 1 }, { severity: 'low', count: 1 }],
  topRisks: [
    { title: 'Ransomware on the file server', category: '', severity: 'critical', status: 'identified', score: 20 },
    { title: 'Coffee **shortage** `rm`', category: '', severity: 'low', status: 'assessing', score: 2 },
  ],
  overdue: { tasks: [{ title: 'Test the backups', due: '2026-01-31' }], total: 7 },
};
const nothing: OrganizationFacts = { risks: 0, openRisks: 0, bySeverity: [], topRisks: [], overdue: { tasks: [], total: 0 } };

test.each([
  ['What are our top risks?', /2 open risks \(1 critical, 1 low\)[\s\S]*\*\*Ransomware on the file server\*\*: score 20 of 25/],
  ['show me the highest risk', /score 20 of 25/],
  ['What is overdue?', /7 tasks are overdue[\s\S]*Test the backups\*\*: due 2026-01-31[\s\S]*and 6 more/],
  ['Suggest security controls', /For which kind of asset/],
  ['Suggest security controls for a database', /^Controls that fit best:\n\n- \*\*Access enforcement\*\* \(NIST SP 800-53 AC-3; ISO\/IEC 27001:2022 A\.5\.15/],
  ['controls for our laptops', /SC-28[\s\S]*AC-19/],
  ['What can we do against DDoS attacks?', /^Controls that fit best:\n\n- \*\*Denial-of-service/],
  ['How do we make our backups safe?', /^Controls that fit best:\n\n- \*\*System backup/],
  ['Treatment plan for a supplier outage', /:\n\n- \*\*Supplier assessments/],
  ['Treatment plan for a fire in our data centre', /:\n\n- \*\*Fire protection/],
  ['Generate treatment plan', /Which risk should be treated/],
  ['Treatment plan for ransomware on our file server', /A draft, priority \*\*critical\*\*, within 30 days, for \*\*Ransomware on the file server\*\*/],
  ['Treatment plan for ransomware on a yacht', /A draft, priority \*\*\w+\*\*, within \d+ days:/],
  ['Treatment plan for Coffee shortage', /A draft, priority \*\*low\*\*, within 6 months, for \*\*Coffee shortage rm\*\*:\n\n- \*\*Agree on an owner/],
  ['Generate a treatment plan for my top risk', /for \*\*Ransomware on the file server\*\*:[\s\S]*CP-9/],
  ['How do I reduce the ransomware risk?', /for \*\*Ransomware on the file server\*\*/],
  ['Analyze a risk scenario', /Describe the scenario in a sentence/],
  ['Analyze my top risk', /As it is recorded: \*\*Ransomware on the file server\*\*: score 20 of 25[\s\S]*Likelihood \d of 5/],
  ['Analyze: an employee loses a laptop with personal data of customers', /Likelihood \d of 5/],
  ['Risk assessment tips', /Tips for assessing risks/],
  ['How is the score calculated?', /impact × probability/],
  ['What does AC-2 say?', /Account management/],
  ['ransomware?', /Controls that fit best/],
  ['sing me a song', /I did not find a subject that I know in that\. You can see 2 open risks\. Ask me for example/],
  ['who are you?', /built-in assistant[\s\S]*not a language model[\s\S]*"What is overdue\?"/],
  ['help', /Ask me for example/],
  ['How many risks do we have?', /^You can see 3 risks, not counting archived ones; 2 of them are open \(1 critical, 1 low\)\.$/],
  ['How many critical risks do we have?', /^1 of the 2 open risks that you can see is critical\.$/],
  ['How many high risks are there?', /^None of the 2 open risks that you can see is high\.$/],
  ['How many assets do we have?', /^I can count risks, .*\n\nYou can see 3 risks/],
  ['How many risks are closed?', /^I can count risks, .*\n\nYou can see 3 risks/],
  ['How many critical and low risks?', /^1 of the 2 open risks that you can see is low\.\n\n1 of the 2 open risks that you can see is critical\.$/],
  ['Delete all risks', /^I cannot change anything/],
  ['Which risks are due to ransomware?', /^Of the 2 open risks with the highest scores, this has to do with it:\n\n- \*\*Ransomware on the file server\*\*[^\n]*$/],
  ['Which risks are due to suppliers?', /^None of the 2 open risks with the highest scores has to do with that.*Risk Register/],
  ['Show me the latest risks', /^I do not see when risks were recorded/],
  ['Who is the owner of the ransomware risk?', /^I do not see who is responsible for a risk or a task\. The Risk Register shows who owns a risk\.\n\nAs it is recorded: \*\*Ransomware on the file server\*\*/],
  ['Who owns the flood risk?', /^I do not see who is responsible[^\n]*$/],
  ['What is ransomware?', /^I explain terms of risk management only\. Controls that have to do with it:\n\n- \*\*System backup/],
  ['controls against SQL injection', /^Controls that fit best:\n\n- \*\*Information input validation/],
  ['Suggest controls for unpatched gateways at the branch offices', /^Controls that fit best:\n\n- \*\*Flaw remediation/],
  ['What is residual risk?', /^\*\*Residual risk\*\*: the risk that is left/],
  ['Difference between inherent and residual risk', /\*\*Inherent risk\*\*[\s\S]*\*\*Residual risk\*\*/],
  ['What should I do first?', /7 tasks are overdue[\s\S]*The highest scores/],
  ['What tasks are due this week?', /^Of tasks I only see those that are overdue\.\n\n7 tasks/],
  ['Tell me about Coffee shortage rm', /^As it is recorded: \*\*Coffee shortage rm\*\*: score 2 of 25, low, assessing\.$/],
  ['Ransomware on the file server', /^As it is recorded: [\s\S]*Controls that fit best:/],
])('%s', (question, expected) => {
  expect(answerTo(question, facts)).toMatch(expected);
});

test('Markdown in the texts of records is removed', () => {
  expect(answerTo('top risks', facts)).toContain('**Coffee shortage rm**');
});

test.each([
  ['top risks', /no open risk/], ['Generate a treatment plan for my top risk', /no open risk/], ['Analyze our biggest risk', /no open risk/],
  ['How many risks do we have?', /^You can see 0 risks, not counting archived ones; none of them is open\.$/], ['How many critical risks?', /no open risk/],
  ['Which risks are about suppliers?', /no open risk/], ['What should I do first?', /No task is overdue[\s\S]*no open risk/],
])('with no risks: %s', (question, expected) => {
  expect(answerTo(question, nothing)).toMatch(expected);
});

describe('what is overdue', () => {
  const none = { tasks: [], total: 0 };
  const late = { tasks: [{ title: 'T', due: '2026-01-31' }], total: 1 };
  const actions = { actions: [{ title: 'A *b*', plan: 'P', due: '2026-02-01' }, { title: ' ', plan: '', due: '2026-02-02' }], total: 3 };
  test.each<[string, Partial<OrganizationFacts>, string]>([
    ['nothing, as far as tasks tell', { overdue: none }, 'No task is overdue.'],
    ['nothing at all', { overdue: none, overdueActions: { actions: [], total: 0 } }, 'No task and no plan action is overdue.'],
    ['a task', { overdue: late }, '1 task is overdue:\n\n- **T**: due 2026-01-31'],
    ['a task, and no action', { overdue: late, overdueActions: { actions: [], total: 0 } }, '1 task is overdue:\n\n- **T**: due 2026-01-31'],
    ['actions', { overdue: none, overdueActions: actions }, 'No task is overdue.\n\n3 plan actions are overdue:\n\n- **A b** (plan: P): due 2026-02-01\n- **untitled** (plan: untitled): due 2026-02-02\n\nand 1 more.'],
    ['tasks that may not be read', { overdue: null }, 'Your role cannot read tasks, so I cannot tell you what is overdue.'],
    ['only actions may be read', { overdue: null, overdueActions: { actions: [], total: 0 } }, 'Your role cannot read tasks, so I cannot tell you which of them are overdue.\n\nNo plan action is overdue.'],
  ])('%s', (_name, known, expected) => {
    expect(answerTo('What is overdue?', { ...facts, ...known })).toBe(expected);
  });
});

describe('the message after a question of the assistant is the answer to it', () => {
  test.each([
    ['Analyze a risk scenario', 'Phishing gives an attacker access to our customer database.', /^\*\*Likelihood 4 of 5\*\*/],
    ['Generate treatment plan', 'Ransomware on our file server', /^A draft, priority/],
    ['Generate treatment plan', 'my top risk', /^A draft, priority \*\*critical\*\*, within 30 days, for \*\*Ransomware/],
    ['Suggest security controls', 'our servers', /^Controls that fit best:\n\n- \*\*Flaw remediation/],
    ['Suggest security controls', 'qwertz', /^For which kind of asset/],
    ['Risikoszenario analysieren', 'Phishing verschafft einem Angreifer Zugriff auf unsere Kundendatenbank.', /^\*\*Wahrscheinlichkeit 4 von 5\*\*/],
  ])('%s, then %s', (before, question, expected) => {
    expect(answerTo(question, facts, [before])).toMatch(expected);
  });
});

describe('a message may refer to the earlier subject', () => {
  const scenario = 'Analyze: hackers steal credit card numbers from our web shop';
  test.each([
    [[scenario], 'And controls for that?', /^Controls that fit best:[\s\S]*SI-10/],
    [[scenario], 'Now a treatment plan for it', /^A draft, priority[\s\S]*Information input validation/],
    [['Treatment plan for Coffee shortage'], 'And analyze this', /^As it is recorded: \*\*Coffee shortage/],
    [[scenario, 'And controls for that?'], 'And a treatment plan for it?', /^A draft, priority[\s\S]*Information input validation/],
    [['Analysiere: Hacker stehlen Kreditkartendaten aus unserem Webshop'], 'Und Maßnahmen dagegen?', /^Maßnahmen, die am besten passen:[\s\S]*SI-10/],
    // Without an earlier subject.
    [['What is overdue?'], 'And controls for that?', /^For which kind of asset/],
    [[], 'Treatment plan for this', /^Which risk should be treated/],
  ])('%j, then %s', (earlier, question, expected) => {
    expect(answerTo(question, facts, earlier)).toMatch(expected);
  });
});

describe('an answer is in the language of the question', () => {
  test.each([
    ['¿Cuáles son mis principales riesgos?', /^Usted ve 2 riesgos abiertos \(crítico: 1, bajo: 1\)[\s\S]*puntuación 20 de 25, crítico, identificado/],
    ["Qu'est-ce qui est en retard ?", /^7 tâches sont en retard\s:[\s\S]*échéance 2026-01-31[\s\S]*et 6 de plus/],
    ['Was ist überfällig?', /^7 Aufgaben sind überfällig:[\s\S]*fällig am 2026-01-31[\s\S]*und 6 weitere/],
    ['Maßnahmen für eine Datenbank', /^Maßnahmen, die am besten passen:\n\n- \*\*Access enforcement[\s\S]*auf Englisch/],
    ['Medidas para una base de datos', /AC-3[\s\S]*inglés/],
    ['Mesures pour une base de données', /AC-3[\s\S]*anglais/],
    ['Hilfe', /^Ich bin der eingebaute Assistent/], ['Aide', /^Je suis l’assistant intégré/], ['Ayuda', /^Soy el asistente integrado/],
    ['Behandlungsplan für Coffee shortage rm', /^Ein Entwurf, Priorität \*\*niedrig\*\*, innerhalb von 6 Monaten, für \*\*Coffee shortage rm\*\*:\n\n- \*\*Verantwortung/],
    ['¿Cuántos riesgos son críticos?', /abiertos que usted ve: 2; de ellos de nivel crítico: 1/],
    ['Combien de risques avons-nous ?', /^Vous voyez 3 risques/], ['Qu’est-ce qu’un risque ?', /^\*\*Risque\*\*\s: ce que/], ['Was ist ein Restrisiko?', /^\*\*Restrisiko\*\*: das Risiko, das nach/],
  ])('%s', (question, expected) => {
    expect(answerTo(question, facts)).toMatch(expected);
  });

  test('or in the preferred language if the question has no recognizable words', () => {
    expect(answerTo('Ransomware', { ...facts, topRisks: [] }, [], 'de')).toMatch(/^Maßnahmen, die am besten passen/);
    expect(answerTo('qwertz', facts, [], 'fr')).toMatch(/^Je n’y ai trouvé/);
    expect(answerTo('What is overdue?', facts, [], 'fr')).toMatch(/^7 tasks/);
  });
});

test('an answer is at most as long as a message in the next request may be', () => {
  const long = { title: 'T'.repeat(500), category: 'x'.repeat(100), severity: 'critical', status: 'in-progress' as const, score: 25 };
  const full = { ...facts, topRisks: Array.from({ length: 5 }, () => long), overdue: { tasks: Array.from({ length: 5 }, () => ({ title: long.title, due: '2026-01-01' })), total: 9 } };
  for (const question of ['top risks', 'what should I do first?', 'treatment plan for my top risk', 'analyze my top risk', `Treatment plan for ${'phishing '.repeat(2000)}`]) {
    expect(answerTo(question, full).length, question).toBeLessThan(10_000);
  }
});

test.each(['how ', 'not tested. ', 'risk of the ', 'ransomware ', 'wie '])('a long conversation of %j is read quickly', (words) => {
  const long = words.repeat(Math.floor(20_000 / words.length));
  const started = processorTime();
  answerTo(long, facts, Array.from({ length: 25 }, () => long));
  expect(processorTime() - started).toBeLessThan(1500);
});
