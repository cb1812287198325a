/** Problem codes for operations that the state of a record does not allow. */
import { PLAN_INCOMPLETE } from '../rules/plan/plan-form.ts';

/** @param reason the reason of the rule's decision */
export function stateProblemCode(reason: string): 'plan_incomplete' | 'wrong_state' {
  return reason === PLAN_INCOMPLETE ? 'plan_incomplete' : 'wrong_state';
}
