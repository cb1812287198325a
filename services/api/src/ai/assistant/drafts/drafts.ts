/** Drafts an assessment, a treatment plan or controls from words, for a person to review. */
import type { AiControlRequest, AiRiskAnalysisRequest, AiTreatmentPlanRequest, Language } from '@parapet/contracts';
import { scenarioLevel } from '@parapet/contracts/rules';
import { draftedAction, type Analysis, type ControlDraft, type PlanDraft } from '../../assistant.ts';
import { baselineOf } from '../catalog/baselines.ts';
import { referenceOf } from '../catalog/catalog.ts';
import { DRAFTS, RATINGS } from '../texts/texts.ts';
import { bullets, paragraphs, quoted, sentence } from '../wording.ts';
import { assetTypesOf, categoryTopics, controlsFor, languageOf, ranked, topicsOf } from './controls.ts';
import { reasonsIn } from './rate.ts';

type In<Draft> = Draft & { language: Language };

const MIDDLE = 3;
const MOST = { steps: 4, actions: 6, controls: 10 };
/** A description does not show how well controls work. */
const UNKNOWN = { residual_risk: null, controls_effectiveness: null, comments: '' };

/**
 * Likelihood and impact start in the middle of the scale and follow the words of the description.
 * @param preferred language of the description if its words do not show it
 * @param answerIn language of the answer. Default: that of the description
 */
export function assess(request: AiRiskAnalysisRequest, preferred?: Language, answerIn?: Language): In<Analysis> {
  const text = `${request.scenario_description}\n${request.context ?? ''}`;
  const written = languageOf(text, preferred);
  const language = answerIn ?? written;
  const { analysis: texts, levels, controls, fromCatalog } = DRAFTS[language];
  const found = reasonsIn(text, RATINGS[written]);
  const rated = (of: keyof typeof found) => {
    const reasons = found[of].map(([words, change]) => texts[change > 0 ? 'raises' : 'lowers'](words));
    const value = found[of].reduce((sum, [, change]) => sum + change, MIDDLE);
    return [Math.min(5, Math.max(1, value)), reasons.join(', ') || texts.noReason] as const;
  };
  const [[likelihood, whyLikely], [impact, whyBad]] = [rated('likelihood'), rated('impact')];
  const risk_level = scenarioLevel(likelihood, impact);
  const level = texts.level(likelihood * impact, levels[risk_level]);
  const steps = controlsFor(text, MOST.steps, written).map(({ id, title, summary }) => `${title} (${id}): ${summary}`);
  const helping = steps.length === 0 ? [texts.nothing] : [`${texts.helping}\n${bullets(steps)}`, controls.inEnglish];
  const rating = [texts.likelihood(likelihood, whyLikely), texts.impact(impact, whyBad), level];
  const because = { likelihood: sentence(whyLikely), impact: sentence(whyBad), mitigation_strategy: fromCatalog };
  return {
    content: paragraphs(...rating, ...helping, texts.caution),
    assessment: { likelihood, impact, risk_level, mitigation_strategy: steps.join('\n'), ...UNKNOWN },
    reasons: { ...because, risk_level: level.replaceAll('**', '') },
    language,
  };
}

/** An action for each control that fits; if the catalog finds none, the steps of ISO 31000, which fit any risk. Languages as of {@link assess}. */
export function draftPlan(request: AiTreatmentPlanRequest, preferred?: Language, answerIn?: Language): In<PlanDraft> {
  const { risk_description, assets = [], scenarios = [] } = request;
  const text = [risk_description, ...scenarios].join('\n').slice(0, 20_000);
  const { assessment, reasons, language } = assess({ scenario_description: text }, preferred, answerIn);
  const { plan: texts, controls, levels, fromWords } = DRAFTS[language];
  const named = assets.join('\n');
  const asset = assetTypesOf(named, preferred).length > 0 ? named : text;
  const found = controlsFor(text, MOST.actions, preferred, asset);
  const steps = found.map((one) => [one.title, `${one.summary} (${referenceOf(one)})`] as const);
  const actions = (steps.length > 0 ? steps : texts.general).map((step) => draftedAction(...step));
  const [subject, priority, because] = [quoted(risk_description, 120), assessment.risk_level, reasons?.risk_level];
  const timeline = texts.timelines[priority];
  const about = (names: readonly string[], say: (names: string) => string) =>
    names.length === 0 ? [] : say(names.map((name) => quoted(name, 60)).join(', '));
  const lines = [texts.description(subject), about(assets, texts.assets), about(scenarios, texts.scenarios)].flat();
  const [title, description] = [texts.title(subject).slice(0, 200), lines.join('\n').slice(0, 10_000)];
  const toDo = bullets(actions.map((action) => `**${action.title}**: ${action.description}`));
  const drafted = texts.drafted(actions.length, levels[priority], timeline);
  return {
    content: paragraphs(drafted, toDo, found.length > 0 ? controls.inEnglish : '', texts.next),
    plan: { title, description, priority, estimatedCost: '', timeline, actions },
    reasons: { title: fromWords, description: fromWords, priority: because, timeline: because },
    language,
  };
}

/** @param preferred language of the answer if the words do not show it */
export function suggest({ asset_type, risk_category = '' }: AiControlRequest, preferred?: Language): In<ControlDraft> {
  const language = languageOf(`${asset_type} ${risk_category}`, preferred);
  const texts = DRAFTS[language].controls;
  const types = assetTypesOf(asset_type, language);
  const isForAsset = types.length > 0;
  const ofType = isForAsset ? [] : topicsOf(asset_type, language);
  const ofCategory = categoryTopics(risk_category, language);
  const found = ranked([...ofType, ...ofCategory], types, isForAsset, MOST.controls);
  const [asset, category] = [quoted(asset_type, 60), quoted(risk_category, 60)];
  const [isTypeUsed, isCategoryUsed] = [isForAsset || ofType.length > 0, ofCategory.length > 0];
  const subject = (isAsset: boolean, isCategory: boolean) =>
    isAsset && isCategory ? texts.both(asset, category) : isCategory ? category : asset;
  if (found.length === 0) return { content: texts.nothing(subject(true, category !== '')), controls: [], language };
  const controls = found.map((control) => {
    const isAbout = control.topics.some((topic) => ofCategory.includes(topic));
    const isNeeded = !isAbout || types.some((type) => baselineOf(type).includes(control.id));
    const { title, summary: description } = control;
    return { title, description, reference: referenceOf(control), reason: texts.because(subject(isNeeded, isAbout)) };
  });
  const content = paragraphs(
    `${texts.suggested(found.length, subject(isTypeUsed, isCategoryUsed))} ${texts.editions}`,
    isTypeUsed ? '' : texts.unusedType(asset),
    isCategoryUsed || category === '' ? '' : texts.unusedCategory(category),
    texts.inEnglish,
  );
  return { content, controls, language };
}
