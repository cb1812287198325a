/** The scenarios that the API and the mocks must pass. */
import type { Scenario } from './scenario.ts';
import { accessScenarios } from './scenarios/organization/access.ts';
import { assetListScenarios } from './scenarios/item/asset-list.ts';
import { assetScenarios } from './scenarios/item/assets.ts';
import { aiScenarios } from './scenarios/ai.ts';
import { conflictScenarios } from './scenarios/conflicts.ts';
import { auditScenarios } from './scenarios/audit.ts';
import { authScenarios } from './scenarios/organization/auth.ts';
import { credentialScenarios } from './scenarios/organization/credentials.ts';
import { departureScenarios } from './scenarios/organization/departures.ts';
import { bulkScenarios } from './scenarios/bulk.ts';
import { restoreScenarios } from './scenarios/restore.ts';
import { searchScenarios } from './scenarios/search.ts';
import { exportScenarios } from './scenarios/export.ts';
import { defaultScenarios } from './scenarios/defaults.ts';
import { importScenarios } from './scenarios/import.ts';
import { importUpdateScenarios } from './scenarios/import-update.ts';
import { jobScenarios } from './scenarios/jobs.ts';
import { notificationScenarios } from './scenarios/notifications.ts';
import { idempotencyScenarios } from './scenarios/idempotency.ts';
import { eventScenarios } from './scenarios/events.ts';
import { presenceScenarios } from './scenarios/presence.ts';
import { invitationScenarios } from './scenarios/organization/invitations.ts';
import { memberScenarios } from './scenarios/organization/members.ts';
import { organizationScenarios } from './scenarios/organization/organizations.ts';
import { sampleDataScenarios } from './scenarios/organization/sample-data.ts';
import { serverScenarios } from './scenarios/server.ts';
import { propertyScenarios } from './scenarios/item/properties.ts';
import { riskScenarioScenarios } from './scenarios/item/risk-scenarios.ts';
import { grcTemplateScenarios } from './scenarios/item/grc-templates.ts';
import { itemAccessScenarios } from './scenarios/item/item-access.ts';
import { itemDeletionScenarios } from './scenarios/item/item-deletion.ts';
import { referenceScenarios } from './scenarios/item/references.ts';
import { riskTableScenarios } from './scenarios/risk/risk-tables.ts';
import { templateScenarios } from './scenarios/item/templates.ts';
import { plainLineScenarios } from './scenarios/organization/plain-lines.ts';
import { preferenceScenarios } from './scenarios/organization/preferences.ts';
import { mainJobScenarios } from './scenarios/risk/main-job.ts';
import { riskAnswerScenarios } from './scenarios/risk/risk-answers.ts';
import { riskArchiveScenarios } from './scenarios/risk/risk-archive.ts';
import { riskCategoryScenarios } from './scenarios/risk/risk-categories.ts';
import { riskFilterScenarios } from './scenarios/risk/risk-filters.ts';
import { riskGraphScenarios } from './scenarios/risk/risk-graph.ts';
import { riskListScenarios } from './scenarios/risk/risk-list.ts';
import { riskScenarios } from './scenarios/risk/risks.ts';
import { riskDependentScenarios } from './scenarios/risk/risk-dependents.ts';
import { riskRegisterScenarios } from './scenarios/risk/risk-register.ts';
import { flowContentScenarios } from './scenarios/flow/flow-content.ts';
import { flowWorkspaceScenarios } from './scenarios/flow/flow-workspace.ts';
import { flowTransitionScenarios } from './scenarios/flow/flow-transitions.ts';
import { riskFlowScenarios } from './scenarios/flow/risk-flows.ts';
import { riskWithFlowScenarios } from './scenarios/risk/risk-with-flow.ts';
import { dashboardScenarios } from './scenarios/risk/dashboard.ts';
import { sharedViewScenarios } from './scenarios/risk/shared-views.ts';
import { taskScenarios } from './scenarios/risk/tasks.ts';
import { treatmentPlanScenarios } from './scenarios/risk/treatment-plans.ts';
import { payloadScenarios } from './scenarios/payloads.ts';
import { validationScenarios } from './scenarios/validation.ts';
import { chatChannelScenarios } from './scenarios/organization/chat-channel.ts';
import { webhookScenarios } from './scenarios/organization/webhooks.ts';

export const scenarios: readonly Scenario[] = [
  ...accessScenarios,
  ...authScenarios,
  ...organizationScenarios,
  ...sampleDataScenarios,
  ...preferenceScenarios,
  ...memberScenarios,
  ...invitationScenarios,
  ...webhookScenarios,
  ...chatChannelScenarios,
  ...departureScenarios,
  ...credentialScenarios,
  ...plainLineScenarios,
  ...auditScenarios,
  ...eventScenarios,
  ...presenceScenarios,
  ...aiScenarios,
  ...riskScenarios,
  ...riskListScenarios,
  ...riskCategoryScenarios,
  ...riskFilterScenarios,
  ...riskGraphScenarios,
  ...riskRegisterScenarios,
  ...sharedViewScenarios,
  ...riskAnswerScenarios,
  ...riskDependentScenarios,
  ...riskArchiveScenarios,
  ...flowContentScenarios,
  ...flowTransitionScenarios,
  ...flowWorkspaceScenarios,
  ...riskFlowScenarios,
  ...riskWithFlowScenarios,
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
  ...bulkScenarios,
  ...exportScenarios,
  ...importScenarios,
  ...importUpdateScenarios,
  ...jobScenarios,
  ...notificationScenarios,
  ...serverScenarios,
  ...restoreScenarios,
  ...searchScenarios,
  ...grcTemplateScenarios,
  ...riskTableScenarios,
  ...payloadScenarios,
  ...defaultScenarios,
  ...validationScenarios,
  ...conflictScenarios,
  ...idempotencyScenarios,
];
