/** How a call is refused that the state of a record forbids: with the reason of the rule, and a word for programs. */
import { PLAN_INCOMPLETE } from '../rules/plan/plan-form.ts';

export function stateProblemCode(reason: string): 'plan_incomplete' | 'wrong_state' {
  return reason === PLAN_INCOMPLETE ? 'plan_incomplete' : 'wrong_state';
}
