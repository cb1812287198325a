import type { HandlersOf } from '../../pipeline/operation-types.ts';
import type { Store } from '../../store/port.ts';
import { referenceService } from './reference-service.ts';

export function referenceHandlers({ store }: { store: Store }): HandlersOf<'getReferences'> {
  const references = referenceService(store);
  return { getReferences: ({ caller, query }) => references.list(caller, query) };
}
