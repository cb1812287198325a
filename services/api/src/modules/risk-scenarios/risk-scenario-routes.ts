import { operations } from '@parapet/contracts';
import type { App } from '../../app-type.ts';
import type { Store } from '../../store/port.ts';
import { callerIn, callerOf } from '../caller.ts';
import { asCreated } from '../records.ts';
import { expectedVersion, toWire, withETag } from '../wire.ts';
import { riskScenarioService } from './risk-scenario-service.ts';

export function riskScenarioRoutes(app: App, store: Store): void {
  const scenarios = riskScenarioService(store);

  app.route({ ...operations.listRiskScenarios, handler: async (request) => scenarios.list(callerIn(request, request.query.organization_id), request.query) });

  app.route({
    ...operations.createRiskScenario,
    handler: async (request, reply) => {
      const caller = callerIn(request, request.body.organization_id);
      const scenario = await scenarios.create(caller, request.body);
      asCreated(reply, 'risk-scenarios', scenario);
      return reply.send(toWire(await scenarios.linked(caller, scenario)));
    },
  });

  app.route({
    ...operations.getRiskScenario,
    handler: async (request, reply) => {
      const caller = callerOf(request);
      const scenario = await scenarios.get(caller, request.params.id);
      withETag(reply, scenario);
      return toWire(await scenarios.linked(caller, scenario));
    },
  });

  app.route({
    ...operations.updateRiskScenario,
    handler: async (request, reply) => {
      const caller = callerOf(request);
      const scenario = await scenarios.update(caller, request.params.id, request.body, expectedVersion(request.headers['if-match']));
      withETag(reply, scenario);
      return toWire(await scenarios.linked(caller, scenario));
    },
  });

  app.route({
    ...operations.deleteRiskScenario,
    handler: async (request, reply) => {
      await scenarios.remove(callerOf(request), request.params.id, expectedVersion(request.headers['if-match']));
      return reply.code(204).send(null);
    },
  });
}
