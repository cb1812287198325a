/** A draft of a treatment plan: an action for each control that fits, in an order that makes sense. */
import type { AiTreatmentPlanRequest } from '../schemas/ai.ts';
import type { Level } from '../schemas/level.ts';
import type { TreatmentAction } from '../schemas/treatment-plan.ts';
import type { PlanDraft } from './answers.ts';
import { controlsFor, referenceOf } from './controls/catalogue.ts';
import type { Control } from './controls/control.ts';
import { assess } from './assess.ts';
import { bullets, counted, quoted } from './wording.ts';

const TIMELINES: Readonly<Record<Level, string>> = { critical: '30 days', high: '60 days', medium: '90 days', low: '6 months' };
const MOST_ACTIONS = 6;

/** Used where the catalogue finds nothing: the steps of ISO 31000, which fit any risk. */
const GENERAL: readonly (readonly [title: string, description: string])[] = [
  ['Agree on an owner and a target', 'Name who answers for this risk, and how far it has to come down.'],
  ['Choose how to treat it', 'Compare avoiding, reducing, sharing and accepting the risk by cost and effect.'],
  ['Carry out and check', 'Do what was chosen, then assess the risk again and record what is left.'],
];

function action(title: string, description: string): TreatmentAction {
  return { id: crypto.randomUUID(), title: title.slice(0, 200), description, responsible: '', dueDate: null, status: 'pending' };
}

function actionFor(control: Control): TreatmentAction {
  return action(control.title, `${control.summary} (${referenceOf(control)})`);
}

export function draftPlan({ risk_description, assets = [], scenarios = [] }: AiTreatmentPlanRequest): PlanDraft {
  const text = [risk_description, ...scenarios].join(' ').slice(0, 20_000);
  const { assessment } = assess({ scenario_description: text });
  const controls = controlsFor({ text, assetType: assets.join(' ') }, MOST_ACTIONS);
  const found = controls.length > 0 ? controls : controlsFor({ text, assetType: '' }, MOST_ACTIONS);
  const actions = found.length > 0 ? found.map(actionFor) : GENERAL.map(([title, description]) => action(title, description));
  const subject = quoted(risk_description, 120);
  const scope = [assets.length > 0 && `Assets: ${assets.map((name) => quoted(name, 60)).join(', ')}.`, scenarios.length > 0 && `Scenarios: ${scenarios.map((name) => quoted(name, 60)).join(', ')}.`];
  const description = [`Reduce the risk: ${subject}`, ...scope].filter((line) => line !== false).join('\n').slice(0, 10_000);
  const priority = assessment.risk_level;
  const content = [
    `A draft with ${counted(actions.length, 'action')}, priority **${priority}**, to be done within ${TIMELINES[priority]}:`,
    bullets(actions.map(({ title }) => title)),
    'Choose who does what by when, and put in what it costs; strike out what is in place already.',
  ];
  return {
    content: content.join('\n\n'),
    plan: { title: `Treat: ${subject}`.slice(0, 200), description, priority, estimatedCost: '', timeline: TIMELINES[priority], actions },
  };
}
