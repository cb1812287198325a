import {
  RiskScenario,
  RiskScenarioCreate,
  RiskScenarioPage,
  RiskScenarioQuery,
  RiskScenarioUpdate,
} from '../../schemas/item/risk-scenario.ts';
import { itemOperations } from './items.ts';
import { usedValuesOperation } from './used-values.ts';

const words = { all: 'risk scenarios', any: 'a risk scenario', one: 'risk scenario' };
const { list, create, get, update, remove } = itemOperations('risk-scenarios', 'RiskScenario', 'RiskScenarios', words, {
  one: RiskScenario,
  page: RiskScenarioPage,
  query: RiskScenarioQuery,
  create: RiskScenarioCreate,
  update: RiskScenarioUpdate,
});

export const riskScenarioOperations = {
  listRiskScenarios: list,
  listThreatActors: usedValuesOperation(
    'risk-scenarios/threat-actors',
    'ThreatActors',
    'Threat actors of risk scenarios',
  ),
  createRiskScenario: create,
  getRiskScenario: get,
  updateRiskScenario: update,
  deleteRiskScenario: remove,
} as const;
