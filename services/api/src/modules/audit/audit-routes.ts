import { operations } from '@parapet/contracts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../app.ts';
import type { MemberDoc } from '../../collections.ts';
import { actorOf, memberOf, organizationOf } from '../../plugins/access.ts';
import type { Store } from '../../store/port.ts';
import { auditService } from './audit-service.ts';

export function auditRoutes(app: App, store: Store): void {
  const audit = auditService(store);

  app.route({
    ...operations.listAuditEntries,
    handler: async (request) => audit.history({ member: callerIn(request, request.query.organization_id), actor: actorOf(request) }, request.query),
  });
  app.route({ ...operations.verifyAudit, handler: async (request) => audit.verify(callerIn(request, request.query.organization_id)) });
  app.route({ ...operations.getNewestSeal, handler: async (request) => audit.newestSeal(callerIn(request, request.query.organization_id)) });
}

/** @throws Problem 403 when another organisation is named */
function callerIn(request: FastifyRequest, named: string | undefined): MemberDoc {
  if (named !== undefined) organizationOf(request, named);
  return memberOf(request);
}
