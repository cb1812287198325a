/**
 * Changes many records: each by itself, through the service that changes one record, in a transaction of its own. So a record that is refused
 * does not hold back the others, and no other writer waits for longer than for a few records. More than a request can do becomes a job.
 */
import {
  BULK_LIMIT,
  RECORD_KINDS,
  type BulkItem,
  type BulkResult,
  type FieldIssue,
  type Job,
  type KindsWith,
} from '@parapet/contracts';
import {
  bulkErrors,
  errorsInLinks,
  errorsInSet,
  isLinking,
  linkLimitErrors,
  linksAfter,
} from '@parapet/contracts/rules';
import { assertPermission } from '../../pipeline/access.ts';
import type { Caller } from '../../pipeline/call.ts';
import { Problem, refuse } from '../../pipeline/problem.ts';
import { Reply } from '../../pipeline/reply.ts';
import { yieldToOthers } from '../../platform/timers.ts';
import type { Doc, OrgDb, Store } from '../../store/port.ts';
import { readAs } from '../caller.ts';
import { decodeCursor, encodeCursor } from '../cursor.ts';
import type { EventHub } from '../events/event-hub.ts';
import { listedJob } from '../jobs/job-doc.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { assertSearch, type ListRequest } from '../list-page.ts';

/** One kind of records: its list and its single operations. */
export interface BulkKind<Set extends object, Filter extends object, Stored extends Doc = Doc> {
  collection: KindsWith<'bulk'>;
  /** The list request for these filters, limited to what the caller may see. */
  list(db: OrgDb, filter: Filter, caller: Caller): ListRequest | Promise<ListRequest>;
  get(caller: Caller, id: string): Promise<Stored>;
  /** @throws Problem when no record could be changed like this */
  checkFields(caller: Caller, set: Set): Promise<void>;
  update(caller: Caller, id: string, set: Set, version: number | undefined): Promise<unknown>;
  /** The field that `link` and `unlink` change. */
  links?: { of(record: Stored): readonly string[]; set(ids: string[]): Set };
  /** The other actions by their names. */
  actions: Readonly<Record<string, (caller: Caller, id: string, version: number | undefined) => Promise<unknown>>>;
}

export interface BulkBody<Set, Filter> {
  action: string;
  bulk_id?: string | undefined;
  set?: Set | undefined;
  links?: string[] | undefined;
  ids?: string[] | undefined;
  filter?: Filter | undefined;
  except?: string[] | undefined;
  cursor?: string | undefined;
}

/** Number of records after which progress is reported. */
const BATCH = 50;
/** Records that are changed concurrently. The embedded store commits them together; on MongoDB the round trips of different records overlap. */
const AT_ONCE = { embedded: 4, memory: 1, mongodb: 4 } as const;
/** How long one request works (ms); proxies often give up after 30 s. */
const PATIENCE = 20_000;
const SORT = 'bulk';

export interface BulkOptions {
  store: Store;
  events: Pick<EventHub, 'reportProgress'>;
  jobs: Pick<Jobs, 'add' | 'atOnce'>;
  /** Milliseconds after which a request leaves the rest to the next one. Default 20 s. */
  patience?: number;
}

