import { RECORD_KINDS } from '../../record-kinds.ts';
import {
  RiskScenario,
  RiskScenarioBulk,
  RiskScenarioCreate,
  RiskScenarioExportQuery,
  RiskScenarioPage,
  RiskScenarioQuery,
  RiskScenarioUpdate,
} from '../../schemas/item/risk-scenario.ts';
import { bulkOf } from '../collection/bulk.ts';
import { exportOf } from '../collection/export.ts';
import { importOf } from '../collection/import.ts';
import { restoreOf } from '../collection/restore.ts';
import { DELETED, recordOperations, refined } from '../record-operations.ts';
import { ITEM_DELETION } from './item-deletion.ts';
import { usedValuesOperation } from './used-values.ts';

const { list, create, get, update, remove } = recordOperations(
  RECORD_KINDS.risk_scenarios,
  { all: 'risk scenarios', any: 'a risk scenario', one: 'risk scenario' },
  {
    one: RiskScenario,
    page: RiskScenarioPage,
    query: RiskScenarioQuery,
    create: RiskScenarioCreate,
    update: RiskScenarioUpdate,
  },
  DELETED,
);

export const riskScenarioOperations = {
  listRiskScenarios: list,
  listThreatActors: usedValuesOperation('risk-scenarios/threat-actors', 'Threat actors of risk scenarios'),
  createRiskScenario: create,
  getRiskScenario: get,
  updateRiskScenario: update,
  deleteRiskScenario: refined(remove, ITEM_DELETION),
  bulkRiskScenarios: bulkOf(RECORD_KINDS.risk_scenarios, RiskScenarioBulk),
  exportRiskScenarios: exportOf(RECORD_KINDS.risk_scenarios, RiskScenarioExportQuery),
  importRiskScenarios: importOf(RECORD_KINDS.risk_scenarios),
  restoreRiskScenario: restoreOf(RECORD_KINDS.risk_scenarios, 'risk scenario'),
} as const;
