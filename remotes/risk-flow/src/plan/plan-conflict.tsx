import { ConflictBanner } from '../conflict/conflict-banner.tsx';
import { useTexts, type TextId } from '../locales/use-texts.ts';
import type { FlowSession } from '../session/use-flow-session.ts';
import { useValueText } from '../conflict/use-value-text.ts';
import type { PlanEditor } from './use-plan.ts';

const FIELDS: Readonly<Record<string, TextId>> = {
  title: 'plan.title',
  description: 'plan.description',
  assigned_to: 'plan.assignedTo',
  priority: 'plan.priority',
  estimated_cost: 'plan.cost',
  timeline: 'plan.timeline',
  actions: 'action.title-of-list',
};

export function usePlanFieldName(): (field: string) => string {
  const t = useTexts();
  return (field) => {
    const text = FIELDS[field];
    return text === undefined ? field : t(text);
  };
}

/** The same field of the plan was changed by somebody else (D15). */
export function PlanConflict({ editor: { autosave }, session }: { editor: PlanEditor; session: FlowSession }) {
  const valueText = useValueText(session);
  return <ConflictBanner conflict={autosave.conflict} fieldName={usePlanFieldName()} valueText={valueText} />;
}
