import {
  ASSET_STATUSES,
  AssetCreate,
  PropertyCreate,
  RiskCreate,
  RiskScenarioCreate,
  type ImportQuery,
} from '@parapet/contracts';
import type { Call } from '../../pipeline/call.ts';
import type { HandlersOf } from '../../pipeline/operation-types.ts';
import type { Tx } from '../../store/port.ts';
import { visibleAssets } from '../assets/asset-query.ts';
import { assetService } from '../assets/asset-service.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { propertyService } from '../properties/property-service.ts';
import { riskScenarioService } from '../risk-scenarios/risk-scenario-service.ts';
import { visibleRisks } from '../risks/reads/risk-query.ts';
import { insertRisk } from '../risks/risk-service.ts';
import { importService } from './import-service.ts';
import { missingProperty, missingScenario } from './missing-records.ts';
import type { RowInput } from './row-input.ts';
import type { ImportKind } from './run-rows.ts';

type ImportOperation = 'importRisks' | 'importAssets' | 'importProperties' | 'importRiskScenarios';

/** Gives the body of a row the type that the operation takes. It was validated against the schema of the operation before. */
function checked<Body>(body: RowInput['body']): Body;
function checked(body: RowInput['body']): object {
  return body;
}

/** Properties are imported after the scenarios that they name. */
const { linked_properties: _, ...ofScenario } = RiskScenarioCreate.properties;

/** The body of an operation that takes a file, as the pipeline passes it. */
const bytesOf = ({ body }: Pick<Call, 'body'>): Uint8Array => (body instanceof Uint8Array ? body : new Uint8Array());

export function importHandlers(options: ServiceOptions): HandlersOf<ImportOperation> {
  const [assets, properties, scenarios] = [
    assetService(options),
    propertyService(options),
    riskScenarioService(options),
  ];
  const handler = (kind: ImportKind) => {
    const run = importService(options.store, kind);
    return (call: Pick<Call, 'caller' | 'head' | 'body'> & { query: ImportQuery }) =>
      run(call.caller, call.query, String(call.head.headers['content-type']), bytesOf(call));
  };
  return {
    importRisks: handler({
      entity: 'risks',
      operation: 'createRisk',
      schema: RiskCreate,
      title: 'title',
      map: 'template_answers',
      templates: 'grc_templates',
      visible: ({ member }) => visibleRisks(member),
      create: (tx: Tx, caller, body) => insertRisk(tx, caller, checked<RiskCreate>(body)),
    }),
    importAssets: handler({
      entity: 'assets',
      operation: 'createAsset',
      schema: AssetCreate,
      title: 'name',
      map: 'attributes',
      templates: 'asset_templates',
      visible: ({ member }) => visibleAssets(member),
      create: (tx: Tx, caller, body) => assets.insert(tx, checked<AssetCreate>(body), caller),
      missing: { field: 'linked_properties', findOrCreate: missingProperty },
      known: { status: ASSET_STATUSES },
    }),
    importProperties: handler({
      entity: 'properties',
      operation: 'createProperty',
      schema: PropertyCreate,
      title: 'name',
      map: 'attributes',
      templates: 'property_templates',
      visible: () => ({}),
      create: (tx: Tx, caller, body) => properties.insert(tx, checked<PropertyCreate>(body), caller),
      missing: { field: 'linked_scenarios', findOrCreate: missingScenario },
    }),
    importRiskScenarios: handler({
      entity: 'risk_scenarios',
      operation: 'createRiskScenario',
      schema: { properties: ofScenario },
      title: 'title',
      map: 'attributes',
      templates: 'risk_scenario_templates',
      visible: () => ({}),
      create: (tx: Tx, caller, body) => scenarios.insert(tx, checked<RiskScenarioCreate>(body), caller),
    }),
  };
}
