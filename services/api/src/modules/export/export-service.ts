/** Writes lists as files. What belongs to a file, and the order, are those of one moment; the records are read in batches while it is written. */
import type { AuditedEntity, ExportFormat } from '@parapet/contracts';
import type { Caller } from '../../pipeline/call.ts';
import { yieldToOthers } from '../../platform/timers.ts';
import type { MemberDoc } from '../../collections.ts';
import type { Doc, Filter, OrgDb, Store } from '../../store/port.ts';
import { readAs } from '../caller.ts';
import { assertSearch, type ListRequest } from '../list-page.ts';
import { cellOf, type Cell } from './cells.ts';
import { fileReply } from './file-reply.ts';
import { linkNames } from './link-names.ts';

export interface ExportKind<Query, Stored extends Doc> {
  entity: AuditedEntity;
  /** As in the schema of one record. */
  fields: readonly string[];
  /** A field whose entries become columns, e.g. `attributes`. */
  map?: string;
  /** Converts the values of fields that a column does not show as they are. */
  shown?: Readonly<Record<string, (value: unknown) => unknown>>;
  /** The query of the store for the list call. */
  list: (db: OrgDb, query: Query, member: MemberDoc) => ListRequest | Promise<ListRequest>;
  /** Matches what a member may see. */
  visible?: (member: MemberDoc, db: OrgDb) => Filter | Promise<Filter>;
  /** Makes stored records what the contract has. */
  read?: (db: OrgDb, records: readonly Stored[], member: MemberDoc) => object[] | Promise<object[]>;
}

const BATCH = 200;
/** Not exported: the organization is the caller's, versions mean nothing outside, links are shown as names, and counts follow from other records. */
const LEFT_OUT = new Set(['organization_id', 'version', 'names', 'risk_count', 'changeable']);

export function exportService<Query extends { format?: ExportFormat }, Stored extends Doc>(
  store: Store,
  {
    entity,
    fields,
    map,
    shown = {},
    list,
    visible = () => ({}),
    read = (_db, records) => [...records],
  }: ExportKind<Omit<Query, 'format'>, Stored>,
) {
  /** The ids of all records that match, in order. @throws Problem 400 as the list */
  async function idsOf(db: OrgDb, { member }: Caller, query: Omit<Query, 'format'>): Promise<string[]> {
    const { filter, search, sort, field } = await list(db, query, member);
    assertSearch(search);
    const found = await db
      .collection<Stored>(entity)
      .positions(filter, {
        sort: { field, direction: sort.startsWith('-') ? -1 : 1 },
        ...(search !== undefined && { search }),
      });
    return found.map(({ id }) => id);
  }

  /** The records with these ids. Those that were deleted in the meantime are left out. */
  async function* batches(db: OrgDb, { member }: Caller, ids: readonly string[]): AsyncGenerator<object[]> {
    for (let at = 0; at < ids.length; at += BATCH) {
      const batch = ids.slice(at, at + BATCH);
      const found = await db
        .collection<Stored>(entity)
        .find({ $and: [await visible(member, db), { _id: { $in: batch } }] });
      const records = new Map(
        (await read(db, found, member)).map((record, index) => [
          found[index]?._id,
          { id: found[index]?._id, ...record },
        ]),
      );
      yield batch.flatMap((id) => records.get(id) ?? []);
      await yieldToOthers();
    }
  }

  const valueOf = (record: object, field: string): unknown => {
    const value: unknown = Reflect.get(record, field);
    return field in shown ? shown[field]?.(value) : value;
  };
  const entriesOf = (record: object): Record<string, unknown> =>
    map === undefined ? {} : Object(Reflect.get(record, map));

  /** The names of all entries of the map, read from all records. */
  async function entryNames(db: OrgDb, caller: Caller, ids: readonly string[]): Promise<string[]> {
    if (map === undefined) return [];
    const names = new Set<string>();
    for await (const batch of batches(db, caller, ids)) {
      for (const name of batch.flatMap((record) => Object.keys(entriesOf(record)))) names.add(name);
    }
    return [...names].toSorted();
  }

  async function* rows(
    db: OrgDb,
    caller: Caller,
    ids: readonly string[],
    entries: readonly string[],
  ): AsyncGenerator<Cell[][]> {
    const names = linkNames(store, db, entity, caller);
    const columns = fields.filter((field) => field !== map && !LEFT_OUT.has(field));
    yield [[...columns, ...entries.map((name) => `${map}.${name}`)]];
    for await (const batch of batches(db, caller, ids)) {
      await names.learn(batch);
      yield batch.map((record) => [
        ...columns.map((field) => cellOf(valueOf(record, field), names.of(field))),
        ...entries.map((name) => cellOf(entriesOf(record)[name])),
      ]);
    }
  }

  /** @throws Problem 400 as the list */
  return async (caller: Caller, { format = 'csv', ...query }: Query) => {
    const db = readAs(store, caller);
    const ids = await idsOf(db, caller, query);
    const entries = await entryNames(db, caller, ids);
    return fileReply(entity.replaceAll('_', '-'), format, rows(db, caller, ids, entries));
  };
}
