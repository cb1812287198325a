/** A first assessment of a scenario from the words of its description, for a person to review. */
import type { AiRiskAnalysis, AiRiskAnalysisRequest, Language } from '@parapet/contracts';
import { scenarioLevel } from '@parapet/contracts/rules';
import { DRAFTS, RATINGS } from '../texts/texts.ts';
import type { DraftTexts } from '../texts/types.ts';
import { bullets, paragraphs, sentence } from '../wording.ts';
import { controlsFor } from './controls.ts';
import { reasonsIn, type Reason } from './rate.ts';
import { languageOf } from './terms.ts';

const MIDDLE = 3;
const MOST_CONTROLS = 4;

function estimate(found: readonly Reason[], texts: DraftTexts['analysis']): { value: number; reasons: string } {
  const value = found.reduce((sum, { change }) => sum + change, MIDDLE);
  const reasons = found.map(({ words, change }) => (change > 0 ? texts.raises(words) : texts.lowers(words)));
  return { value: Math.min(5, Math.max(1, value)), reasons: reasons.join(', ') || texts.noReason };
}

/**
 * Likelihood and impact start in the middle of the scale and follow the words of the description.
 * @param preferred language of the description if its words do not show it
 * @param language of the answer. Default: that of the description
 */
export function assess(
  { scenario_description, context = '' }: AiRiskAnalysisRequest,
  preferred?: Language,
  language?: Language,
): Pick<AiRiskAnalysis, 'content' | 'assessment' | 'reasons'> & { language: Language } {
  const text = `${scenario_description}\n${context}`;
  const written = languageOf(text, preferred);
  const { analysis: texts, levels, controls, fromCatalog } = DRAFTS[language ?? written];
  const found = reasonsIn(text, RATINGS[written]);
  const [likelihood, impact] = [estimate(found.likelihood, texts), estimate(found.impact, texts)];
  const risk_level = scenarioLevel(likelihood.value, impact.value);
  const level = texts.level(likelihood.value * impact.value, levels[risk_level]);
  const steps = controlsFor({ text, language: written }, MOST_CONTROLS).map(
    ({ id, title, summary }) => `${title} (${id}): ${summary}`,
  );
  return {
    content: paragraphs(
      texts.likelihood(likelihood.value, likelihood.reasons),
      texts.impact(impact.value, impact.reasons),
      level,
      ...(steps.length === 0 ? [texts.nothing] : [`${texts.helping}\n${bullets(steps)}`, controls.inEnglish]),
      texts.caution,
    ),
    assessment: {
      likelihood: likelihood.value,
      impact: impact.value,
      risk_level,
      // A description does not show how well controls work.
      residual_risk: null,
      controls_effectiveness: null,
      mitigation_strategy: steps.join('\n'),
      comments: '',
    },
    reasons: {
      likelihood: sentence(likelihood.reasons),
      impact: sentence(impact.reasons),
      risk_level: level.replaceAll('**', ''),
      mitigation_strategy: fromCatalog,
    },
    language: language ?? written,
  };
}
