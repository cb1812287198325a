/** Who may call what: one hook, which reads the table of operations and section 6, before anything else is looked at. */
import fp from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';
import type { Access } from '@parapet/contracts';
import { can } from '@parapet/contracts/rules';
import type { MemberDoc, UserDoc } from '../collections.ts';
import { Problem } from '../problem.ts';
import type { Principal } from '../identity/principal.ts';
import type { Actor, Store } from '../store/port.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Absent on what is not an operation: pages, documents. */
    access?: Access;
  }
  interface FastifyRequest {
    /** Membership of the caller; null until somebody belongs to an organisation. */
    member: MemberDoc | null;
  }
}

export const access = fp<{ store: Store }>(async (app, { store }) => {
  app.decorateRequest('member', null);
  app.addHook('onRequest', async (request) => {
    const needed = request.routeOptions.config.access;
    if (needed === undefined || needed === 'public') return;
    const { principal } = request;
    if (principal === null) throw new Problem(401, 'not_signed_in', 'Sign in to go on');
    request.member = await findMember(store, principal.userId);
    if (needed === 'signed-in') return;
    const decision = can(memberOf(request), needed.resource, needed.action);
    if (!decision.allowed) throw new Problem(403, 'role_not_allowed', decision.reason);
  });
});

/** Where accounts belonged when they were last looked up, so that their membership is asked for at once. */
const lastSeenIn = new WeakMap<Store, Map<string, string>>();
/** Accounts of which a process knows that; the one that came first goes first. */
const MOST_KNOWN = 10_000;

/** @returns the membership of an account, or null when it belongs to no organisation */
export async function findMember(store: Store, userId: string): Promise<MemberDoc | null> {
  const known = lastSeenIn.get(store) ?? new Map<string, string>();
  lastSeenIn.set(store, known);
  const memberIn = (organization: string) => store.org(organization, { id: userId }).collection<MemberDoc>('members').findOne({ user_id: userId });

  const before = known.get(userId);
  // Who is not there any more may be somewhere else by now. A membership and the word of where it is come and go together.
  const still = before === undefined ? null : await memberIn(before);
  if (still !== null) return still;
  known.delete(userId);
  const user = await store.system<UserDoc>('users').get(userId);
  if (user === null) return null;
  const oldest = known.size < MOST_KNOWN ? undefined : known.keys().next().value;
  if (oldest !== undefined) known.delete(oldest);
  known.set(userId, user.organization);
  return memberIn(user.organization);
}

/**
 * Who calls an operation that is not public.
 * @throws Problem 401, which the hook has thrown before any such handler runs
 */
export function principalOf(request: FastifyRequest): Principal {
  if (request.principal === null) throw new Problem(401, 'not_signed_in', 'Sign in to go on');
  return request.principal;
}

/** @throws Problem 403 when the caller belongs to no organisation */
export function memberOf(request: FastifyRequest): MemberDoc {
  if (request.member === null) throw new Problem(403, 'no_membership', 'No organization ID available');
  return request.member;
}

/** The caller as the audit trail names them. */
export function actorOf(request: FastifyRequest): Actor {
  return { id: memberOf(request).user_id, request_id: request.id };
}

/**
 * The caller's organisation, which the path, query or body names as well.
 * @throws Problem 403 when they name another one
 */
export function organizationOf(request: FastifyRequest, named: string): string {
  const { organization_id: own } = memberOf(request);
  if (named !== own) throw new Problem(403, 'other_organization', 'That is not your organization');
  return own;
}
