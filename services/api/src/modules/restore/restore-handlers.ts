import type { RestorableEntity } from '@parapet/contracts';
import type { Call } from '../../pipeline/call.ts';
import { handlersFor } from '../../pipeline/operation-types.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { restorePreview } from './restore-preview.ts';
import { restoreService } from './restore-service.ts';

export function restoreHandlers(options: ServiceOptions) {
  const restore = restoreService(options);
  const preview = restorePreview(options);
  const of =
    (entity: RestorableEntity) =>
    ({ caller, params }: Pick<Call, 'caller'> & { params: { id: string } }) =>
      restore(caller, entity, params.id);
  return handlersFor({
    previewRestore: ({ caller, query }) => preview(caller, query),
    restoreRisk: of('risks'),
    restoreRiskFlow: of('risk_flows'),
    restoreTreatmentPlan: of('treatment_plans'),
    restoreTask: of('tasks'),
    restoreAsset: of('assets'),
    restoreProperty: of('properties'),
    restoreRiskScenario: of('risk_scenarios'),
    restoreAssetTemplate: of('asset_templates'),
    restorePropertyTemplate: of('property_templates'),
    restoreRiskScenarioTemplate: of('risk_scenario_templates'),
    restoreGrcTemplate: of('grc_templates'),
  });
}
