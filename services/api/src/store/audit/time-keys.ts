/**
 * Sort keys of audit entries: by time, and by time within one collection, actor or action. Each key is one number, as a text with the name of the
 * collection or the id of the actor would take more room than the entry. Two names may share a bucket, so matches must be checked.
 */
import { timeOf } from '@parapet/contracts/rules';

/** Size of a bucket: more than any time (ms since 1970) before the year 2286. */
const BUCKET = 1e13;
/** Number of buckets, small enough that the largest key is a safe integer. */
const BUCKETS = 512;

export type TimeKey = 'time' | 'entity_time' | 'actor_time' | 'action_time';

function millisOf(at: unknown): number {
  const millis = Date.parse(String(at));
  return millis >= 0 && millis < BUCKET ? millis : 0;
}

function startOf(name: unknown): number {
  let hash = 0;
  for (const character of String(name)) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % BUCKETS;
  return hash * BUCKET;
}

type Entry = Record<string, unknown>;

/** The keys of an entry as it is stored. */
export const TIME_KEYS: Readonly<Record<TimeKey, (entry: Entry) => number>> = {
  time: ({ at }) => millisOf(at),
  entity_time: ({ entity, at }) => startOf(entity) + millisOf(at),
  actor_time: ({ actor_id, at }) => startOf(actor_id) + millisOf(at),
  action_time: ({ action, at }) => startOf(action) + millisOf(at),
};

/** The entries that may match: their sort field, and the bounds of its values. */
export interface TimeRange {
  field: TimeKey;
  /** Included. */
  from: number;
  /** Excluded. */
  to: number;
}

/** Keeps a bound within its bucket, as a query may ask for any time. */
const boundOf = (at: string) => Math.min(Math.max(timeOf(at), 0), BUCKET);

/** @param from included @param to excluded; RangeError for what is no time */
export function timeRange({
  entity,
  actor,
  action,
  from,
  to,
}: Partial<Record<'entity' | 'actor' | 'action' | 'from' | 'to', string | undefined>>): TimeRange {
  // Prefers the key with the fewest entries: an actor usually has fewer than a collection, and most entries have the same action.
  const field =
    actor !== undefined
      ? 'actor_time'
      : action === 'delete' || (action !== undefined && entity === undefined)
        ? 'action_time'
        : entity !== undefined
          ? 'entity_time'
          : 'time';
  const names = { time: undefined, actor_time: actor, action_time: action, entity_time: entity };
  const start = field === 'time' ? 0 : startOf(names[field]);
  return {
    field,
    from: start + (from === undefined ? 0 : boundOf(from)),
    to: start + (to === undefined ? BUCKET : boundOf(to)),
  };
}
