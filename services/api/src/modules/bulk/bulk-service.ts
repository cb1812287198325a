/**
 * Changes many records: each by itself, through the service that changes one record, in a transaction of its own. So a record that is refused
 * does not hold back the others, and no other writer waits for longer than for a few records.
 */
import { BULK_LIMIT, type BulkItem, type BulkResult, type FieldIssue } from '@parapet/contracts';
import {
  bulkErrors,
  errorsInLinks,
  errorsInSet,
  isLinking,
  linkLimitErrors,
  linksAfter,
  type Resource,
} from '@parapet/contracts/rules';
import { assertPermission } from '../../pipeline/access.ts';
import type { Caller } from '../../pipeline/call.ts';
import { Problem, refuse } from '../../pipeline/problem.ts';
import { yieldToOthers } from '../../platform/timers.ts';
import type { Doc, OrgDb, Store } from '../../store/port.ts';
import { readAs } from '../caller.ts';
import { decodeCursor, encodeCursor } from '../cursor.ts';
import type { EventHub } from '../events/event-hub.ts';
import { assertSearch, type ListRequest } from '../list-page.ts';

/** One kind of records: its list and its single operations. */
export interface BulkKind<Set extends object, Filter extends object, Stored extends Doc = Doc> {
  collection: string;
  resource: Resource;
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
  /** Milliseconds after which a request leaves the rest to the next one. Default 20 s. */
  patience?: number;
}

export function bulkService<Set extends object, Filter extends object, Stored extends Doc>(
  { store, events, patience = PATIENCE }: BulkOptions,
  kind: BulkKind<Set, Filter, Stored>,
) {
  /** @throws Problem 400, 403 when the request as a whole is wrong */
  async function check(caller: Caller, body: BulkBody<Set, Filter>): Promise<void> {
    refuse(bulkErrors(body));
    if (body.action === 'delete') assertPermission(caller.member, { resource: kind.resource, action: 'delete' });
    if (body.set !== undefined) await located(errorsInSet, kind.checkFields(caller, body.set));
    // Links to remove are not checked: they may lead to records that no longer exist.
    if (body.action === 'link' && kind.links && body.links)
      await located(errorsInLinks, kind.checkFields(caller, kind.links.set(body.links)));
  }

  /** The ids to work on, and which of them exist. */
  async function targets(caller: Caller, { ids, filter, cursor }: BulkBody<Set, Filter>) {
    const db = readAs(store, caller);
    const empty: object = {};
    const { filter: matching, search } = await kind.list(db, filter ?? (empty as Filter), caller);
    assertSearch(search, '/filter/q');
    const after = decodeCursor(SORT, cursor);
    const left = after === undefined ? ids : ids?.slice(ids.indexOf(after.id) + 1);
    const records = db.collection<Doc>(kind.collection);
    const matchingOf = (some: readonly string[] | undefined) =>
      some === undefined ? matching : { $and: [matching, { _id: { $in: [...some] } }] };
    const position = ids === undefined && after !== undefined ? { after } : {};
    const [found, total] = await Promise.all([
      records.find(matchingOf(left), {
        sort: { field: '_id', direction: 1 },
        limit: BULK_LIMIT,
        ...position,
        ...(search !== undefined && { search }),
      }),
      records.count(matchingOf(ids), search),
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

  return async (caller: Caller, body: BulkBody<Set, Filter>): Promise<BulkResult> => {
    const until = Date.now() + patience;
    await check(caller, body);
    const { ids, there, total, isMore } = await targets(caller, body);
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
  };
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
function refusedItem(id: string, error: unknown): BulkItem {
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
