import { operations } from '@parapet/contracts';
import type { App } from '../../app-type.ts';
import type { Store } from '../../store/port.ts';
import { callerIn, callerOf } from '../caller.ts';
import { asCreated } from '../records.ts';
import { expectedVersion, toWire, withETag } from '../wire.ts';
import { riskService } from './risk-service.ts';

export function riskRoutes(app: App, store: Store): void {
  const risks = riskService(store);

  app.route({ ...operations.listRisks, handler: async (request) => risks.list(callerIn(request, request.query.organization_id), request.query) });

  app.route({ ...operations.listArchivedRisks, handler: async (request) => risks.archived(callerIn(request, request.query.organization_id), request.query) });

  app.route({ ...operations.getRiskSummary, handler: async (request) => risks.summary(callerIn(request, request.query.organization_id), request.query) });

  app.route({
    ...operations.createRisk,
    handler: async (request, reply) => {
      const risk = await risks.create(callerIn(request, request.body.organization_id), request.body);
      asCreated(reply, 'risks', risk);
      return reply.send(toWire(risk));
    },
  });

  app.route({
    ...operations.getRisk,
    handler: async (request, reply) => {
      const risk = await risks.get(callerOf(request), request.params.id);
      withETag(reply, risk);
      return toWire(risk);
    },
  });

  app.route({
    ...operations.updateRisk,
    handler: async (request, reply) => {
      const risk = await risks.update(callerOf(request), request.params.id, request.body, expectedVersion(request.headers['if-match']));
      withETag(reply, risk);
      return toWire(risk);
    },
  });

  app.route({
    ...operations.archiveRisk,
    handler: async (request, reply) => {
      const risk = await risks.archive(callerOf(request), request.params.id, expectedVersion(request.headers['if-match']));
      withETag(reply, risk);
      return toWire(risk);
    },
  });

  app.route({
    ...operations.unarchiveRisk,
    handler: async (request, reply) => {
      const risk = await risks.unarchive(callerOf(request), request.params.id, expectedVersion(request.headers['if-match']));
      withETag(reply, risk);
      return toWire(risk);
    },
  });

  app.route({
    ...operations.deleteRisk,
    handler: async (request, reply) => {
      await risks.remove(callerOf(request), request.params.id, expectedVersion(request.headers['if-match']));
      return reply.code(204).send(null);
    },
  });
}
