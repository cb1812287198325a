/** What a sample request says of itself: which ids it names, and what each of them must be. */
import { operations, type OperationId, type Operations, type Role } from '@parapet/contracts';
import type { Ask } from '../../testing/ask.ts';
import type { Kind } from '../world-kinds.ts';

/** A member who acts; other people may name them. */
export type Named = Kind | 'person';

export type Names =
  /** The caller's own organisation; any other is a 403. */
  | { as: 'organization' }
  /** An id that means something only where it stands, or that the server does not look at. */
  | { as: 'free' }
  /** The domain that something is kept in: whoever is bound to domains has only their own, else 403. */
  | { as: 'domain to keep in' }
  /** What the call is about: 404 unless it is there for the caller, 403 when they see it and may not change it. */
  | { as: 'record'; kind: Named; elsewhere?: string }
  /** Something that must be there: 400 that names the field otherwise. */
  | { as: 'reference'; kind: Named; elsewhere?: string }
  /** Whoever calls, by their user id: 400 that names the field when it is anybody else. */
  | { as: 'caller'; kind: 'person' }
  /** What a list is narrowed by: nothing is found, nor counted, with an id of nothing, or where the role does not see what is found. */
  | { as: 'filter'; kind: Named; seenLike: Named | null };

export const organization: Names = { as: 'organization' };
export const free: Names = { as: 'free' };
export const caller: Names = { as: 'caller', kind: 'person' };
export const domainToKeepIn: Names = { as: 'domain to keep in' };
/** @param seenLike what else is beyond a role's scope when what is found is; null when what is found may be seen all the same */
export const filter = (kind: Named, seenLike: Named | null = kind): Names => ({ as: 'filter', kind, seenLike });
/** @param elsewhere pointer that a 400 names when it is another record of ours, which does not go with the rest of the request */
export const record = (kind: Named, elsewhere?: string): Names => ({ as: 'record', kind, ...(elsewhere !== undefined && { elsewhere }) });
/** @param elsewhere the same */
export const reference = (kind: Named, elsewhere?: string): Names => ({ as: 'reference', kind, ...(elsewhere !== undefined && { elsewhere }) });

/** Where the ids of a sample come from: all of them of one organisation, and within every scope. */
export interface Source {
  organization: string;
  /** User id of whoever sends the request. */
  caller: string;
  /** A record that the request leaves as it is. */
  id(kind: Named): string;
  /** A record that the request may change or use up: a new one where that matters. */
  take(kind: Kind): Promise<string>;
  /** The risk that a flow belongs to. */
  riskOf(flow: string): Promise<string>;
  /** The risk that a treatment plan belongs to. */
  riskOfPlan(plan: string): Promise<string>;
}

export interface Sample {
  /** Status when everything is in order. */
  ok: number;
  /** Those who may, where not the table of roles decides but the handler. */
  only?: readonly Role[];
  /** What every id of the request names, by its place: see `positions.ts`. */
  ids: Readonly<Record<string, Names>>;
  /** A request in order, with something at every place. */
  ask(from: Source): Ask | Promise<Ask>;
  /** The same call about records of other kinds. */
  also?: readonly Sample[];
}

/** All requests in order of an operation. */
export const variantsOf = (sample: Sample): readonly Sample[] => [sample, ...(sample.also ?? [])];

/** Every operation that is not for everybody. */
export type GuardedId = { [Id in OperationId]: Operations[Id]['config']['access'] extends 'public' ? never : Id }[OperationId];

export const isGuarded = (id: OperationId): id is GuardedId => operations[id].config.access !== 'public';
