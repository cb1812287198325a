import { operations } from '@parapet/contracts';
import type { App } from '../../app-type.ts';
import type { Store } from '../../store/port.ts';
import { callerIn, callerOf } from '../caller.ts';
import { toWire } from '../wire.ts';
import { addRiskTableTemplates } from './default-risk-tables.ts';
import { riskTableService } from './risk-table-service.ts';

/** A register has no address of its own, so its making answers with no `location`. */
export function riskTableRoutes(app: App, store: Store): void {
  const tables = riskTableService(store);

  app.route({ ...operations.listRiskTables, handler: async (request) => tables.list(callerIn(request, request.query.organization_id), request.query) });
  app.route({ ...operations.initializeRiskTableTemplates, handler: async (request) => addRiskTableTemplates(store, callerOf(request)) });

  app.route({
    ...operations.createRiskTable,
    handler: async (request, reply) => {
      const table = await tables.create(callerIn(request, request.body.organization_id), request.body);
      return reply.code(201).send(toWire(table));
    },
  });

  app.route({
    ...operations.createRiskTableFromTemplate,
    handler: async (request, reply) => {
      const table = await tables.createFrom(callerIn(request, request.body.organization_id), request.body);
      return reply.code(201).send(toWire(table));
    },
  });
}
