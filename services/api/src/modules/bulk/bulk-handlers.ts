import type { AssetBulk, PropertyBulk, RiskBulk, RiskScenarioBulk, TaskBulk } from '@parapet/contracts';
import { SharedTransaction } from '../../pipeline/idempotency/shared-transaction.ts';
import { assertPermission } from '../../pipeline/access.ts';
import { handlersFor } from '../../pipeline/operation-types.ts';
import { assetService } from '../assets/asset-service.ts';
import { assetList } from '../assets/asset-query.ts';
import type { EventHub } from '../events/event-hub.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Cascades, ServiceOptions } from '../links/cascades.ts';
import { propertyList } from '../properties/property-query.ts';
import { propertyService } from '../properties/property-service.ts';
import { scenarioList } from '../risk-scenarios/risk-scenario-query.ts';
import { riskScenarioService } from '../risk-scenarios/risk-scenario-service.ts';
import { riskList } from '../risks/reads/risk-query.ts';
import { renameCategory } from '../risks/risk-categories.ts';
import { riskService } from '../risks/risk-service.ts';
import { withToday } from '../reader-day.ts';
import { taskList } from '../tasks/task-query.ts';
import { taskService } from '../tasks/task-service.ts';
import { bulkJobs } from './bulk-job.ts';
import { bulkService } from './bulk-service.ts';

type FilterOf<Body extends { filter?: object }> = NonNullable<Body['filter']>;

export function bulkHandlers({
  store,
  cascades,
  ...others
}: ServiceOptions & { cascades: Cascades; events: EventHub; jobs: Jobs }) {
  const shared = new SharedTransaction(store);
  const options = { ...others, store: shared.store, cascades: cascades.over(shared.store) };
  const risks = riskService(options);
  const tasks = taskService(options);
  const [assets, properties, scenarios] = [
    assetService(options),
    propertyService(options),
    riskScenarioService(options),
  ];
  const bulkRisks = bulkService(options, {
    ...risks,
    collection: 'risks',
    actions: { delete: risks.remove, archive: risks.archive, unarchive: risks.unarchive },
    list: (db, filter: FilterOf<RiskBulk>, { member }) =>
      riskList(db, { ...filter, organization_id: member.organization_id }, member),
  });
  const bulkTasks = bulkService(options, {
    ...tasks,
    collection: 'tasks',
    actions: { delete: tasks.remove },
    list: async (db, filter: FilterOf<TaskBulk>, caller) =>
      taskList(db, await withToday(db, caller, filter), caller.member),
  });
  const bulkAssets = bulkService(options, {
    ...assets,
    collection: 'assets',
    actions: { delete: assets.remove },
    links: { of: ({ linked_properties }) => linked_properties, set: (linked_properties) => ({ linked_properties }) },
    list: (db, filter: FilterOf<AssetBulk>, { member }) =>
      assetList(db, { ...filter, organization_id: member.organization_id }, member),
  });
  const bulkProperties = bulkService(options, {
    ...properties,
    collection: 'properties',
    actions: { delete: properties.remove },
    links: { of: ({ linked_scenarios }) => linked_scenarios, set: (linked_scenarios) => ({ linked_scenarios }) },
    list: (db, filter: FilterOf<PropertyBulk>, { member }) =>
      propertyList(db, { ...filter, organization_id: member.organization_id }, member),
  });
  const bulkRiskScenarios = bulkService(options, {
    ...scenarios,
    collection: 'risk_scenarios',
    actions: { delete: scenarios.remove },
    list: (db, filter: FilterOf<RiskScenarioBulk>, { member }) =>
      scenarioList(db, { ...filter, organization_id: member.organization_id }, member),
  });
  others.jobs.define(
    'bulk',
    bulkJobs(store, shared, {
      risks: bulkRisks,
      tasks: bulkTasks,
      assets: bulkAssets,
      properties: bulkProperties,
      risk_scenarios: bulkRiskScenarios,
    }),
  );
  return handlersFor({
    bulkRisks: ({ caller, body }) => bulkRisks(caller, body),
    async renameRiskCategory({ caller, body: { from, cursor, ...request } }) {
      const change = {
        action: 'update' as const,
        filter: { exact_category: [from] },
        ...(cursor !== undefined && { cursor }),
      };
      assertPermission(caller.member, { resource: 'risks', action: 'update' });
      const category = await renameCategory(store, caller, { from, ...request });
      // A former name that was made free has no risks.
      return bulkRisks(caller, { ...change, set: { category } }, false);
    },
    bulkTasks: ({ caller, body }) => bulkTasks(caller, body),
    bulkAssets: ({ caller, body }) => bulkAssets(caller, body),
    bulkProperties: ({ caller, body }) => bulkProperties(caller, body),
    bulkRiskScenarios: ({ caller, body }) => bulkRiskScenarios(caller, body),
  });
}
