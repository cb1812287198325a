import type { ScenarioAssessment, TreatmentAction } from '@parapet/contracts';
import { LEVELS, RISK_FLOW_STATUSES } from '@parapet/contracts';
import { useDomainTexts } from '@parapet/domain-ui';
import { useFormat } from '@parapet/sdk';
import { useTexts } from '../locales/use-texts.ts';
import type { FlowSession } from '../session/use-flow-session.ts';
import { useAssessmentFacts } from '../assessment/use-assessment-facts.ts';
import { useItemName } from '../session/use-item-name.ts';

/** The value of a field, or of an entry of a map, in words. @param field its name, without the key of the entry */
export type ValueText = (field: string, value: unknown, nameOf: (person: string) => string) => string;

const STEPS = ['edit-step.1', 'edit-step.2', 'edit-step.3', 'edit-step.4', 'edit-step.5'] as const;

/** How the values of a flow and of its plan read where two people changed them. */
export function useValueText({ flow, workspace }: Pick<FlowSession, 'flow' | 'workspace'>): ValueText {
  const t = useTexts();
  const words = useDomainTexts();
  const itemName = useItemName(flow);
  const format = useFormat();
  const factsOf = useAssessmentFacts();
  const assessed = (assessment: ScenarioAssessment) =>
    [
      ...factsOf(assessment).map(({ label, value }) => `${label} ${value}`),
      assessment.mitigation_strategy,
      assessment.comments,
    ]
      .filter((text) => text !== '')
      .join(' · ');
  const listed = (texts: readonly string[]) => (texts.length === 0 ? t('conflict.empty') : format.list(texts));
  return (field, value, nameOf) => {
    if (value === undefined || value === null || value === '')
      return field === 'asset_scenario_evaluations' ? t('scenario.no-risk') : t('conflict.empty');
    if (isAssessment(value)) return assessed(value);
    if (field === 'asset_scenario_evaluations') return linkedTitle(value, workspace) ?? t('scenario.no-risk');
    if (field === 'actions' && Array.isArray(value))
      return listed(
        value
          .filter(isAction)
          .map(({ title, status }) => `${title === '' ? t('action.untitled') : title} (${words(`status.${status}`)})`),
      );
    if (Array.isArray(value)) return listed(value.map((id) => itemName(String(id))));
    if (field === 'assigned_to') return nameOf(String(value));
    const step = field === 'current_step' ? STEPS[Number(value) - 1] : undefined;
    if (step !== undefined) return t(step);
    const status = field === 'status' ? RISK_FLOW_STATUSES.find((one) => one === value) : undefined;
    if (status !== undefined) return words(`status.${status}`);
    const priority = field === 'priority' ? LEVELS.find((one) => one === value) : undefined;
    return priority === undefined ? String(value) : words(`priority.${priority}`);
  };
}

function isAssessment(value: unknown): value is ScenarioAssessment {
  // Of the values of a flow only assessments have a likelihood.
  return typeof value === 'object' && value !== null && 'likelihood' in value;
}

function isAction(value: unknown): value is Pick<TreatmentAction, 'title' | 'status'> {
  return typeof value === 'object' && value !== null && 'title' in value && 'status' in value;
}

function linkedTitle(value: unknown, { linked_risks }: FlowSession['workspace']): string | undefined {
  const id = typeof value === 'object' && value !== null && 'risk_id' in value ? value.risk_id : null;
  return linked_risks.find((risk) => risk.id === id)?.title;
}
