import type { HandlersOf } from '../../pipeline/operation-types.ts';
import { created, noContent, record } from '../../pipeline/reply.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { riskScenarioService } from './risk-scenario-service.ts';

export function riskScenarioHandlers(options: ServiceOptions): HandlersOf<'listRiskScenarios' | 'createRiskScenario' | 'getRiskScenario' | 'updateRiskScenario' | 'deleteRiskScenario'> {
  const scenarios = riskScenarioService(options);
  return {
    listRiskScenarios: ({ caller, query }) => scenarios.list(caller, query),
    createRiskScenario: async ({ caller, body }) => created('risk-scenarios', await scenarios.withProperties(caller, await scenarios.create(caller, body))),
    getRiskScenario: async ({ caller, params }) => record(await scenarios.withProperties(caller, await scenarios.get(caller, params.id))),
    updateRiskScenario: async ({ caller, params, body, version }) => record(await scenarios.withProperties(caller, await scenarios.update(caller, params.id, body, version))),
    async deleteRiskScenario({ caller, params, version }) {
      await scenarios.remove(caller, params.id, version);
      return noContent();
    },
  };
}
