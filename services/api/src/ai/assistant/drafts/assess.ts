/** A first assessment of a scenario from the words of its description, for a person to review. */
import type { AiRiskAnalysisRequest } from '@parapet/contracts';
import type { Language } from '@parapet/contracts';
import { scenarioLevel } from '@parapet/contracts/rules';
import type { Analysis } from './answers.ts';
import { controlsFor } from './fitting.ts';
import { affirmed, affirmedOfThreats, clausesOf, type Clause } from './denials.ts';
import { languageOf } from './language.ts';
import { quote, type Span } from './phrases.ts';
import type { DraftTexts } from '../texts/draft-texts.ts';
import { textsOf } from './texts.ts';
import { vocabularyOf, type Vocabulary } from './vocabulary.ts';
import { bullets, paragraphs, sentence } from '../wording.ts';

const MIDDLE = 3;
const MOST_CONTROLS = 4;

/** Words in the text, and by how much they change the value. */
interface Reason {
  words: string;
  change: number;
}

/** At most one reason, even if several clauses match. */
function because(clauses: readonly Clause[], find: (clause: Clause) => readonly Span[], change: number): Reason[] {
  for (const clause of clauses) {
    const [span] = find(clause);
    if (span !== undefined) return [{ words: quote(clause.text, span), change }];
  }
  return [];
}

function byWeights(of: 'likelihood' | 'impact', clauses: readonly Clause[], vocabulary: Vocabulary): Reason[] {
  return vocabulary
    .weights(of)
    .flatMap(({ found, change }) => because(clauses, (clause) => affirmed(found, clause), change));
}

/** Frequency and missing protection raise the likelihood; existing protection lowers it. */
function likelihoodOf(clauses: readonly Clause[], vocabulary: Vocabulary): Reason[] {
  return [
    ...byWeights('likelihood', clauses, vocabulary),
    ...because(clauses, (clause) => affirmedOfThreats(vocabulary.list('often'), clause), 1),
    ...because(clauses, ({ missing }) => missing, 1),
    ...because(clauses, ({ inPlace }) => inPlace, -1),
  ];
}

function estimate(found: readonly Reason[], texts: DraftTexts['analysis']): { value: number; reasons: string } {
  const value = found.reduce((sum, { change }) => sum + change, MIDDLE);
  const reasons = found.map(({ words, change }) => (change > 0 ? texts.raises(words) : texts.lowers(words)));
  return {
    value: Math.min(5, Math.max(1, value)),
    reasons: reasons.length === 0 ? texts.noReason : reasons.join(', '),
  };
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
): Analysis & { language: Language } {
  const text = `${scenario_description}\n${context}`;
  const written = languageOf(text, preferred);
  const [texts, vocabulary] = [textsOf(language ?? written), vocabularyOf(written)];
  const clauses = clausesOf(text, vocabulary);
  const likelihood = estimate(likelihoodOf(clauses, vocabulary), texts.analysis);
  const impact = estimate(byWeights('impact', clauses, vocabulary), texts.analysis);
  const risk_level = scenarioLevel(likelihood.value, impact.value);
  const steps = controlsFor({ text, assetType: text, language: written }, MOST_CONTROLS).map(
    ({ id, title, summary }) => `${title} (${id}): ${summary}`,
  );
  const content = paragraphs(
    texts.analysis.likelihood(likelihood.value, likelihood.reasons),
    texts.analysis.impact(impact.value, impact.reasons),
    texts.analysis.level(likelihood.value * impact.value, texts.levels[risk_level]),
    steps.length === 0 ? texts.analysis.nothing : `${texts.analysis.helping}\n${bullets(steps)}`,
    steps.length === 0 ? '' : texts.controls.inEnglish,
    texts.analysis.caution,
  );
  return {
    content,
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
      risk_level: texts.analysis.level(likelihood.value * impact.value, texts.levels[risk_level]).replaceAll('**', ''),
      mitigation_strategy: texts.fromCatalog,
    },
    language: language ?? written,
  };
}
