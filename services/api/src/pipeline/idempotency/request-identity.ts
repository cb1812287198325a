/** What makes two requests the same: who sends them, the operation, the key, and what they say. */
import { canonical } from '@parapet/contracts/rules';
import type { OperationId } from '@parapet/contracts';
import { sha256 } from '#platform/sha256';
import { accessOf } from '../access.ts';
import type { Call } from '../call.ts';

export interface RequestIdentity {
  /** The client's key. It is not stored. */
  key: string;
  /** Id of the stored answer. */
  id: string;
  /** Hash of the parameters and the body. */
  hash: string;
}

/** Empty for operations that need no organization: they may change the caller's organization, and a repetition must still be recognized then. */
const scopeOf = (operation: OperationId, { member }: Call) =>
  accessOf(operation) === 'signed-in' ? '' : (member?.organization_id ?? '');

/** @returns null for a request without a key, or without a session */
export function identityOf(operation: OperationId, call: Call): RequestIdentity | null {
  const key = call.head.headers['idempotency-key'];
  if (typeof key !== 'string' || call.principal === null) return null;
  // An API token must not get an answer that was given to a session.
  const { userId, via } = call.principal;
  return { key, id: sha256([userId, via, scopeOf(operation, call), operation, key].join('\n')), hash: hashOf(call) };
}

function hashOf({ params, query, body, readOnly }: Call): string {
  const isFile = body instanceof Uint8Array;
  return sha256(canonical([params, query, readOnly, isFile ? null : body]), isFile ? body : '');
}
