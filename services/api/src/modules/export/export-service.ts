/**
 * Writes lists as files. What belongs to a file, and the order, are those of one moment; the records are read in batches while it is written.
 * A long list becomes a job, which begins anew when its process dies.
 */
import { RECORD_KINDS, type ExportFormat, type Job, type KindsWith } from '@parapet/contracts';
import { assertPermission } from '../../pipeline/access.ts';
import type { Caller } from '../../pipeline/call.ts';
import { Problem } from '../../pipeline/problem.ts';
import { Reply } from '../../pipeline/reply.ts';
import type { FileStream } from '../../pipeline/responses/file-stream.ts';
import { batchesOf } from '../../platform/batches.ts';
import { yieldToOthers } from '../../platform/timers.ts';
import type { MemberDoc } from '../../collections.ts';
import { BlobTooLargeError } from '../../store/blobs/blob-port.ts';
import type { Doc, Filter, OrgDb, Store } from '../../store/port.ts';
import { readAs } from '../caller.ts';
import { fileExpiry, listedJob } from '../jobs/job-doc.ts';
import { sightOf } from '../jobs/job-file.ts';
import type { JobOutcome, Jobs } from '../jobs/jobs.ts';
import type { RunningJob } from '../jobs/running-job.ts';
import { assertSearch, type ListRequest } from '../list-page.ts';
import { cellOf, type Cell } from './cells.ts';
import { fileName, fileReply, tableFile } from './file-reply.ts';
import { linkNames } from './link-names.ts';
import type { ShownTable } from './sheet-look.ts';

export interface ExportKind<Query, Stored extends Doc> {
  entity: KindsWith<'export'>;
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
  /** The table for people that a query asks for; null for all data. */
  asShown?: (db: OrgDb, query: Query, caller: Caller) => Promise<ShownTable | null>;
  /** Makes stored records what the contract has. */
  read?: (db: OrgDb, records: readonly Stored[], member: MemberDoc) => object[] | Promise<object[]>;
}

/** Called with the number of records that were read. */
type OnBatch = (count: number) => Promise<void>;

const BATCH = 200;
/** Not exported: the organization is the caller's, versions mean nothing outside, links are shown as names, and counts follow from other records. */
const LEFT_OUT = new Set(['organization_id', 'version', 'names', 'risk_count', 'scenario_count', 'changeable']);

/** What a job exports. */
interface Params {
  /** As JSON: names of its fields could mean something to the database. */
  query: string;
  format: ExportFormat;
  /** What its person may see; see `sightOf`. */
  sight: string;
}

export interface Exporter<Query> {
  /** @throws Problem 400 as the list */
  (caller: Caller, query: Query): Promise<Reply<200, FileStream> | Reply<202, Job>>;
  /** Makes the file of a job. */
  run: (job: RunningJob) => Promise<JobOutcome>;
}

