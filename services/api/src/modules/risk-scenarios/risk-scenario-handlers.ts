import { RECORD_KINDS } from '@parapet/contracts';
import { handlersFor } from '../../pipeline/operation-types.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { recordHandlers } from '../record-service.ts';
import { riskScenarioService } from './risk-scenario-service.ts';

export function riskScenarioHandlers(options: ServiceOptions) {
  const scenarios = riskScenarioService(options);
  const { list, create, get, update, remove } = recordHandlers(RECORD_KINDS.risk_scenarios, scenarios, scenarios.shown);
  return handlersFor({
    listRiskScenarios: list,
    listThreatActors: ({ caller, query }) => scenarios.values(caller, 'threat_actors', query),
    createRiskScenario: create,
    getRiskScenario: get,
    updateRiskScenario: update,
    deleteRiskScenario: remove,
  });
}
