import { one } from './parts.ts';

/** The records were not deleted, so restoring leaves them as they are. */
export const restoreSamples = {
  restoreRisk: one(200, 'risk'),
  restoreRiskFlow: one(200, 'flow'),
  restoreTreatmentPlan: one(200, 'plan'),
  restoreTask: one(200, 'task'),
  restoreAsset: one(200, 'asset'),
  restoreProperty: one(200, 'property'),
  restoreRiskScenario: one(200, 'scenario'),
  restoreAssetTemplate: one(200, 'assetTemplate'),
  restorePropertyTemplate: one(200, 'propertyTemplate'),
  restoreRiskScenarioTemplate: one(200, 'scenarioTemplate'),
  restoreGrcTemplate: one(200, 'grcTemplate'),
} as const;
