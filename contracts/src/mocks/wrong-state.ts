/** What the state of a record forbids. */
import { stateProblemCode, type Decision } from '../rules/index.ts';
import { MockProblem } from './problem.ts';

/** @throws MockProblem 409 with the reason of the rule that forbids it */
export function assertState(decision: Decision): void {
  if (!decision.allowed) throw new MockProblem(409, stateProblemCode(decision.reason), decision.reason);
}