export function exportService<Query extends { format?: ExportFormat }, Stored extends Doc>(
  store: Store,
  jobs: Jobs,
  {
    entity,
    fields,
    map,
    shown = {},
    list,
    visible = () => ({}),
    asShown = async () => null,
    read = (_db, records) => [...records],
  }: ExportKind<Omit<Query, 'format'>, Stored>,
): Exporter<Query> {
  /** How many records match. @throws Problem 400 as the list */
  async function countOf(db: OrgDb, { member }: Caller, query: Omit<Query, 'format'>): Promise<number> {
    const { filter, search } = await list(db, query, member);
    assertSearch(search);
    return db.collection<Stored>(entity).count(filter, search);
  }

  /** The ids of all records that match, in order. */
  async function idsOf(db: OrgDb, { member }: Caller, query: Omit<Query, 'format'>): Promise<string[]> {
    const { filter, search, sort, field } = await list(db, query, member);
    const found = await db
      .collection<Stored>(entity)
      .positions(filter, {
        sort: { field, direction: sort.startsWith('-') ? -1 : 1 },
        ...(search !== undefined && { search }),
      });
    return found.map(({ id }) => id);
  }

  /** The records with these ids. Those that were deleted in the meantime are left out. */
  async function* batches(
    db: OrgDb,
    { member }: Caller,
    ids: readonly string[],
    onBatch: OnBatch,
  ): AsyncGenerator<object[]> {
    for (const batch of batchesOf(ids, BATCH)) {
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
      await onBatch(batch.length);
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
  async function entryNames(db: OrgDb, caller: Caller, ids: readonly string[], onBatch: OnBatch): Promise<string[]> {
    if (map === undefined) return [];
    const names = new Set<string>();
    for await (const batch of batches(db, caller, ids, onBatch)) {
      for (const name of batch.flatMap((record) => Object.keys(entriesOf(record)))) names.add(name);
    }
    return [...names].toSorted();
  }

  async function* rows(
    db: OrgDb,
    caller: Caller,
    ids: readonly string[],
    entries: readonly string[],
    onBatch: OnBatch,
    table: ShownTable | null,
  ): AsyncGenerator<Cell[][]> {
    const names = linkNames(store, db, entity, caller);
    const columns = table?.columns ?? fields.filter((field) => field !== map && !LEFT_OUT.has(field));
    yield [[...(table?.headers ?? columns), ...entries.map((name) => `${map}.${name}`)]];
    for await (const batch of batches(db, caller, ids, onBatch)) {
      await names.learn(batch);
      yield batch.map((record) => [
        ...columns.map((field) => cellOf(valueOf(record, field), names.of(field))),
        ...entries.map((name) => cellOf(entriesOf(record)[name])),
      ]);
    }
  }

  /** @param onBatch called when a batch of ids was read; each is read twice where there is a map and all data are asked for */
  async function fileOf(
    caller: Caller,
    table: ShownTable | null,
    ids: readonly string[],
    format: ExportFormat,
    onBatch: OnBatch = async () => {},
  ): Promise<AsyncGenerator<Uint8Array>> {
    const db = readAs(store, caller);
    const entries = table === null ? await entryNames(db, caller, ids, onBatch) : [];
    return tableFile(format, rows(db, caller, ids, entries, onBatch, table), table ?? undefined);
  }

  async function start(caller: Caller, { format = 'csv', ...query }: Query) {
    const name = fileName(RECORD_KINDS[entity].path, format);
    const db = readAs(store, caller);
    if ((await countOf(db, caller, query)) <= jobs.atOnce.exports) {
      const table = await asShown(db, query, caller);
      return fileReply(name, format, await fileOf(caller, table, await idsOf(db, caller, query), format));
    }
    const params: Params = { query: JSON.stringify(query), format, sight: sightOf(caller.member) };
    const job = await jobs.add(caller, { kind: 'export', entity, title: name, params, can_undo: false });
    return new Reply(202, listedJob(job), { location: `/api/me/jobs/${job._id}` });
  }

  async function run(job: RunningJob): Promise<JobOutcome> {
    const { organization, title: name, blob: earlier } = job.doc;
    // Both written by `start`.
    const params = job.doc.params as Params;
    const query = JSON.parse(params.query) as Omit<Query, 'format'>;
    const mayGoOn = async (): Promise<Caller> => {
      const caller = await job.caller();
      assertPermission(caller.member, { resource: RECORD_KINDS[entity].access, action: 'read' });
      if (sightOf(caller.member) !== params.sight)
        throw new Problem(403, 'role_not_allowed', 'Your role has changed. Export the list again.');
      return caller;
    };
    const caller = await mayGoOn();
    // An earlier run may have written a part, and may even be writing still.
    if (earlier !== undefined) await store.blobs.remove(organization, earlier);
    const blob = crypto.randomUUID();
    await job.progress({ blob, phase: 'writing', done: 0, total: null });
    const db = readAs(store, caller);
    const ids = await idsOf(db, caller, query);
    const table = await asShown(db, query, caller);
    const [total, passes] = [ids.length, map === undefined || table !== null ? 1 : 2];
    let read = 0;
    const file = await fileOf(caller, table, ids, params.format, async (count) => {
      read += count;
      await mayGoOn();
      await job.progress({ phase: 'writing', done: Math.floor(read / passes), total });
    });
    const { size } = await store.blobs.write(organization, blob, file).catch((error: unknown) => {
      if (!(error instanceof BlobTooLargeError)) throw error;
      throw new Problem(413, 'export_too_large', 'The file would have more than 100 MB. Export fewer records.');
    });
    return { file: { name, size, expires_at: fileExpiry() } };
  }

  return Object.assign(start, { run });
}
