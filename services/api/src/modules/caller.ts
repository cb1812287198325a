/** Who a service works for, and the database as they may reach it. */
import type { FastifyRequest } from 'fastify';
import type { MemberDoc } from '../collections.ts';
import { actorOf, memberOf, organizationOf } from '../plugins/access.ts';
import type { Actor, OrgDb, Store, Tx } from '../store/port.ts';

export interface Caller {
  member: MemberDoc;
  actor: Actor;
}

/** @throws Problem 403 when the caller belongs to no organisation */
export const callerOf = (request: FastifyRequest): Caller => ({ member: memberOf(request), actor: actorOf(request) });

/**
 * @param named organisation that the query or body names, when it names one
 * @throws Problem 403 when it is not the caller's own
 */
export function callerIn(request: FastifyRequest, named: string | undefined): Caller {
  if (named !== undefined) organizationOf(request, named);
  return callerOf(request);
}

/** The caller's organisation, to read from. */
export const readAs = (store: Store, { member, actor }: Caller): OrgDb => store.org(member.organization_id, actor);

/** Changes the caller's organisation, wholly or not at all. */
export function changeAs<R>(store: Store, { member, actor }: Caller, work: (db: Tx) => Promise<R>): Promise<R> {
  return store.transaction(member.organization_id, actor, work);
}
