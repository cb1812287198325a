/** The caller's part of the database. */
import type { Caller } from '../pipeline/call.ts';
import type { OrgDb, Store, Tx } from '../store/port.ts';

/** For reading. */
export const readAs = (store: Store, { member, actor }: Caller): OrgDb => store.org(member.organization_id, actor);

/** Runs `work` in a transaction. */
export function changeAs<R>(store: Store, { member, actor }: Caller, work: (db: Tx) => Promise<R>): Promise<R> {
  return store.transaction(member.organization_id, actor, work);
}
