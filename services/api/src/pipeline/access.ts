/** Checks who may call an operation, by the table of operations and the roles' permissions (section 6 of the product's rules), before anything else. */
import { operations, type Access, type OperationConfig, type OperationId } from '@parapet/contracts';
import { can } from '@parapet/contracts/rules';
import type { MemberDoc } from '../collections.ts';
import type { Principal } from '../identity/principal.ts';
import type { Store } from '../store/port.ts';
import { memberOf } from './call.ts';
import { findMember } from './membership.ts';
import { Problem } from './problem.ts';

export function accessOf(id: OperationId): Access {
  return operations[id].config.access;
}

/** Whether pages send the operation by themselves, so that it does not mark the session as used. */
export function isBackground(id: OperationId): boolean {
  const { background = false }: OperationConfig = operations[id].config;
  return background;
}

/** Whether a success may end the caller's permission, which is then checked after a repetition has been looked up. */
export function endsOwnAccess(id: OperationId): boolean {
  const { endsOwnAccess: ends = false }: OperationConfig = operations[id].config;
  return ends;
}

/** @throws Problem 403 when section 6 does not allow the operation to the member */
export function assertRole(id: OperationId, member: MemberDoc | null): void {
  const needed = accessOf(id);
  if (typeof needed === 'string') return;
  const decision = can(memberOf(member), needed.resource, needed.action);
  if (!decision.allowed) throw new Problem(403, 'role_not_allowed', decision.reason);
}

/**
 * @returns the caller's membership; null for public operations, and when the operation does not require an organization
 * @throws Problem 401, 403
 */
export async function admit(store: Store, id: OperationId, principal: Principal | null): Promise<MemberDoc | null> {
  const needed = accessOf(id);
  if (needed === 'public') return null;
  if (principal === null) throw new Problem(401, 'not_signed_in', 'Sign in to continue');
  const member = await findMember(store, principal.userId);
  if (!endsOwnAccess(id)) assertRole(id, member);
  return member;
}

const named = (part: unknown, name: string): unknown => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined);

/** @throws Problem 403 when the path, query or body names another organization than the caller's */
export function assertOrganization(id: OperationId, member: MemberDoc | null, { params, query, body }: { params: unknown; query: unknown; body: unknown }): void {
  if (accessOf(id) === 'public') return;
  const organization = named(params, 'orgId') ?? named(query, 'organization_id') ?? named(body, 'organization_id');
  if (organization === undefined || organization === null) return;
  if (organization !== memberOf(member).organization_id) throw new Problem(403, 'other_organization', 'You do not belong to this organization');
}
