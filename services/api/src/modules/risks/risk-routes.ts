import { operations } from '@parapet/contracts';
import type { FastifyRequest } from 'fastify';
import { actorOf, memberOf, organizationOf } from '../../plugins/access.ts';
import type { Store } from '../../store/port.ts';
import type { App } from '../../app-type.ts';
import { expectedVersion, toWire, withETag } from '../wire.ts';
import { riskService, type Caller } from './risk-service.ts';

const callerOf = (request: FastifyRequest): Caller => ({ member: memberOf(request), actor: actorOf(request) });

export function riskRoutes(app: App, store: Store): void {
  const risks = riskService(store);

  app.route({
    ...operations.listRisks,
    handler: async (request) => {
      organizationOf(request, request.query.organization_id);
      return risks.list(callerOf(request), request.query);
    },
  });

  app.route({
    ...operations.createRisk,
    handler: async (request, reply) => {
      organizationOf(request, request.body.organization_id);
      const risk = await risks.create(callerOf(request), request.body);
      withETag(reply, risk);
      return reply.code(201).header('location', `/api/risks/${risk._id}`).send(toWire(risk));
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
    ...operations.deleteRisk,
    handler: async (request, reply) => {
      await risks.remove(callerOf(request), request.params.id, expectedVersion(request.headers['if-match']));
      return reply.code(204).send(null);
    },
  });
}
