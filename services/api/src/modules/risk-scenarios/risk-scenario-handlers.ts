import type { HandlersOf } from '../../pipeline/operation-types.ts';
import { created, noContent, record } from '../../pipeline/reply.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { riskScenarioService } from './risk-scenario-service.ts';

export function riskScenarioHandlers(
  options: ServiceOptions,
): HandlersOf<
  | 'listRiskScenarios'
  | 'listThreatActors'
  | 'createRiskScenario'
  | 'getRiskScenario'
  | 'updateRiskScenario'
  | 'deleteRiskScenario'
> {
  const scenarios = riskScenarioService(options);
  return {
    async listRiskScenarios({ caller, query }) {
      const page = await scenarios.list(caller, query);
      return { ...page, items: await scenarios.withRiskCounts(caller, page.items) };
    },
    listThreatActors: ({ caller, query }) => scenarios.threatActors(caller, query),
    createRiskScenario: async ({ caller, body }) =>
      created('risk-scenarios', await scenarios.withLinks(caller, await scenarios.create(caller, body))),
    getRiskScenario: async ({ caller, params }) =>
      record(await scenarios.withLinks(caller, await scenarios.get(caller, params.id))),
    updateRiskScenario: async ({ caller, params, body, version }) =>
      record(await scenarios.withLinks(caller, await scenarios.update(caller, params.id, body, version))),
    async deleteRiskScenario({ caller, params, version }) {
      await scenarios.remove(caller, params.id, version);
      return noContent();
    },
  };
}
