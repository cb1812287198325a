import { useTexts, type TextId } from '../locales/use-texts.ts';

const FIELDS: Readonly<Record<string, TextId>> = {
  title: 'plan.title',
  description: 'plan.description',
  assigned_to: 'plan.assignedTo',
  priority: 'plan.priority',
  estimated_cost: 'plan.cost',
  timeline: 'plan.timeline',
  actions: 'action.title-of-list',
};

/** What a field of a plan is called. */
export function usePlanFieldName(): (field: string) => string {
  const t = useTexts();
  return (field) => {
    const text = FIELDS[field];
    return text === undefined ? field : t(text);
  };
}
