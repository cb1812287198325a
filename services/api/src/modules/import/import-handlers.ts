import {
  ASSET_STATUSES,
  AssetCreate,
  PropertyCreate,
  RiskCreate,
  RiskScenarioCreate,
  type AuditedEntity,
  type AssetUpdate,
  type ImportQuery,
  type PropertyUpdate,
  type RiskScenarioUpdate,
  type RiskUpdate,
} from '@parapet/contracts';
import type { Call } from '../../pipeline/call.ts';
import { handlersFor } from '../../pipeline/operation-types.ts';
import type { Tx } from '../../store/port.ts';
import type { RiskDoc } from '../../collections.ts';
import { visibleAssets } from '../items/visible-items.ts';
import { assetService } from '../assets/asset-service.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { propertyService } from '../properties/property-service.ts';
import { riskScenarioService } from '../risk-scenarios/risk-scenario-service.ts';
import { visibleRisks } from '../risk-scope.ts';
import { readable } from '../risks/answer-keys.ts';
import { insertRisk, riskService, updateRisk } from '../risks/risk-service.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { importJobs } from './import-job.ts';
import { importService } from './import-service.ts';
import { missingProperty, missingScenario } from './missing-records.ts';
import { riskWordsInFiles } from './risk-words-in-files.ts';
import type { ImportKind } from './run-rows.ts';

/** Gives the body of a row, or a stored record, the type that the operation takes. A body was validated against the schema of the operation before. */
function checked<Body>(body: object): Body;
function checked(body: object): object {
  return body;
}

/** Properties are imported after the scenarios that they name. */
const { linked_properties: _, ...ofScenario } = RiskScenarioCreate.properties;

/** The body of an operation that takes a file, as the pipeline passes it. */
const bytesOf = ({ body }: Pick<Call, 'body'>): Uint8Array => (body instanceof Uint8Array ? body : new Uint8Array());

export function importHandlers(options: ServiceOptions & { jobs: Jobs }) {
  const [risks, assets, properties, scenarios] = [
    riskService(options),
    assetService(options),
    propertyService(options),
    riskScenarioService(options),
  ];
  const kinds = new Map<AuditedEntity, ImportKind>();
  const work = importJobs(options.store, kinds);
  options.jobs.define('import', work);
  options.jobs.define('check', work);
  const handler = (kind: ImportKind) => {
    kinds.set(kind.entity, kind);
    const run = importService(options.store, kind, options.jobs);
    return (call: Pick<Call, 'caller' | 'head' | 'body'> & { query: ImportQuery }) =>
      run(call.caller, call.query, String(call.head.headers['content-type']), bytesOf(call));
  };
  return handlersFor({
    importRisks: handler({
      entity: 'risks',
      remove: risks.remove,
      schema: RiskCreate,
      title: 'title',
      map: 'template_answers',
      templates: 'grc_templates',
      visible: ({ member }) => visibleRisks(member),
      create: (tx: Tx, caller, body) => insertRisk(tx, caller, checked<RiskCreate>(body)),
      change: (tx, caller, id, patch, version) => updateRisk(tx, caller, id, checked<RiskUpdate>(patch), version),
      read: (risk) => readable(checked<RiskDoc>(risk)),
      said: riskWordsInFiles,
    }),
    importAssets: handler({
      entity: 'assets',
      remove: assets.remove,
      schema: AssetCreate,
      title: 'name',
      map: 'attributes',
      templates: 'asset_templates',
      visible: ({ member }) => visibleAssets(member),
      create: (tx: Tx, caller, body) => assets.insert(tx, checked<AssetCreate>(body), caller),
      change: (tx, caller, id, patch, version) => assets.change(tx, caller, id, checked<AssetUpdate>(patch), version),
      missing: {
        field: 'linked_properties',
        findOrCreate: missingProperty,
        entity: 'properties',
        remove: properties.remove,
      },
      known: { status: ASSET_STATUSES },
    }),
    importProperties: handler({
      entity: 'properties',
      remove: properties.remove,
      schema: PropertyCreate,
      title: 'name',
      map: 'attributes',
      templates: 'property_templates',
      visible: () => ({}),
      create: (tx: Tx, caller, body) => properties.insert(tx, checked<PropertyCreate>(body), caller),
      change: (tx, caller, id, patch, version) =>
        properties.change(tx, caller, id, checked<PropertyUpdate>(patch), version),
      missing: {
        field: 'linked_scenarios',
        findOrCreate: missingScenario,
        entity: 'risk_scenarios',
        remove: scenarios.remove,
      },
    }),
    importRiskScenarios: handler({
      entity: 'risk_scenarios',
      remove: scenarios.remove,
      schema: { properties: ofScenario },
      title: 'title',
      map: 'attributes',
      templates: 'risk_scenario_templates',
      visible: () => ({}),
      create: (tx: Tx, caller, body) => scenarios.insert(tx, checked<RiskScenarioCreate>(body), caller),
      change: (tx, caller, id, patch, version) =>
        scenarios.change(tx, caller, id, checked<RiskScenarioUpdate>(patch), version),
    }),
  });
}
