/** The scenarios that the API and the mocks must pass. */
import type { Scenario } from './scenario.ts';
import { accessScenarios } from './scenarios/organization/access.ts';
import { assetListScenarios } from './scenarios/item/asset-list.ts';
import { assetScenarios } from './scenarios/item/assets.ts';
import { aiScenarios } from './scenarios/ai.ts';
import { auditScenarios } from './scenarios/audit.ts';
import { authScenarios } from './scenarios/organization/auth.ts';
import { eventScenarios } from './scenarios/events.ts';
import { invitationScenarios } from './scenarios/organization/invitations.ts';
import { memberScenarios } from './scenarios/organization/members.ts';
import { organizationScenarios } from './scenarios/organization/organizations.ts';
import { propertyScenarios } from './scenarios/item/properties.ts';
import { riskScenarioScenarios } from './scenarios/item/risk-scenarios.ts';
import { grcTemplateScenarios } from './scenarios/item/grc-templates.ts';
import { itemAccessScenarios } from './scenarios/item/item-access.ts';
import { itemDeletionScenarios } from './scenarios/item/item-deletion.ts';
import { referenceScenarios } from './scenarios/item/references.ts';
import { riskTableScenarios } from './scenarios/risk/risk-tables.ts';
import { templateScenarios } from './scenarios/item/templates.ts';
import { preferenceScenarios } from './scenarios/organization/preferences.ts';
import { mainJobScenarios } from './scenarios/risk/main-job.ts';
import { riskArchiveScenarios } from './scenarios/risk/risk-archive.ts';
import { riskListScenarios } from './scenarios/risk/risk-list.ts';
import { riskScenarios } from './scenarios/risk/risks.ts';
import { riskDependentScenarios } from './scenarios/risk/risk-dependents.ts';
import { riskRegisterScenarios } from './scenarios/risk/risk-register.ts';
import { flowContentScenarios } from './scenarios/risk/flow-content.ts';
import { flowTransitionScenarios } from './scenarios/risk/flow-transitions.ts';
import { riskFlowScenarios } from './scenarios/risk/risk-flows.ts';
import { dashboardScenarios } from './scenarios/risk/dashboard.ts';
import { taskScenarios } from './scenarios/risk/tasks.ts';
import { treatmentPlanScenarios } from './scenarios/risk/treatment-plans.ts';
import { payloadScenarios } from './scenarios/payloads.ts';
import { validationScenarios } from './scenarios/validation.ts';

export const scenarios: readonly Scenario[] = [
  ...accessScenarios,
  ...authScenarios,
  ...organizationScenarios,
  ...preferenceScenarios,
  ...memberScenarios,
  ...invitationScenarios,
  ...auditScenarios,
  ...eventScenarios,
  ...aiScenarios,
  ...riskScenarios,
  ...riskListScenarios,
  ...riskRegisterScenarios,
  ...riskDependentScenarios,
  ...riskArchiveScenarios,
  ...flowContentScenarios,
  ...flowTransitionScenarios,
  ...riskFlowScenarios,
  ...dashboardScenarios,
  ...taskScenarios,
  ...treatmentPlanScenarios,
  ...mainJobScenarios,
  ...assetScenarios,
  ...assetListScenarios,
  ...propertyScenarios,
  ...riskScenarioScenarios,
  ...itemDeletionScenarios,
  ...itemAccessScenarios,
  ...templateScenarios,
  ...referenceScenarios,
  ...grcTemplateScenarios,
  ...riskTableScenarios,
  ...payloadScenarios,
  ...validationScenarios,
];
