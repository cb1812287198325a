import { expect, test } from 'vitest';
import type { Language } from '@parapet/contracts';
import { builtInAssistant } from '../built-in-assistant.ts';
import { DRAFTS } from '../texts/texts.ts';
import { assess } from './drafts.ts';
import { draftPlan } from './drafts.ts';
import { suggest } from './drafts.ts';

const NOTICE = DRAFTS.en.notice;
const never = new AbortController().signal;

test('every draft says that no model is connected', async () => {
  const drafts = await Promise.all([
    builtInAssistant.analyzeRisk({ scenario_description: 'x' }, never),
    builtInAssistant.generateTreatmentPlan({ risk_description: 'x' }, never),
    builtInAssistant.suggestControls({ asset_type: 'x' }, never),
  ]);
  for (const { content } of drafts) expect(content.endsWith(`_${NOTICE}_`), content).toBe(true);
  expect(NOTICE).toBe('Built-in assistant: no language model is connected');
});

test.each<[Language, RegExp, string, string]>([
  [
    'es',
    /_Asistente integrado: no hay ningún modelo de lenguaje conectado_$/,
    'Nuestros portátiles no están cifrados',
    'Base de datos',
  ],
  [
    'fr',
    /_Assistant intégré\s: aucun modèle de langage n’est connecté_$/,
    'Nos portables ne sont pas chiffrés',
    'Base de données',
  ],
  [
    'de',
    /_Eingebauter Assistent: Es ist kein Sprachmodell verbunden_$/,
    'Unsere Laptops sind nicht verschlüsselt',
    'Datenbank',
  ],
])('a draft and its notice are in the language of the request: %s', async (language, notice, scenario, asset) => {
  expect((await builtInAssistant.analyzeRisk({ scenario_description: scenario }, never)).content).toMatch(notice);
  expect((await builtInAssistant.generateTreatmentPlan({ risk_description: scenario }, never)).content).toMatch(notice);
  expect((await builtInAssistant.suggestControls({ asset_type: asset }, never)).content).toMatch(notice);
  // Without recognizable words the preferred language counts.
  expect((await builtInAssistant.suggestControls({ asset_type: 'Server' }, never, language)).content).toMatch(notice);
});

test('a plan has actions with references, within the length limits', () => {
  const { plan } = draftPlan({
    risk_description: 'Ransomware '.repeat(900),
    assets: Array.from({ length: 100 }, (_, n) => `Server ${n}`),
    scenarios: ['Phishing'],
  });
  expect(plan.title.length).toBeLessThanOrEqual(200);
  expect(plan.description.length).toBeLessThanOrEqual(10_000);
  expect(plan.actions.length).toBeGreaterThan(2);
  for (const action of plan.actions) expect(action.description).toMatch(/NIST/);
  expect(new Set(plan.actions.map(({ id }) => id)).size).toBe(plan.actions.length);
});

test('a plan for unknown words has the general steps', () => {
  expect(draftPlan({ risk_description: 'qwertz' }).plan.actions.map(({ title }) => title)).toEqual([
    'Agree on an owner and a target',
    'Choose how to treat it',
    'Carry out and check',
  ]);
  expect(draftPlan({ risk_description: 'Der Kaffee ist alle' }).plan).toMatchObject({
    title: 'Behandeln: Der Kaffee ist alle',
    actions: [{ title: 'Verantwortung und Ziel festlegen' }, {}, {}],
  });
});

test('controls are suggested for the type of asset and the category', () => {
  const all = suggest({ asset_type: 'Server' });
  expect(all.controls.length).toBe(10);
  const narrowed = suggest({ asset_type: 'Server', risk_category: 'Malware' });
  expect(narrowed.controls[0]?.title).toMatch(/Malicious code|Backup|backup|Phishing|awareness/);
  expect(suggest({ asset_type: 'Personnel', risk_category: 'qwertz' }).controls.length).toBeGreaterThan(0);
  expect(suggest({ asset_type: 'qwertz' })).toMatchObject({
    controls: [],
    content: expect.stringContaining('nothing for qwertz'),
  });
});

test('each value of a draft has its reason', async () => {
  const scenario_description = 'Our laptops are not encrypted';
  expect((await builtInAssistant.analyzeRisk({ scenario_description }, never)).reasons?.likelihood).toContain('raises');
  expect(
    (await builtInAssistant.generateTreatmentPlan({ risk_description: scenario_description }, never)).reasons?.priority,
  ).toContain('medium');
  const { reasons } = assess({ scenario_description });
  expect(reasons).toEqual({
    likelihood: '"not encrypted" raises it.',
    impact: 'Nothing in the text suggests a higher or lower rating.',
    risk_level: 'Likelihood × impact is 12, which is medium.',
    mitigation_strategy: expect.stringContaining('NIST SP 800-53'),
  });
  expect(draftPlan({ risk_description: 'Our laptops are not encrypted' }).reasons?.priority).toBe(reasons?.risk_level);
  const { controls } = suggest({ asset_type: 'Database', risk_category: 'Privacy' });
  expect(new Set(controls.map(({ reason }) => reason))).toEqual(
    new Set([
      'The control catalog has it for Database.',
      'The control catalog has it for Privacy.',
      'The control catalog has it for Database and Privacy.',
    ]),
  );
});
