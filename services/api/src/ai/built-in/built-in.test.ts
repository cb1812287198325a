import { describe, expect, test } from 'vitest';
import type { AiMessage } from '@parapet/contracts';
import type { Language } from '@parapet/contracts';
import type { OrganizationFacts } from './facts.ts';
import { builtInAssistant } from './built-in-assistant.ts';
import { draftPlan } from './draft-plan.ts';
import { NOTICE } from './notice.ts';
import { suggest } from './suggest.ts';

const facts: OrganizationFacts = { risks: 0, openRisks: 0, bySeverity: [], topRisks: [], overdue: null };
const never = new AbortController().signal;

async function chat(messages: AiMessage[], preferred?: Language): Promise<string> {
  return (await Array.fromAsync(builtInAssistant.chat({ messages }, facts, never, preferred))).join('');
}
const asked = (content: string): AiMessage => ({ role: 'user', content });

test('every answer says that no model is connected', async () => {
  const others = await Promise.all([
    builtInAssistant.analyzeRisk({ scenario_description: 'x' }, never),
    builtInAssistant.generateTreatmentPlan({ risk_description: 'x' }, never),
    builtInAssistant.suggestControls({ asset_type: 'x' }, never),
  ]);
  for (const text of [await chat([asked(`Is this ${NOTICE}?`)]), ...others.map(({ content }) => content)]) expect(text.endsWith(`_${NOTICE}_`), text).toBe(true);
  expect(NOTICE).toBe('Built-in assistant: no language model is connected');
});

describe('an answer and its notice are in one language', () => {
  const notices: [Language, RegExp, string, string, string][] = [
    ['es', /_Asistente integrado: no hay ningún modelo de lenguaje conectado_$/, '¿Qué está vencido?', 'Nuestros portátiles no están cifrados', 'Base de datos'],
    ['fr', /_Assistant intégré\s: aucun modèle de langage n’est connecté_$/, 'Qu’est-ce qui est en retard ?', 'Nos portables ne sont pas chiffrés', 'Base de données'],
    ['de', /_Eingebauter Assistent: Es ist kein Sprachmodell verbunden_$/, 'Was ist überfällig?', 'Unsere Laptops sind nicht verschlüsselt', 'Datenbank'],
  ];
  test.each(notices)('%s', async (language, notice, question, scenario, asset) => {
    expect(await chat([asked(question)])).toMatch(notice);
    expect((await builtInAssistant.analyzeRisk({ scenario_description: scenario }, never)).content).toMatch(notice);
    expect((await builtInAssistant.generateTreatmentPlan({ risk_description: scenario }, never)).content).toMatch(notice);
    expect((await builtInAssistant.suggestControls({ asset_type: asset }, never)).content).toMatch(notice);
    // Without recognizable words the preferred language counts.
    expect((await builtInAssistant.suggestControls({ asset_type: 'Server' }, never, language)).content).toMatch(notice);
    expect(await chat([asked('Ransomware')], language)).toMatch(notice);
    expect(await chat([asked(question), { role: 'assistant', content: 'What is overdue is this' }, asked('Ransomware')])).toMatch(notice);
  });
});

test('the message after a question of the assistant is the answer to it', async () => {
  const answer = await chat([asked('Generate treatment plan'), { role: 'assistant', content: 'Which risk should be treated? What is overdue?' }, asked('Ransomware on our file server')]);
  expect(answer).toMatch(/^A draft, priority/);
});

test('a plan has actions with references, within the length limits', () => {
  const { plan } = draftPlan({ risk_description: 'Ransomware '.repeat(900), assets: Array.from({ length: 100 }, (_, n) => `Server ${n}`), scenarios: ['Phishing'] });
  expect(plan.title.length).toBeLessThanOrEqual(200);
  expect(plan.description.length).toBeLessThanOrEqual(10_000);
  expect(plan.actions.length).toBeGreaterThan(2);
  for (const action of plan.actions) expect(action.description).toMatch(/NIST/);
  expect(new Set(plan.actions.map(({ id }) => id)).size).toBe(plan.actions.length);
});

test('a plan for unknown words has the general steps', () => {
  expect(draftPlan({ risk_description: 'qwertz' }).plan.actions.map(({ title }) => title)).toEqual(['Agree on an owner and a target', 'Choose how to treat it', 'Carry out and check']);
  expect(draftPlan({ risk_description: 'Der Kaffee ist alle' }).plan).toMatchObject({ title: 'Behandeln: Der Kaffee ist alle', actions: [{ title: 'Verantwortung und Ziel festlegen' }, {}, {}] });
});

test('controls are suggested for the type of asset and the category', () => {
  const all = suggest({ asset_type: 'Server' });
  expect(all.controls.length).toBe(10);
  const narrowed = suggest({ asset_type: 'Server', risk_category: 'Malware' });
  expect(narrowed.controls[0]?.title).toMatch(/Malicious code|Backup|backup|Phishing|awareness/);
  expect(suggest({ asset_type: 'Personnel', risk_category: 'qwertz' }).controls.length).toBeGreaterThan(0);
  expect(suggest({ asset_type: 'qwertz' })).toMatchObject({ controls: [], content: expect.stringContaining('nothing for qwertz') });
});
