import { operations } from '@parapet/contracts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../app-type.ts';
import type { MemberDoc } from '../../collections.ts';
import type { Store } from '../../store/port.ts';
import { callerIn, callerOf } from '../caller.ts';
import { assertInspector, auditService } from './audit-service.ts';

/** @throws Problem 403: who may not ask at all learns that before anything else */
function inspectorIn(request: FastifyRequest, organization: string | undefined): MemberDoc {
  assertInspector(callerOf(request).member);
  return callerIn(request, organization).member;
}

export function auditRoutes(app: App, store: Store): void {
  const audit = auditService(store);

  app.route({ ...operations.listAuditEntries, handler: async (request) => audit.history(callerIn(request, request.query.organization_id), request.query) });
  app.route({ ...operations.verifyAudit, handler: async (request) => audit.verify(inspectorIn(request, request.query.organization_id), request.query) });
  app.route({ ...operations.getNewestSeal, handler: async (request) => audit.newestSeal(inspectorIn(request, request.query.organization_id)) });
}
