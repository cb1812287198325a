/** Drafts a treatment plan with an action for each control that fits, in a sensible order. */
import type { AiTreatmentPlan, AiTreatmentPlanRequest, Language } from '@parapet/contracts';
import { referenceOf } from '../catalog/catalog.ts';
import { DRAFTS } from '../texts/texts.ts';
import { bullets, paragraphs, quoted } from '../wording.ts';
import { assess } from './assess.ts';
import { controlsFor } from './controls.ts';
import { assetTypesOf } from './terms.ts';

const MOST_ACTIONS = 6;

/**
 * If the catalog finds nothing, the actions are the steps of ISO 31000, which fit any risk.
 * @param preferred language of the description if its words do not show it
 * @param answerIn language of the answer. Default: that of the description
 */
export function draftPlan(
  { risk_description, assets = [], scenarios = [] }: AiTreatmentPlanRequest,
  preferred?: Language,
  answerIn?: Language,
): Pick<AiTreatmentPlan, 'content' | 'plan' | 'reasons'> & { language: Language } {
  const text = [risk_description, ...scenarios].join('\n').slice(0, 20_000);
  const { assessment, reasons, language } = assess({ scenario_description: text }, preferred, answerIn);
  const { plan: texts, controls, levels, fromWords } = DRAFTS[language];
  const named = assets.join('\n');
  const assetType = assetTypesOf(named, preferred).length > 0 ? named : text;
  const found = controlsFor({ text, assetType, language: preferred }, MOST_ACTIONS);
  const steps = found.map((control) => [control.title, `${control.summary} (${referenceOf(control)})`] as const);
  const actions = (steps.length > 0 ? steps : texts.general).map(([title, description]) => ({
    id: crypto.randomUUID(),
    title: title.slice(0, 200),
    description,
    responsible: '',
    dueDate: null,
    status: 'pending' as const,
  }));
  const subject = quoted(risk_description, 120);
  const names = (all: readonly string[]) => all.map((name) => quoted(name, 60)).join(', ');
  const description = [
    texts.description(subject),
    ...(assets.length > 0 ? [texts.assets(names(assets))] : []),
    ...(scenarios.length > 0 ? [texts.scenarios(names(scenarios))] : []),
  ];
  const priority = assessment.risk_level;
  const timeline = texts.timelines[priority];
  const because = reasons?.risk_level;
  return {
    content: paragraphs(
      texts.drafted(actions.length, levels[priority], timeline),
      bullets(actions.map(({ title }) => title)),
      found.length > 0 ? controls.inEnglish : '',
      texts.next,
    ),
    plan: {
      title: texts.title(subject).slice(0, 200),
      description: description.join('\n').slice(0, 10_000),
      priority,
      estimatedCost: '',
      timeline,
      actions,
    },
    reasons: { title: fromWords, description: fromWords, priority: because, timeline: because },
    language,
  };
}
