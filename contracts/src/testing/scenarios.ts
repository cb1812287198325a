/** The scenarios that the API and the mocks must pass. */
import type { Scenario } from './scenario.ts';
import { accessScenarios } from './scenarios/access.ts';
import { assetListScenarios } from './scenarios/asset-list.ts';
import { assetScenarios } from './scenarios/assets.ts';
import { aiScenarios } from './scenarios/ai.ts';
import { auditScenarios } from './scenarios/audit.ts';
import { authScenarios } from './scenarios/auth.ts';
import { eventScenarios } from './scenarios/events.ts';
import { invitationScenarios } from './scenarios/invitations.ts';
import { memberScenarios } from './scenarios/members.ts';
import { organizationScenarios } from './scenarios/organizations.ts';
import { propertyScenarios } from './scenarios/properties.ts';
import { riskScenarioScenarios } from './scenarios/risk-scenarios.ts';
import { grcTemplateScenarios } from './scenarios/grc-templates.ts';
import { itemAccessScenarios } from './scenarios/item-access.ts';
import { itemDeletionScenarios } from './scenarios/item-deletion.ts';
import { referenceScenarios } from './scenarios/references.ts';
import { riskTableScenarios } from './scenarios/risk-tables.ts';
import { templateScenarios } from './scenarios/templates.ts';
import { preferenceScenarios } from './scenarios/preferences.ts';
import { mainJobScenarios } from './scenarios/main-job.ts';
import { riskArchiveScenarios } from './scenarios/risk-archive.ts';
import { riskListScenarios } from './scenarios/risk-list.ts';
import { riskScenarios } from './scenarios/risks.ts';
import { riskDependentScenarios } from './scenarios/risk-dependents.ts';
import { riskRegisterScenarios } from './scenarios/risk-register.ts';
import { flowContentScenarios } from './scenarios/flow-content.ts';
import { flowTransitionScenarios } from './scenarios/flow-transitions.ts';
import { riskFlowScenarios } from './scenarios/risk-flows.ts';
import { dashboardScenarios } from './scenarios/dashboard.ts';
import { taskScenarios } from './scenarios/tasks.ts';
import { treatmentPlanScenarios } from './scenarios/treatment-plans.ts';
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
