/** Restoring deleted records. */
import { Restored } from '../../schemas/restore.ts';
import { conflict, emptyBodyProblem, idParams, json, notFound } from '../common.ts';

/** @param what the kind of record as the summary names it, e.g. `risk` */
function restore<const Path extends string, const Name extends string>(path: Path, name: Name, what: string) {
  const tags: string[] = [path];
  return {
    method: 'POST',
    url: `/api/${path}/:id/restore`,
    // The handler checks the role.
    config: { access: 'signed-in' },
    schema: {
      operationId: `restore${name}`,
      summary: `Restore a deleted ${what}`,
      description:
        'For admins, within 30 days. Links come back as far as their targets exist, and with a risk its notes; records that were deleted with it, and links of others to it, are restored by themselves. A record that is there is left as it is.',
      tags,
      params: idParams,
      response: { 200: json(Restored, 'The record is there'), ...emptyBodyProblem, ...notFound, ...conflict },
    },
  } as const;
}

export const restoreOperations = {
  restoreRisk: restore('risks', 'Risk', 'risk'),
  restoreRiskFlow: restore('risk-flows', 'RiskFlow', 'risk flow'),
  restoreTreatmentPlan: restore('treatment-plans', 'TreatmentPlan', 'treatment plan'),
  restoreTask: restore('tasks', 'Task', 'task'),
  restoreAsset: restore('assets', 'Asset', 'asset'),
  restoreProperty: restore('properties', 'Property', 'property'),
  restoreRiskScenario: restore('risk-scenarios', 'RiskScenario', 'risk scenario'),
  restoreAssetTemplate: restore('asset-templates', 'AssetTemplate', 'template for assets'),
  restorePropertyTemplate: restore('property-templates', 'PropertyTemplate', 'template for properties'),
  restoreRiskScenarioTemplate: restore('risk-scenario-templates', 'RiskScenarioTemplate', 'template for risk scenarios'),
  restoreGrcTemplate: restore('grc-templates', 'GrcTemplate', 'GRC template'),
} as const;
