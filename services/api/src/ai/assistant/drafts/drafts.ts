/** Drafts an assessment, a treatment plan or controls from words, for a person to review. */
import type { AiControlRequest, AiRiskAnalysisRequest, AiTreatmentPlanRequest, Language } from '@parapet/contracts';
import { scenarioLevel } from '@parapet/contracts/rules';
import { draftedAction, type Analysis, type ControlDraft, type PlanDraft } from '../../assistant.ts';
import { baselineOf } from '../catalog/baselines.ts';
import { referenceOf } from '../catalog/catalog.ts';
import { DRAFTS, RATINGS } from '../texts/texts.ts';
import { bullets, paragraphs, quoted, sentence } from '../wording.ts';
import { controlsFor, ranked } from './controls.ts';
import { reasonsIn, type Reason } from './rate.ts';
import { assetTypesOf, categoryTopics, languageOf, topicsOf } from './terms.ts';

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
export function assess(
  { scenario_description, context = '' }: AiRiskAnalysisRequest,
  preferred?: Language,
  answerIn?: Language,
): In<Analysis> {
  const text = `${scenario_description}\n${context}`;
  const written = languageOf(text, preferred);
  const language = answerIn ?? written;
  const { analysis: texts, levels, controls, fromCatalog } = DRAFTS[language];
  const rated = (found: readonly Reason[]) => {
    const reasons = found.map(({ words, change }) => (change > 0 ? texts.raises(words) : texts.lowers(words)));
    const value = found.reduce((sum, { change }) => sum + change, MIDDLE);
    return [Math.min(5, Math.max(1, value)), reasons.join(', ') || texts.noReason] as const;
  };
  const found = reasonsIn(text, RATINGS[written]);
  const [[likelihood, whyLikely], [impact, whyBad]] = [rated(found.likelihood), rated(found.impact)];
  const risk_level = scenarioLevel(likelihood, impact);
  const level = texts.level(likelihood * impact, levels[risk_level]);
  const steps = controlsFor(text, MOST.steps, written).map(({ id, title, summary }) => `${title} (${id}): ${summary}`);
  const mitigation_strategy = steps.join('\n');
  const helping = steps.length === 0 ? [texts.nothing] : [`${texts.helping}\n${bullets(steps)}`, controls.inEnglish];
  const rating = [texts.likelihood(likelihood, whyLikely), texts.impact(impact, whyBad), level];
  const because = { likelihood: sentence(whyLikely), impact: sentence(whyBad), mitigation_strategy: fromCatalog };
  return {
    content: paragraphs(...rating, ...helping, texts.caution),
    assessment: { likelihood, impact, risk_level, mitigation_strategy, ...UNKNOWN },
    reasons: { ...because, risk_level: level.replaceAll('**', '') },
    language,
  };
}

/** An action for each control that fits; if the catalog finds none, the steps of ISO 31000, which fit any risk. Languages as of {@link assess}. */
export function draftPlan(
  { risk_description, assets = [], scenarios = [] }: AiTreatmentPlanRequest,
  preferred?: Language,
  answerIn?: Language,
): In<PlanDraft> {
  const text = [risk_description, ...scenarios].join('\n').slice(0, 20_000);
  const { assessment, reasons, language } = assess({ scenario_description: text }, preferred, answerIn);
  const { plan: texts, controls, levels, fromWords } = DRAFTS[language];
  const named = assets.join('\n');
  const asset = assetTypesOf(named, preferred).length > 0 ? named : text;
  const found = controlsFor(text, MOST.actions, preferred, asset);
  const steps = found.map((one) => [one.title, `${one.summary} (${referenceOf(one)})`] as const);
  const actions = (steps.length > 0 ? steps : texts.general).map((step) => draftedAction(...step));
  const subject = quoted(risk_description, 120);
  const all = (names: readonly string[]) => names.map((name) => quoted(name, 60)).join(', ');
  const lines = [
    texts.description(subject),
    ...(assets.length === 0 ? [] : [texts.assets(all(assets))]),
    ...(scenarios.length === 0 ? [] : [texts.scenarios(all(scenarios))]),
  ];
  const [title, description] = [texts.title(subject).slice(0, 200), lines.join('\n').slice(0, 10_000)];
  const priority = assessment.risk_level;
  const timeline = texts.timelines[priority];
  const because = reasons?.risk_level;
  return {
    content: paragraphs(
      texts.drafted(actions.length, levels[priority], timeline),
      bullets(actions.map((action) => `**${action.title}**: ${action.description}`)),
      found.length > 0 ? controls.inEnglish : '',
      texts.next,
    ),
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
  const [ofType, ofCategory] = [topicsOf(asset_type, language), categoryTopics(risk_category, language)];
  const isForAsset = types.length > 0;
  const found = ranked(isForAsset ? ofCategory : [...ofType, ...ofCategory], types, isForAsset, MOST.controls);
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
