import type { TreatmentAction, TreatmentPlan } from '@parapet/contracts';

/** New values of an action of a plan, as a change of this part of the plan. */
export function changeOfAction(record: TreatmentPlan, id: string, values: Partial<TreatmentAction>) {
  const names = Object.keys(values);
  return {
    record,
    part: ({ actions }: TreatmentPlan) => {
      const action = actions.find((one) => one.id === id);
      return action && names.map((name): unknown => Reflect.get(action, name));
    },
    body: ({ actions }: TreatmentPlan) => ({
      actions: actions.map((one) => (one.id === id ? { ...one, ...values } : one)),
    }),
  };
}
