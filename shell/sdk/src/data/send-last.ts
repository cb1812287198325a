import type { OperationId } from '@parapet/contracts';
import { requestOf } from './call.ts';
import { send } from './connection.ts';

/** Sends a call without waiting for its answer, also while the page is being closed. Nobody learns when it fails. */
export function sendLast(operation: OperationId, input: object): void {
  send(new Request(requestOf(operation, input), { keepalive: true })).catch(() => {
    // The page is gone.
  });
}
