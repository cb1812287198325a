import {
  Asset,
  Property,
  Risk,
  RiskScenario,
  Task,
  type AssetExportQuery,
  type PropertyExportQuery,
  type RiskExportQuery,
  type RiskScenarioExportQuery,
  type TaskExportQuery,
} from '@parapet/contracts';
import type { AssetDoc, PropertyDoc, RiskDoc, RiskScenarioDoc, TaskDoc } from '../../collections.ts';
import { handlersFor } from '../../pipeline/operation-types.ts';
import type { Store } from '../../store/port.ts';
import { readAs } from '../caller.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { preferencesOf } from '../me/preferences.ts';
import { withToday, zoneOf } from '../reader-day.ts';
import { assetList } from '../assets/asset-query.ts';
import { visibleAssets, visibleItems } from '../items/visible-items.ts';
import { withProperties } from '../properties/linked-scenarios.ts';
import { propertyList } from '../properties/property-query.ts';
import { scenarioList } from '../risk-scenarios/risk-scenario-query.ts';
import { visibleRisks, visibleTasks } from '../risk-scope.ts';
import { readable } from '../risks/answer-keys.ts';
import { dueDatesOf } from '../risks/reads/due-dates.ts';
import { riskList } from '../risks/reads/risk-query.ts';
import { taskList, type OnDay } from '../tasks/task-query.ts';
import { exportService } from './export-service.ts';
import { risksAsShown } from './risks-as-shown.ts';

/** Columns for the fields of a record. @param others fields to leave out */
const fieldsOf = ({ properties }: { properties: object }, others: readonly string[] = []) =>
  Object.keys(properties).filter((name) => !others.includes(name));

/** Without `names`, because the columns of the links show the names of the linked records. */
const RISK_FIELDS = fieldsOf(Risk, ['names']);

export function exportHandlers({ store, jobs }: { store: Store; jobs: Jobs }) {
  const risks = exportService<RiskExportQuery, RiskDoc>(store, jobs, {
    entity: 'risks',
    fields: RISK_FIELDS,
    map: 'template_answers',
    shown: { flow: (flow) => Object(flow).status ?? null },
    list: riskList,
    visible: visibleRisks,
    asShown: async (db, { columns }, caller) => {
      if (columns === undefined) return null;
      const { language } = await preferencesOf(db, caller.member.user_id);
      return risksAsShown(columns, language, await zoneOf(db, caller));
    },
    read: async (db, found) => {
      const days = await dueDatesOf(
        db,
        found.map(({ _id }) => _id),
      );
      return found.map((risk) => ({ ...readable(risk), due_date: days.get(risk._id) ?? null }));
    },
  });
  const tasks = exportService<OnDay<TaskExportQuery>, TaskDoc>(store, jobs, {
    entity: 'tasks',
    fields: fieldsOf(Task),
    list: taskList,
    visible: visibleTasks,
  });
  const assets = exportService<AssetExportQuery, AssetDoc>(store, jobs, {
    entity: 'assets',
    fields: fieldsOf(Asset),
    map: 'attributes',
    list: assetList,
    visible: (member) => visibleAssets(member),
  });
  const properties = exportService<PropertyExportQuery, PropertyDoc>(store, jobs, {
    entity: 'properties',
    fields: fieldsOf(Property),
    map: 'attributes',
    list: propertyList,
    visible: (member, db) => visibleItems(db, member, 'properties'),
  });
  const scenarios = exportService<RiskScenarioExportQuery, RiskScenarioDoc>(store, jobs, {
    entity: 'risk_scenarios',
    fields: fieldsOf(RiskScenario),
    map: 'attributes',
    list: scenarioList,
    visible: (member, db) => visibleItems(db, member, 'risk_scenarios'),
    read: (db, found, member) => withProperties(db, member, found, ({ _id }) => _id),
  });
  const exporters = { risks, tasks, assets, properties, risk_scenarios: scenarios };
  jobs.define('export', {
    run: async (job) => {
      if (job.doc.entity === null) throw new Error(`The job ${job.doc._id} exports nothing`);
      return exporters[job.doc.entity].run(job);
    },
  });
  return handlersFor({
    exportRisks: ({ caller, query }) => risks(caller, query),
    exportTasks: async ({ caller, query }) => tasks(caller, await withToday(readAs(store, caller), caller, query)),
    exportAssets: ({ caller, query }) => assets(caller, query),
    exportProperties: ({ caller, query }) => properties(caller, query),
    exportRiskScenarios: ({ caller, query }) => scenarios(caller, query),
  });
}
