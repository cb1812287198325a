/** Drafts a treatment plan with an action for each control that fits, in a sensible order. */
import type { AiTreatmentPlanRequest } from '@parapet/contracts';
import type { Language } from '@parapet/contracts';
import type { TreatmentAction } from '@parapet/contracts';
import type { PlanDraft } from './answers.ts';
import { referenceOf } from '../catalog/catalog.ts';
import type { Control } from '../catalog/control.ts';
import { controlsFor } from './fitting.ts';
import { assetTypesOf } from './topics.ts';
import { assess } from './assess.ts';
import { textsOf } from './texts.ts';
import { bullets, paragraphs, quoted } from '../wording.ts';

const MOST_ACTIONS = 6;

function action(title: string, description: string): TreatmentAction {
  return {
    id: crypto.randomUUID(),
    title: title.slice(0, 200),
    description,
    responsible: '',
    dueDate: null,
    status: 'pending',
  };
}

function actionFor(control: Control): TreatmentAction {
  return action(control.title, `${control.summary} (${referenceOf(control)})`);
}

/**
 * If the catalog finds nothing, the actions are the steps of ISO 31000, which fit any risk.
 * @param preferred language of the description if its words do not show it
 * @param answerIn language of the answer. Default: that of the description
 * @returns also `note`, a remark on the language of the catalog, or ''
 */
export function draftPlan(
  { risk_description, assets = [], scenarios = [] }: AiTreatmentPlanRequest,
  preferred?: Language,
  answerIn?: Language,
): PlanDraft & { language: Language; note: string } {
  const text = [risk_description, ...scenarios].join('\n').slice(0, 20_000);
  const { assessment, reasons, language } = assess({ scenario_description: text }, preferred, answerIn);
  const { plan: texts, controls: aboutControls, levels, fromWords } = textsOf(language);
  const named = assets.join('\n');
  const assetType = assetTypesOf(named, preferred).length > 0 ? named : text;
  const found = controlsFor({ text, assetType, language: preferred }, MOST_ACTIONS);
  const actions =
    found.length > 0 ? found.map(actionFor) : texts.general.map(([title, description]) => action(title, description));
  const subject = quoted(risk_description, 120);
  const names = (all: readonly string[]) => all.map((name) => quoted(name, 60)).join(', ');
  const description = [
    texts.description(subject),
    assets.length > 0 ? texts.assets(names(assets)) : '',
    scenarios.length > 0 ? texts.scenarios(names(scenarios)) : '',
  ];
  const priority = assessment.risk_level;
  const note = found.length > 0 ? aboutControls.inEnglish : '';
  const content = paragraphs(
    texts.drafted(actions.length, levels[priority], texts.timelines[priority]),
    bullets(actions.map(({ title }) => title)),
    note,
    texts.next,
  );
  return {
    content,
    plan: {
      title: texts.title(subject).slice(0, 200),
      description: description
        .filter((line) => line !== '')
        .join('\n')
        .slice(0, 10_000),
      priority,
      estimatedCost: '',
      timeline: texts.timelines[priority],
      actions,
    },
    reasons: { title: fromWords, description: fromWords, priority: reasons?.risk_level, timeline: reasons?.risk_level },
    language,
    note,
  };
}
