import type { RiskScenario, ScenarioAssessment } from '@parapet/contracts';
import { addedText, useAssistantDraft, useProposals } from '@parapet/domain-ui/forms';
import { useOperation } from '@parapet/sdk';
import { useTexts } from '../../../locales/use-texts.ts';
import { assetsOfScenario } from '../../../session/scenario-assets.ts';
import type { FlowSession } from '../../../session/use-flow-session.ts';
import type { AssessmentForm } from './use-assessment-form.ts';

export type Proposed = Pick<
  ScenarioAssessment,
  'residual_risk' | 'controls_effectiveness' | 'mitigation_strategy' | 'comments'
> & { likelihood: number | null; impact: number | null };

/** "Suggest assessment": a draft by the assistant, taken over field by field. Nothing is saved by it. */
export function useSuggestion(
  form: AssessmentForm,
  { flow, workspace }: FlowSession,
  scenario: RiskScenario | null,
  title: string,
) {
  const t = useTexts();
  const { values } = form;
  const current: Proposed = {
    likelihood: values.likelihood ?? null,
    impact: values.impact ?? null,
    residual_risk: values.residual_risk ?? null,
    controls_effectiveness: values.controls_effectiveness ?? null,
    mitigation_strategy: values.mitigation_strategy ?? '',
    comments: values.comments ?? '',
  };
  const proposals = useProposals<Proposed>(
    current,
    (chosen) => form.setValues(chosen),
    ({ mitigation_strategy, comments, ...scales }) =>
      form.setValues({
        ...scales,
        ...(mitigation_strategy !== undefined && {
          mitigation_strategy: addedText(current.mitigation_strategy, mitigation_strategy),
        }),
        ...(comments !== undefined && { comments: addedText(current.comments, comments) }),
      }),
    ['mitigation_strategy', 'comments'],
  );
  const draft = useAssistantDraft(useOperation('analyzeRisk'), {
    failed: t('assess.suggest-failed'),
    onDrafted: ({ assessment, reasons }) => {
      const { likelihood, impact, residual_risk, controls_effectiveness, mitigation_strategy, comments } = assessment;
      const proposed = { likelihood, impact, residual_risk, controls_effectiveness, mitigation_strategy, comments };
      proposals.start(
        Object.fromEntries(Object.entries(proposed).filter(([, value]) => value !== null && value !== '')),
        reasons,
      );
    },
    onClose: proposals.clear,
  });
  const ask = () => {
    const assets =
      scenario === null ? [] : assetsOfScenario(scenario.id, { ...workspace, flow }).map((id) => flow.names[id] ?? '');
    draft.ask({
      scenario_description: [title, scenario?.description].filter(Boolean).join('. '),
      context: [workspace.risk.title, workspace.risk.description, ...assets].filter(Boolean).join('. '),
    });
  };
  return { proposals, draft: { ...draft, ask } };
}
