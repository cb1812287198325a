/** Checks who may call an operation, by the table of operations and the roles' permissions (section 6 of the product's rules), before anything else. */
import { operations, type Access, type OperationConfig, type OperationId, type Permission } from '@parapet/contracts';
import {
  can,
  canChangeTemplates,
  isInScope,
  scopeRefusal,
  type Acting,
  type TokenScope,
} from '@parapet/contracts/rules';
import type { MemberDoc } from '../collections.ts';
import type { Principal } from './principal.ts';
import type { Store } from '../store/port.ts';
import { memberOf } from './call.ts';
import { findMember } from './membership.ts';
import { invalidToken, Problem } from './problem.ts';

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

/**
 * The scopes of an API token. Whoever is signed in may call some operations; with a token that takes the scope `read`, and those that change
 * something about the person take a session.
 * @throws Problem 403
 */
function assertScope(id: OperationId, { token }: Principal): void {
  if (token === undefined) return;
  const needed = accessOf(id);
  if (typeof needed !== 'string') return assertInScope(token.scopes, needed);
  if (operations[id].method !== 'GET') throw sessionRequired();
  if (!token.scopes.includes('read')) throw new Problem(403, 'scope_missing', scopeRefusal('read'));
}

const sessionRequired = () => new Problem(403, 'session_required', 'Sign in to do this. An API token is not enough.');

/** @throws Problem 403 for a request with a token: a stolen one must not prolong itself, lock its owner out, or act beyond its organization */
export function withSession({ account }: { account: Principal }): Principal {
  if (account.via !== 'session') throw sessionRequired();
  return account;
}

function assertInScope(scopes: readonly TokenScope[] | undefined, { resource, action }: Permission): void {
  if (scopes !== undefined && !isInScope(scopes, resource, action))
    throw new Problem(403, 'scope_missing', scopeRefusal(`${resource}/${action}`));
}

/** @throws Problem 403 when the API token, or section 6, does not allow it to the member */
export function assertPermission(member: MemberDoc & Acting, permission: Permission): void {
  assertInScope(member.scopes, permission);
  const decision = permission.ofAllAssets
    ? canChangeTemplates(member)
    : can(member, permission.resource, permission.action);
  if (!decision.allowed) throw new Problem(403, 'role_not_allowed', decision.reason);
}

/** @throws Problem 403 when section 6 does not allow the operation to the member */
export function assertRole(id: OperationId, member: MemberDoc | null): void {
  const needed = accessOf(id);
  if (typeof needed !== 'string') assertPermission(memberOf(member), needed);
}

/**
 * @returns the caller's membership; null for public operations, and when the operation does not require an organization
 * @throws Problem 401, 403
 */
export async function admit(store: Store, id: OperationId, principal: Principal | null): Promise<MemberDoc | null> {
  const needed = accessOf(id);
  if (needed === 'public') return null;
  if (principal === null) throw new Problem(401, 'not_signed_in', 'Sign in to continue');
  assertScope(id, principal);
  const member = await actingMember(store, principal);
  if (!endsOwnAccess(id)) assertRole(id, member);
  return member;
}

/** The membership, limited to the scopes of the API token if there is one. @throws Problem 401 for a token of an organization that its owner has left */
export async function actingMember(store: Store, { userId, token }: Principal): Promise<(MemberDoc & Acting) | null> {
  const member = await findMember(store, userId);
  if (token === undefined) return member;
  if (member?.organization_id !== token.organization) throw invalidToken();
  return { ...member, scopes: token.scopes };
}

const named = (part: unknown, name: string): unknown =>
  typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined;

/** @throws Problem 403 when the path, query or body names another organization than the caller's */
export function assertOrganization(
  id: OperationId,
  member: MemberDoc | null,
  { params, query, body }: { params: unknown; query: unknown; body: unknown },
): void {
  if (accessOf(id) === 'public') return;
  const organization = named(params, 'orgId') ?? named(query, 'organization_id') ?? named(body, 'organization_id');
  if (organization === undefined || organization === null) return;
  if (organization !== memberOf(member).organization_id)
    throw new Problem(403, 'other_organization', 'You do not belong to this organization');
}
