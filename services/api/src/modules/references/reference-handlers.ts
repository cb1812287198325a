import { handlersFor } from '../../pipeline/operation-types.ts';
import type { Store } from '../../store/port.ts';
import { referenceService } from './reference-service.ts';

export function referenceHandlers({ store }: { store: Store }) {
  const references = referenceService(store);
  return handlersFor({ getReferences: ({ caller, query }) => references.list(caller, query) });
}
