/** Finding and changing records of the caller's organisation; every change is remembered for the audit trail. */
import { memberOf, type Context } from './mock.ts';
import { MockProblem } from './problem.ts';
import type { Change, Fields, Kept, Stamp, TableName } from './tables.ts';
import { assertVersion, expectedVersion } from './versions.ts';

/** The records of the caller's organisation, in no order. */
export function ownRecords<K extends TableName>(context: Context, table: K): Kept<K>[] {
  const { organization_id } = memberOf(context);
  const all: readonly Kept<K>[] = context.state.tables[table];
  return all.filter((record) => record.organization_id === organization_id);
}

/** @param noun for people, e.g. `asset template` */
export function notThere(noun: string): MockProblem {
  return new MockProblem(404, `${noun.replaceAll(' ', '_').toLowerCase()}_not_found`, `There is no such ${noun}`);
}

interface Wanted<R> {
  noun: string;
  /** Whether the caller may see it; always when absent. */
  visible?: (record: R) => boolean;
}

/** @throws MockProblem 404 when it is not there for the caller */
export function findRecord<K extends TableName>(context: Context, table: K, id: string, { noun, visible = () => true }: Wanted<Kept<K>>): Kept<K> {
  const found = ownRecords(context, table).find((record) => record.id === id);
  if (found === undefined || !visible(found)) throw notThere(noun);
  return found;
}

/** The same, to be changed. @throws MockProblem 404, or 412 when it is not at the version of If-Match */
export function findToChange<K extends TableName>(context: Context, table: K, id: string, wanted: Wanted<Kept<K>>): Kept<K> {
  const version = expectedVersion(context.headers);
  const found = findRecord(context, table, id, wanted);
  assertVersion(found, version);
  return found;
}

/** Adds a record. Whoever calls it has checked everything: nothing is taken back. */
export function addRecord<K extends TableName>(context: Context, table: K, fields: Fields[K]): Kept<K> {
  const now = new Date().toISOString();
  const stamp: Stamp = { id: crypto.randomUUID(), organization_id: memberOf(context).organization_id, version: 1, created_at: now, updated_at: now };
  const made: Kept<K> = { ...fields, ...stamp };
  const all: Kept<K>[] = context.state.tables[table];
  all.push(made);
  remember(context, { entity: table, action: 'create', before: null, after: made }, made);
  return made;
}

/** Changes a record, as it is or was found. @returns it as it is now */
export function changeRecord<K extends TableName>(context: Context, table: K, before: Kept<K>, fields: Partial<Fields[K]>): Kept<K> {
  const stamp: Stamp = { ...before, version: before.version + 1, updated_at: new Date().toISOString() };
  const after: Kept<K> = { ...before, ...fields, id: stamp.id, organization_id: stamp.organization_id, version: stamp.version, created_at: stamp.created_at, updated_at: stamp.updated_at };
  const all: Kept<K>[] = context.state.tables[table];
  all.splice(placeOf(all, before.id), 1, after);
  remember(context, { entity: table, action: 'update', before, after }, after);
  return after;
}

export function removeRecord<K extends TableName>(context: Context, table: K, before: Kept<K>): void {
  const all: Kept<K>[] = context.state.tables[table];
  all.splice(placeOf(all, before.id), 1);
  remember(context, { entity: table, action: 'delete', before, after: null }, { ...before, version: before.version + 1 });
}

function placeOf(all: readonly Stamp[], id: string): number {
  const index = all.findIndex((record) => record.id === id);
  if (index < 0) throw new Error(`There is no record ${id} any more`);
  return index;
}

/** @param of the record at the version that the change made; a deletion counts as one */
export function remember(context: Context, change: Pick<Change, 'entity' | 'action' | 'before' | 'after'>, of: Pick<Stamp, 'id' | 'organization_id' | 'version'>): void {
  const { state, requestId, account } = context;
  if (account === null) throw new Error('Nobody changes anything without being signed in');
  const { id, organization_id, version } = of;
  state.changes.push({ ...change, entity_id: id, organization_id, version, at: new Date().toISOString(), actor_id: account.id, request_id: requestId });
}
