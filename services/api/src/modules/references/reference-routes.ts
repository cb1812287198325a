import { operations } from '@parapet/contracts';
import type { App } from '../../app-type.ts';
import type { Store } from '../../store/port.ts';
import { callerIn } from '../caller.ts';
import { referenceService } from './reference-service.ts';

export function referenceRoutes(app: App, store: Store): void {
  const references = referenceService(store);
  app.route({ ...operations.getReferences, handler: async (request) => references.list(callerIn(request, request.query.organization_id), request.query) });
}
