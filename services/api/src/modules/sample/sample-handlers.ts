import { handlersFor } from '../../pipeline/operation-types.ts';
import { Reply } from '../../pipeline/reply.ts';
import type { Store } from '../../store/port.ts';
import type { Cascades } from '../links/cascades.ts';
import { sampleService } from './sample-service.ts';

export function sampleHandlers(options: { store: Store; cascades: Cascades }) {
  const sample = sampleService(options);
  return handlersFor({
    addSampleData: async ({ caller, requestId }) => new Reply(201, await sample.add(caller, requestId)),
    removeSampleData: ({ caller, requestId, query, version }) =>
      sample.remove(caller, requestId, query.changed, version),
  });
}
