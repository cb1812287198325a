import { expect, test } from 'vitest';
import type { OrganizationFacts } from './facts.ts';
import { assess } from './assess.ts';
import { builtInAssistant } from './built-in-assistant.ts';
import { answerTo } from './chat.ts';
import { draftPlan } from './draft-plan.ts';
import { suggest } from './suggest.ts';
import { NOTICE } from './wording.ts';

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
const never = new AbortController().signal;

test.each([
  ['What are our top risks?', /2 open risks \(1 critical, 1 low\)[\s\S]*\*\*Ransomware on the file server\*\*: score 20 of 25/],
  ['show me the highest risk', /score 20 of 25/],
  ['What is overdue?', /7 tasks are overdue[\s\S]*Test the backups\*\*: due 2026-01-31[\s\S]*and 6 more/],
  ['Suggest security controls', /For which kind of asset/],
  ['Suggest security controls for a database', /NIST SP 800-53/],
  ['Generate treatment plan', /Which risk should be treated/],
  ['Treatment plan for ransomware on our file server', /A draft, priority \*\*\w+\*\*/],
  ['Analyze a risk scenario', /Describe the scenario in a sentence/],
  ['Analyze: an employee loses a laptop with personal data of customers', /Likelihood \d of 5/],
  ['Risk assessment tips', /Tips for assessing risks/],
  ['How is the score calculated?', /impact × probability/],
  ['What does AC-2 say?', /Account management/],
  ['ransomware?', /Controls that fit best/],
  ['sing me a song', /Ask me for example/],
])('%s', (question, expected) => {
  expect(answerTo(question, facts)).toMatch(expected);
});

test('text of records is shown as text', () => {
  expect(answerTo('top risks', facts)).toContain('**Coffee shortage rm**');
});

test('what a role may not read is not told', () => {
  expect(answerTo('What is overdue?', { ...facts, overdue: null })).toMatch(/Your role cannot read tasks/);
  expect(answerTo('top risks', { ...facts, topRisks: [], openRisks: 0 })).toMatch(/no open risk/);
});

test('every answer says that no model is connected', async () => {
  const chat = await Array.fromAsync(builtInAssistant.chat({ messages: [{ role: 'user', content: `Is this ${NOTICE}?` }] }, facts, never));
  const others = await Promise.all([
    builtInAssistant.analyzeRisk({ scenario_description: 'x' }, never),
    builtInAssistant.generateTreatmentPlan({ risk_description: 'x' }, never),
    builtInAssistant.suggestControls({ asset_type: 'x' }, never),
  ]);
  for (const text of [chat.join(''), ...others.map(({ content }) => content)]) expect(text.endsWith(`_${NOTICE}_`), text).toBe(true);
});

test.each([
  ['Something', 3, 3, 'medium'],
  ['Phishing against customers, with no training', 5, 4, 'high'],
  ['Ransomware destroys all production systems: fine by the regulator, unpatched, weekly attempts', 5, 5, 'critical'],
  ['A rare and minor flood', 1, 2, 'low'],
])('%s is assessed %i x %i', (scenario_description, likelihood, impact, risk_level) => {
  expect(assess({ scenario_description }).assessment).toMatchObject({ likelihood, impact, risk_level, residual_risk: null, controls_effectiveness: null });
});

test('a plan has actions with references, and never more text than fits', () => {
  const { plan } = draftPlan({ risk_description: 'Ransomware '.repeat(900), assets: Array.from({ length: 100 }, (_, n) => `Server ${n}`), scenarios: ['Phishing'] });
  expect(plan.title.length).toBeLessThanOrEqual(200);
  expect(plan.description.length).toBeLessThanOrEqual(10_000);
  expect(plan.actions.length).toBeGreaterThan(2);
  for (const action of plan.actions) expect(action.description).toMatch(/NIST/);
  expect(new Set(plan.actions.map(({ id }) => id)).size).toBe(plan.actions.length);
});

test('a plan for words that mean nothing has the general steps', () => {
  expect(draftPlan({ risk_description: 'qwertz' }).plan.actions.map(({ title }) => title)).toEqual(['Agree on an owner and a target', 'Choose how to treat it', 'Carry out and check']);
});

test('controls are suggested for the kind of asset, narrowed by the category where that fits', () => {
  const all = suggest({ asset_type: 'Server' });
  expect(all.controls.length).toBe(10);
  const narrowed = suggest({ asset_type: 'Server', risk_category: 'Malware' });
  expect(narrowed.controls[0]?.title).toMatch(/Malicious code|Backup|backup|Phishing|awareness/);
  expect(suggest({ asset_type: 'Personnel', risk_category: 'qwertz' }).controls.length).toBeGreaterThan(0);
  expect(suggest({ asset_type: 'qwertz' })).toMatchObject({ controls: [], content: expect.stringContaining('nothing for qwertz') });
});
