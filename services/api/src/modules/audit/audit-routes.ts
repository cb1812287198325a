import { operations } from '@parapet/contracts';
import type { App } from '../../app-type.ts';
import type { Store } from '../../store/port.ts';
import { callerIn } from '../caller.ts';
import { auditService } from './audit-service.ts';

export function auditRoutes(app: App, store: Store): void {
  const audit = auditService(store);

  app.route({ ...operations.listAuditEntries, handler: async (request) => audit.history(callerIn(request, request.query.organization_id), request.query) });
  app.route({ ...operations.verifyAudit, handler: async (request) => audit.verify(callerIn(request, request.query.organization_id).member) });
  app.route({ ...operations.getNewestSeal, handler: async (request) => audit.newestSeal(callerIn(request, request.query.organization_id).member) });
}
