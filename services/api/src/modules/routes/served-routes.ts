/** The operations as both transports serve them: the service, and the mocks in the browser. */
import { SharedTransaction } from '../../pipeline/idempotency/shared-transaction.ts';
import { withIdempotency } from '../../pipeline/idempotency/with-idempotency.ts';
import type { Handlers } from '../../pipeline/operation-types.ts';
import { routesOf, type Route } from '../../pipeline/pipeline.ts';
import type { Store } from '../../store/port.ts';
import { withConflicts } from '../conflicts/with-conflicts.ts';
import { withOverwrites } from '../conflicts/with-overwrites.ts';
import type { EventHub } from '../events/event-hub.ts';
import { withReadOnly } from './with-read-only.ts';

/** @param handlersOver creates the handlers for a store */
export function servedRoutes(
  store: Store,
  events: Pick<EventHub, 'reportReplaced'>,
  handlersOver: (store: Store) => Handlers,
): Route[] {
  const shared = new SharedTransaction(store);
  return withIdempotency(
    withConflicts(withOverwrites(withReadOnly(routesOf(handlersOver(shared.store))), store, events), store),
    store,
    shared,
  );
}
