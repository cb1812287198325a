import { Asset, Property, Risk, RiskScenario, Task, type AssetExportQuery, type PropertyExportQuery, type RiskExportQuery, type RiskScenarioExportQuery, type TaskExportQuery } from '@parapet/contracts';
import type { HandlersOf } from '../../pipeline/operation-types.ts';
import { assetService } from '../assets/asset-service.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { propertyService } from '../properties/property-service.ts';
import { riskScenarioService } from '../risk-scenarios/risk-scenario-service.ts';
import { riskService } from '../risks/risk-service.ts';
import { taskService } from '../tasks/task-service.ts';
import { exportService } from './export-service.ts';

/** Columns for the fields of a record. @param others fields to leave out */
const fieldsOf = ({ properties }: { properties: object }, others: readonly string[] = []) => Object.keys(properties).filter((name) => !others.includes(name));

/** Without `names`, because the columns of the links show the names of the linked records. */
const RISK_FIELDS = fieldsOf(Risk, ['names']);

export function exportHandlers(options: ServiceOptions): HandlersOf<'exportRisks' | 'exportTasks' | 'exportAssets' | 'exportProperties' | 'exportRiskScenarios'> {
  const { store } = options;
  const [allTasks, allAssets, allProperties, allScenarios] = [taskService(store), assetService(options), propertyService(options), riskScenarioService(options)];
  const risks = exportService<RiskExportQuery>(store, { entity: 'risks', fields: RISK_FIELDS, map: 'template_answers', shown: { flow: (flow) => Object(flow).status ?? null }, list: riskService(options).list });
  const tasks = exportService<TaskExportQuery>(store, { entity: 'tasks', fields: fieldsOf(Task), list: (caller, query) => allTasks.list(caller, query) });
  const assets = exportService<AssetExportQuery>(store, { entity: 'assets', fields: fieldsOf(Asset), map: 'attributes', list: (caller, query) => allAssets.list(caller, query) });
  const properties = exportService<PropertyExportQuery>(store, { entity: 'properties', fields: fieldsOf(Property), map: 'attributes', list: (caller, query) => allProperties.list(caller, query) });
  const scenarios = exportService<RiskScenarioExportQuery>(store, { entity: 'risk_scenarios', fields: fieldsOf(RiskScenario), map: 'attributes', list: (caller, query) => allScenarios.list(caller, query) });
  return {
    exportRisks: ({ caller, query }) => risks(caller, query),
    exportTasks: ({ caller, query }) => tasks(caller, query),
    exportAssets: ({ caller, query }) => assets(caller, query),
    exportProperties: ({ caller, query }) => properties(caller, query),
    exportRiskScenarios: ({ caller, query }) => scenarios(caller, query),
  };
}
