/** The database as a caller may reach it. */
import type { Caller } from '../pipeline/call.ts';
import type { OrgDb, Store, Tx } from '../store/port.ts';

/** The caller's organization, to read from. */
export const readAs = (store: Store, { member, actor }: Caller): OrgDb => store.org(member.organization_id, actor);

/** Changes the caller's organization, wholly or not at all. */
export function changeAs<R>(store: Store, { member, actor }: Caller, work: (db: Tx) => Promise<R>): Promise<R> {
  return store.transaction(member.organization_id, actor, work);
}
