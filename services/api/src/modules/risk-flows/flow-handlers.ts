import { handlersFor } from '../../pipeline/operation-types.ts';
import { Reply, created, etagOf, noContent, record } from '../../pipeline/reply.ts';
import { toRecord } from '../../pipeline/record-mapper.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { flowService } from './flow-service.ts';
import { flowTransitions } from './flow-transitions.ts';
import { flowWorkspace } from './reads/flow-workspace.ts';

export function riskFlowHandlers(options: ServiceOptions) {
  const flows = flowService(options);
  const transitions = flowTransitions(options.store);
  return handlersFor({
    listRiskFlows: ({ caller, query }) => flows.list(caller, query),
    createRiskFlow: async ({ caller, body }) => created('risk-flows', await flows.create(caller, body)),
    createRiskWithFlow: async ({ caller, body }) => {
      const { risk, flow } = await flows.createWithRisk(caller, body);
      return new Reply(
        201,
        { risk: toRecord(risk), flow: flow && toRecord(flow) },
        { ...etagOf(risk), location: `/api/risks/${risk._id}` },
      );
    },
    getRiskFlow: async ({ caller, params }) => record(await flows.get(caller, params.id)),
    getRiskFlowWorkspace: async ({ caller, params }) =>
      new Reply(200, await flowWorkspace(options.store, caller, params.id)),
    updateRiskFlow: async ({ caller, params, body, version }) =>
      record(await flows.update(caller, params.id, body, version)),
    completeRiskFlow: async ({ caller, params, body, version }) =>
      record(await transitions.complete(caller, params.id, body, version)),
    archiveRiskFlow: async ({ caller, params, version }) =>
      record(await transitions.archive(caller, params.id, version)),
    async deleteRiskFlow({ caller, params, version }) {
      await flows.remove(caller, params.id, version);
      return noContent();
    },
  });
}
