import type { GrcTemplate } from '@parapet/contracts';
import { orderedSteps, answerKey, isFilled } from '@parapet/contracts/rules';
import { useAssistantDraft, useProposals } from '@parapet/domain-ui/forms';
import { useOperation } from '@parapet/sdk';
import { useTexts } from '../../../locales/use-texts.ts';
import type { WizardState } from '../wizard-state.ts';

/** Maximum number of characters of each text that is sent to the assistant. */
const DESCRIPTION = 10_000;
const CONTEXT = 20_000;

type Proposed = Pick<WizardState, 'severity' | 'impact_level' | 'probability'>;

/** "Suggest assessment": severity, impact and probability from what was filled in, taken over one by one. */
export function useSuggestion(state: WizardState, template: GrcTemplate, set: (values: Partial<Proposed>) => void) {
  const t = useTexts();
  const { severity, impact_level, probability } = state;
  const proposals = useProposals<Proposed>({ severity, impact_level, probability }, set);
  const draft = useAssistantDraft(useOperation('analyzeRisk'), {
    failed: t('wizard.suggest-failed'),
    onDrafted: ({ assessment: { likelihood, impact, risk_level }, reasons }) =>
      proposals.start(
        { severity: risk_level, impact_level: impact, probability: likelihood },
        { severity: reasons?.risk_level, impact_level: reasons?.impact, probability: reasons?.likelihood },
      ),
    onClose: proposals.clear,
  });
  return { proposals, draft: { ...draft, ask: () => draft.ask(requestOf(state, template)) } };
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
