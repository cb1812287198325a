/** Runs a change of many records: in requests of limited size, one after the other. */
import { BULK_LIMIT, type BulkItem, type BulkResult, type Job } from '@parapet/contracts';

/** What all bulk requests have in common; the schemas of the kinds say which actions, fields and filters they take. */
export interface BulkBody {
  organization_id: string;
  action: string;
  set?: object;
  links?: string[];
  ids?: string[];
  filter?: object;
  except?: string[];
  cursor?: string;
}

/** The part of a body that says what to change. Kinds whose links cannot be changed have no `links`. */
export type BulkChange<Body extends BulkBody> = Pick<Body, Extract<keyof Body, 'action' | 'set' | 'links'>>;
/** The records of some ids, or all that match a filter. */
export type BulkTarget = { ids: readonly string[] } | { filter: object; except: ReadonlySet<string> };
/** One of the changes that undo another change. */
export interface BulkStep<Body extends BulkBody> {
  change: BulkChange<Body>;
  ids: readonly string[];
}

export interface BulkOutcome {
  items: BulkItem[];
  /** False when the person stopped it. */
  finished: boolean;
  /** Goes on in the background, because the change is of more records than a request works on. */
  job?: Job;
}

export type BulkPart = Pick<BulkBody, 'ids' | 'filter' | 'except' | 'cursor'>;

export interface BulkRunOptions {
  /** Sends one request. */
  send: (part: BulkPart) => Promise<BulkResult | Job>;
  /** @param items of the last answer @param done records so far @param total of all */
  onProgress: (items: readonly BulkItem[], done: number, total: number) => void;
  isStopped: () => boolean;
}

function* partsOf(target: BulkTarget): Generator<BulkPart> {
  if ('filter' in target)
    yield { filter: target.filter, ...(target.except.size > 0 && { except: [...target.except] }) };
  else
    for (let from = 0; from < target.ids.length; from += BULK_LIMIT)
      yield { ids: target.ids.slice(from, from + BULK_LIMIT) };
}

/** @throws {ApiError} what was done before stays done, and was given to `onProgress` */
export async function runBulk(
  target: BulkTarget,
  { send, onProgress, isStopped }: BulkRunOptions,
): Promise<BulkOutcome> {
  const items: BulkItem[] = [];
  for (const part of partsOf(target)) {
    let cursor: string | null = null;
    do {
      if (isStopped()) return { items, finished: false };
      const answer: BulkResult | Job = await send({ ...part, ...(cursor !== null && { cursor }) });
      if ('state' in answer) return { items, finished: true, job: answer };
      items.push(...answer.items);
      cursor = answer.next_cursor;
      onProgress(answer.items, items.length, 'ids' in target ? target.ids.length : answer.total);
    } while (cursor !== null);
  }
  return { items, finished: true };
}

/** Former values and the records that had them. */
export function formerValues(items: readonly BulkItem[]): { set: object; ids: string[] }[] {
  const done = items.filter(({ status, before }) => status === 'done' && before !== undefined);
  return [...Map.groupBy(done, ({ before }) => JSON.stringify(before))].map(([former, same]) => ({
    set: Object(JSON.parse(former)),
    ids: same.map(({ id }) => id),
  }));
}

/** Links that were added or removed, and the records that gained or lost them. */
export function changedLinks(items: readonly BulkItem[]): { links: string[]; ids: string[] }[] {
  const done = items.flatMap(({ id, status, changed = [] }) =>
    status === 'done' && changed.length > 0 ? [{ id, changed }] : [],
  );
  return [...Map.groupBy(done, ({ changed }) => changed.toSorted().join(' '))].map(([links, same]) => ({
    links: links.split(' '),
    ids: same.map(({ id }) => id),
  }));
}

/** Whether a record was really changed: a link that it already had is not added again. */
export const isChanged = ({ status, changed }: BulkItem): boolean => status === 'done' && changed?.length !== 0;