export function bulkService<Set extends object, Filter extends object, Stored extends Doc>(
  { store, events, jobs, patience = PATIENCE }: BulkOptions,
  kind: BulkKind<Set, Filter, Stored>,
) {
  /** @throws Problem 400, 403 when the request as a whole is wrong */
  async function check(caller: Caller, body: BulkBody<Set, Filter>): Promise<void> {
    refuse(bulkErrors(body));
    const action = body.action === 'delete' ? 'delete' : 'update';
    assertPermission(caller.member, { resource: RECORD_KINDS[kind.collection].access, action });
    if (body.set !== undefined) await located(errorsInSet, kind.checkFields(caller, body.set));
    // Links to remove are not checked: they may lead to records that no longer exist.
    if (body.action === 'link' && kind.links && body.links)
      await located(errorsInLinks, kind.checkFields(caller, kind.links.set(body.links)));
  }

  /** What a request matches, in the order of the ids. */
  async function matches(caller: Caller, { filter, except }: BulkBody<Set, Filter>) {
    const db = readAs(store, caller);
    const empty: object = {};
    const { filter: matching, search } = await kind.list(db, filter ?? (empty as Filter), caller);
    assertSearch(search, '/filter/q');
    const records = db.collection<Doc>(kind.collection);
    const among = (some: readonly string[] | undefined) => ({
      $and: [
        matching,
        ...(some === undefined ? [] : [{ _id: { $in: [...some] } }]),
        ...(except === undefined ? [] : [{ _id: { $nin: except } }]),
      ],
    });
    return {
      count: (some?: readonly string[]) => records.count(among(some), search),
      find: (some: readonly string[] | undefined, limit: number, after: string | undefined) =>
        records.find(among(some), {
          sort: { field: '_id', direction: 1 },
          limit,
          ...(after !== undefined && { after: { value: null, id: after } }),
          ...(search !== undefined && { search }),
        }),
    };
  }

  /** The ids to work on, and which of them exist. */
  async function targets(caller: Caller, body: BulkBody<Set, Filter>) {
    const { ids, cursor } = body;
    const { count, find } = await matches(caller, body);
    const after = decodeCursor(SORT, cursor)?.id;
    const left = after === undefined ? ids : ids?.slice(ids.indexOf(after) + 1);
    const [found, total] = await Promise.all([
      find(left, BULK_LIMIT, ids === undefined ? after : undefined),
      count(ids),
    ]);
    const there = new Set(found.map(({ _id }) => _id));
    return { ids: left ?? [...there], there, total, isMore: left === undefined && found.length === BULK_LIMIT };
  }

  async function changeLinks(
    caller: Caller,
    id: string,
    action: 'link' | 'unlink',
    links: readonly string[],
    field: NonNullable<typeof kind.links>,
  ): Promise<BulkItem> {
    const record = await kind.get(caller, id);
    const { after, changed } = linksAfter(action, field.of(record), links);
    refuse(linkLimitErrors(after));
    if (changed.length > 0) await located(errorsInLinks, kind.update(caller, id, field.set(after), record.version));
    return { id, status: 'done', changed };
  }

  /** @throws Problem when this record cannot be changed like this */
  async function change(caller: Caller, id: string, { action, set, links }: BulkBody<Set, Filter>): Promise<BulkItem> {
    if (kind.links && links && isLinking(action)) return changeLinks(caller, id, action, links, kind.links);
    if (set === undefined) {
      await kind.actions[action]?.(caller, id, undefined);
      return { id, status: 'done' };
    }
    const record = await kind.get(caller, id);
    await located(errorsInSet, kind.update(caller, id, set, record.version));
    return { id, status: 'done', before: fieldsOf(record, Object.keys(set)) };
  }

  async function begin(
    caller: Caller,
    body: BulkBody<Set, Filter>,
    total: number,
    canUndo: boolean,
  ): Promise<Reply<202, Job>> {
    const { action } = body;
    const job = await jobs.add(caller, {
      kind: 'bulk',
      entity: kind.collection,
      title: '',
      // As JSON: names of fields could mean something to the database.
      params: { body: JSON.stringify(body), zone: caller.timeZone ?? null },
      change: { action, total, refused: 0, not_found: 0, items: [] },
      can_undo: canUndo && action !== 'delete',
    });
    return new Reply(202, listedJob(job), { location: `/api/me/jobs/${job._id}` });
  }

  /** @param canUndo whether canceling its job gives the records their former values back */
  async function run(
    caller: Caller,
    body: BulkBody<Set, Filter>,
    canUndo = true,
  ): Promise<BulkResult | Reply<202, Job>> {
    const until = Date.now() + patience;
    await check(caller, body);
    const { ids, there, total, isMore } = await targets(caller, body);
    if (body.ids === undefined && body.cursor === undefined && total > jobs.atOnce.changes)
      return begin(caller, body, total, canUndo);
    const bulk_id = body.bulk_id ?? crypto.randomUUID();
    const items: BulkItem[] = [];
    const attempt = async (id: string) =>
      there.has(id) ? change(caller, id, body).catch((error: unknown) => refusedItem(id, error)) : missingItem(id);
    while (items.length < ids.length && (items.length === 0 || Date.now() < until)) {
      const before = items.length;
      items.push(...(await Promise.all(ids.slice(before, before + AT_ONCE[store.kind]).map(attempt))));
      const isBatch = Math.floor(items.length / BATCH) > Math.floor(before / BATCH);
      if (isBatch || items.length === ids.length)
        events.reportProgress(caller.member.user_id, { bulk_id, ...countsOf(items), total: ids.length });
      // Other requests of this process go first.
      await yieldToOthers();
    }
    const last = isMore || items.length < ids.length ? items.at(-1) : undefined;
    return {
      bulk_id,
      total,
      items,
      next_cursor: last === undefined ? null : encodeCursor(SORT, { value: null, id: last.id }),
    };
  }

  /** Gives a record its former values back. @param item what became of it @param status of an archived record before @throws Problem */
  async function revert(caller: Caller, { id, before, changed }: BulkItem, action: string, status?: unknown) {
    if (kind.links && isLinking(action))
      await changeLinks(caller, id, action === 'link' ? 'unlink' : 'link', changed ?? [], kind.links);
    else if (action === 'update') await kind.update(caller, id, Object(before), undefined);
    else await kind.actions[action === 'archive' ? 'unarchive' : 'archive']?.(caller, id, undefined);
    // Unarchiving opens a record.
    if (action === 'archive' && status !== 'open') await kind.update(caller, id, Object({ status }), undefined);
  }

  return Object.assign(run, {
    check,
    change,
    revert,
    /** The next ids that match. */
    next: async (caller: Caller, body: BulkBody<Set, Filter>, after: string | undefined, limit: number) =>
      (await (await matches(caller, body)).find(undefined, limit, after)).map(({ _id }) => _id),
  });
}

