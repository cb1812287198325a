/** Restoring deleted records. */
import type { Resource } from '../../rules/access/permissions.ts';
import { Restored } from '../../schemas/restore.ts';
import { conflict, emptyBodyProblem, idParams, json, notFound } from '../common.ts';

/** @param resource that the kind follows @param what the kind of record as the summary names it, e.g. `risk` */
function restore<const Path extends string, const Name extends string, const R extends Resource>(
  path: Path,
  name: Name,
  what: string,
  resource: R,
) {
  const tags: string[] = [path];
  return {
    method: 'POST',
    url: `/api/${path}/:id/restore`,
    // The handler asks for the role of an admin, too.
    config: { access: { resource, action: 'create' } },
    schema: {
      operationId: `restore${name}`,
      summary: `Restore a deleted ${what}`,
      description:
        'For admins, within 30 days. The record has its id and its times again, and its version goes on. Links come back as far as their targets exist, with a risk its notes, and with a flow its plan; a plan alone returns to its flow if that has none. Other records that were deleted with it, and links of others to it, are restored by themselves. A record that is there is left as it is.',
      tags,
      params: idParams,
      response: { 200: json(Restored, 'The record is there'), ...emptyBodyProblem, ...notFound, ...conflict },
    },
  } as const;
}

export const restoreOperations = {
  restoreRisk: restore('risks', 'Risk', 'risk', 'risks'),
  restoreRiskFlow: restore('risk-flows', 'RiskFlow', 'risk flow', 'risks'),
  restoreTreatmentPlan: restore('treatment-plans', 'TreatmentPlan', 'treatment plan', 'risks'),
  restoreTask: restore('tasks', 'Task', 'task', 'tasks'),
  restoreAsset: restore('assets', 'Asset', 'asset', 'assets'),
  restoreProperty: restore('properties', 'Property', 'property', 'assets'),
  restoreRiskScenario: restore('risk-scenarios', 'RiskScenario', 'risk scenario', 'assets'),
  restoreAssetTemplate: restore('asset-templates', 'AssetTemplate', 'template for assets', 'assets'),
  restorePropertyTemplate: restore('property-templates', 'PropertyTemplate', 'template for properties', 'assets'),
  restoreRiskScenarioTemplate: restore(
    'risk-scenario-templates',
    'RiskScenarioTemplate',
    'template for risk scenarios',
    'assets',
  ),
  restoreGrcTemplate: restore('grc-templates', 'GrcTemplate', 'GRC template', 'risks'),
} as const;
