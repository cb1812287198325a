import { operations } from '@parapet/contracts';
import type { App } from '../../app-type.ts';
import type { Store } from '../../store/port.ts';
import { callerIn, callerOf } from '../caller.ts';
import { asCreated } from '../records.ts';
import { expectedVersion, toWire, withETag } from '../wire.ts';
import { flowService } from './flow-service.ts';
import { flowTransitions } from './flow-transitions.ts';

export function riskFlowRoutes(app: App, store: Store): void {
  const flows = flowService(store);
  const transitions = flowTransitions(store);

  app.route({ ...operations.listRiskFlows, handler: async (request) => flows.list(callerIn(request, request.query.organization_id), request.query) });

  app.route({
    ...operations.createRiskFlow,
    handler: async (request, reply) => {
      const flow = await flows.create(callerIn(request, request.body.organization_id), request.body);
      asCreated(reply, 'risk-flows', flow);
      return reply.send(toWire(flow));
    },
  });

  app.route({
    ...operations.getRiskFlow,
    handler: async (request, reply) => {
      const flow = await flows.get(callerOf(request), request.params.id);
      withETag(reply, flow);
      return toWire(flow);
    },
  });

  app.route({
    ...operations.updateRiskFlow,
    handler: async (request, reply) => {
      const flow = await flows.update(callerOf(request), request.params.id, request.body, expectedVersion(request.headers['if-match']));
      withETag(reply, flow);
      return toWire(flow);
    },
  });

  app.route({
    ...operations.completeRiskFlow,
    handler: async (request, reply) => {
      const flow = await transitions.complete(callerOf(request), request.params.id, request.body, expectedVersion(request.headers['if-match']));
      withETag(reply, flow);
      return toWire(flow);
    },
  });

  app.route({
    ...operations.archiveRiskFlow,
    handler: async (request, reply) => {
      const flow = await transitions.archive(callerOf(request), request.params.id, expectedVersion(request.headers['if-match']));
      withETag(reply, flow);
      return toWire(flow);
    },
  });

  app.route({
    ...operations.deleteRiskFlow,
    handler: async (request, reply) => {
      await flows.remove(callerOf(request), request.params.id, expectedVersion(request.headers['if-match']));
      return reply.code(204).send(null);
    },
  });
}
