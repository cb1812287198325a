import { ApiError, isOffline } from '../data/failures/api-error.ts';

/** offline: no answer; server: an error of the service; conflict: changed by somebody else; refused: a reason to correct something. */
export type SaveFailureKind = 'offline' | 'server' | 'conflict' | 'refused';

export interface SaveFailure {
  kind: SaveFailureKind;
  error: unknown;
}

export function saveFailureOf(error: unknown): SaveFailure {
  if (isOffline(error)) return { kind: 'offline', error };
  if (!(error instanceof ApiError)) return { kind: 'server', error };
  if (error.status === 412) return { kind: 'conflict', error };
  // Too many requests and an ended session pass by themselves or after signing in: nothing in the form is wrong.
  const isRefusal = error.status >= 400 && error.status < 500 && error.status !== 401 && error.status !== 429;
  return { kind: isRefusal ? 'refused' : 'server', error };
}
