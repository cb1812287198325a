import type { AiRiskAnalysis, GrcTemplate, RiskSeverity } from '@parapet/contracts';
import { orderedSteps, answerKey, isFilled } from '@parapet/contracts/rules';
import { useDescribeError, useOperation } from '@parapet/sdk';
import { useRef, useState } from 'react';
import { useTexts } from '../../../locales/use-texts.ts';
import type { WizardState } from '../wizard-state.ts';

/** Maximum number of characters of each text that is sent to the assistant. */
const DESCRIPTION = 10_000;
const CONTEXT = 20_000;

/** A draft of the assistant. Nothing of it counts before the person takes it. */
export interface Suggestion {
  /** Null before it was asked for, and after it was used or discarded. */
  draft: SuggestionDraft | null;
  isWorking: boolean;
  /** Why the last one failed; null when it did not. */
  error: string | null;
  ask: () => void;
  close: () => void;
}

export interface SuggestionDraft extends Pick<AiRiskAnalysis, 'content' | 'source' | 'model'> {
  fields: { severity: RiskSeverity; impact_level: number; probability: number };
}

/** "Suggest assessment": severity, impact and probability from what was filled in. */
export function useSuggestion(state: WizardState, template: GrcTemplate): Suggestion {
  const t = useTexts();
  const describe = useDescribeError();
  const [draft, setDraft] = useState<SuggestionDraft | null>(null);
  const asked = useRef(0);
  const { mutate, isPending, error, reset } = useOperation('analyzeRisk', { onError: () => {} });
  const ask = () => {
    const turn = (asked.current += 1);
    mutate(
      { body: requestOf(state, template) },
      {
        onSuccess: ({ assessment: { likelihood, impact, risk_level }, content, source, model }) => {
          if (turn === asked.current)
            setDraft({
              content,
              source,
              model,
              fields: { severity: risk_level, impact_level: impact, probability: likelihood },
            });
        },
      },
    );
  };
  const close = () => {
    asked.current += 1;
    setDraft(null);
    reset();
  };
  return {
    draft,
    isWorking: isPending,
    error: error === null ? null : (describe(error, t('wizard.suggest-failed')).message ?? t('wizard.suggest-failed')),
    ask,
    close,
  };
}

/** What the assistant is told about the risk. */
function requestOf({ title, description, assets, scenarios, answers }: WizardState, { steps }: GrcTemplate) {
  const given = orderedSteps(steps).flatMap((step) =>
    step.questions.flatMap((question, index) => {
      const answer = answers[answerKey(step.id, question, index)];
      return isFilled(answer) ? [`${question.text}: ${answer}`] : [];
    }),
  );
  return {
    scenario_description: [title.trim(), description.trim()].filter(Boolean).join('. ').slice(0, DESCRIPTION),
    context: [...assets.map(({ name }) => name), ...scenarios.map(({ name }) => name), ...given]
      .join('. ')
      .slice(0, CONTEXT),
  };
}
