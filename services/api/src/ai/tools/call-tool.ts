/** Calls a tool as a member. What an API token may not write becomes a proposal. */
import type { OperationId } from '@parapet/contracts';
import { can, isInScope, scopeRefusal, type Acting } from '@parapet/contracts/rules';
import { accessOf } from '../../pipeline/access.ts';
import { Problem } from '../../pipeline/problem.ts';
import { assertTaken } from './input-schema.ts';
import { proposalOf } from './proposal.ts';
import type { Asking, Result, Tool } from './tool.ts';
import type { Arguments } from './input-schema.ts';

/** Why the API token does not allow a change that the role allows; null when it does. @throws Problem 403 when the role does not allow it */
function missingScope(id: OperationId, { role, scopes }: Acting): string | null {
  const needed = accessOf(id);
  if (typeof needed === 'string') return null;
  const { resource, action } = needed;
  const decision = can({ role }, resource, action);
  if (!decision.allowed) throw new Problem(403, 'role_not_allowed', decision.reason);
  return scopes === undefined || isInScope(scopes, resource, action) ? null : scopeRefusal(`${resource}/${action}`);
}

/** @throws Problem as the operation of the tool would answer it */
export async function callTool(
  { input, change, title, run }: Tool,
  given: Arguments,
  asking: Asking,
  member: Acting,
): Promise<Result> {
  assertTaken(input, given);
  const refusal = change === null ? null : missingScope(change, member);
  if (change !== null && refusal !== null)
    return proposalOf(
      change,
      title,
      `${refusal}. A person, or a token with this scope, can make the change.`,
      given,
      asking,
    );
  return run(given, asking);
}
