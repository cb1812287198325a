/** What a sample request says of itself: which ids it holds, and what each of them must refer to. */
import type { OperationRequest } from '../../testing/operation-request.ts';
import type { Kind } from '../world-kinds.ts';

/** A record, or a member who acts. */
export type Target = Kind | 'person';

export type IdUse =
  /** The caller's own organization; any other is a 403. */
  | { as: 'organization' }
  /** An id that is not looked up, because it only has a meaning where it stands. */
  | { as: 'free' }
  /** The domain of a record: a role with domains of its own has only those, else 403. */
  | { as: 'domain' }
  /** What the call is about: 404 unless the caller sees it, 403 when they see it and may not change it. */
  | { as: 'record'; kind: Target; mismatchField?: string }
  /** A record that must exist, else a 400 names the field. */
  | { as: 'reference'; kind: Target; mismatchField?: string }
  /** The user id of the caller: a 400 names the field when it is anybody else's. */
  | { as: 'caller'; kind: 'person' }
  /** A filter of a list. It finds and counts nothing if no record has the id, or if the role does not see what the filter finds. */
  | { as: 'filter'; kind: Target; finds: Target | null };

export const organization: IdUse = { as: 'organization' };
export const free: IdUse = { as: 'free' };
export const caller: IdUse = { as: 'caller', kind: 'person' };
export const domain: IdUse = { as: 'domain' };
/** @param finds the kind whose visibility decides over the result; null when every role sees it */
export const filter = (kind: Target, finds: Target | null = kind): IdUse => ({ as: 'filter', kind, finds });
/** @param mismatchField pointer that a 400 names when the id is that of another record of ours, which does not fit the rest of the request */
export const record = (kind: Target, mismatchField?: string): IdUse => ({
  as: 'record',
  kind,
  ...(mismatchField !== undefined && { mismatchField }),
});
/** @param mismatchField see {@link record} */
export const reference = (kind: Target, mismatchField?: string): IdUse => ({
  as: 'reference',
  kind,
  ...(mismatchField !== undefined && { mismatchField }),
});

/** Where the ids of a sample come from: one organization, and within the scope of every role. */
export interface Source {
  organization: string;
  /** User id of the caller. */
  caller: string;
  /** A record that the request leaves as it is. */
  id(kind: Target): string;
  /** A record that the request may change or use up: a new one where that matters. */
  take(kind: Kind): Promise<string>;
  /** The risk that a flow belongs to. */
  riskOf(flow: string): Promise<string>;
  /** The risk that a treatment plan belongs to. */
  riskOfPlan(plan: string): Promise<string>;
}

export interface Sample {
  /** Status of the answer to a valid request. */
  ok: number;
  /** What every id of the request refers to, by its place: see `id-places.ts`. */
  ids: Readonly<Record<string, IdUse>>;
  /** A valid request with a value at every place. */
  request(from: Source): OperationRequest | Promise<OperationRequest>;
  /** The same call about records of other kinds. */
  also?: readonly Sample[];
}

/** All valid requests of an operation. */
export const variantsOf = (sample: Sample): readonly Sample[] => [sample, ...(sample.also ?? [])];