/** What a job needs of a service, whatever the kind. */
export interface BulkService {
  check(caller: Caller, body: BulkBody<object, object>): Promise<void>;
  change(caller: Caller, id: string, body: BulkBody<object, object>): Promise<BulkItem>;
  revert(caller: Caller, item: BulkItem, action: string, status?: unknown): Promise<void>;
  next(caller: Caller, body: BulkBody<object, object>, after: string | undefined, limit: number): Promise<string[]>;
}

const missingItem = (id: string): BulkItem => ({ id, status: 'not_found' });

function countsOf(items: readonly BulkItem[]): Record<BulkItem['status'], number> {
  const counts = { done: 0, refused: 0, not_found: 0 };
  for (const { status } of items) counts[status] += 1;
  return counts;
}

/** Makes the errors of fields point to their place in the request. */
async function located<R>(locate: (errors: readonly FieldIssue[]) => FieldIssue[], work: Promise<R>): Promise<R> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Problem) || error.errors === undefined) throw error;
    throw new Problem(error.status, error.code, error.detail, { errors: locate(error.errors), headers: error.headers });
  }
}

/** @throws `error` unless it refuses only this record, e.g. when the database does not answer */
export function refusedItem(id: string, error: unknown): BulkItem {
  if (!(error instanceof Problem) || error.status >= 500) throw error;
  const { status, code, detail, errors } = error;
  // Deleted since the request began.
  if (status === 404) return missingItem(id);
  return {
    id,
    status: 'refused',
    problem: { status, code, ...(detail !== undefined && { detail }), ...(errors !== undefined && { errors }) },
  };
}

function fieldsOf(record: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
}
