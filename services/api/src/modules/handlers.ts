/** The handler of every operation. */
import type { AiConfig } from '../config.ts';
import { signInHandlers, type SignInOptions } from '../identity/sign-in/sign-in-handlers.ts';
import { operationCallers } from '../pipeline/operation-caller.ts';
import type { Handlers } from '../pipeline/operation-types.ts';
import { routesOf } from '../pipeline/pipeline.ts';
import { aiHandlers } from './ai/ai-handlers.ts';
import { assetHandlers } from './assets/asset-handlers.ts';
import { auditHandlers } from './audit/audit-handlers.ts';
import { bulkHandlers } from './bulk/bulk-handlers.ts';
import { dashboardHandlers } from './dashboard/dashboard-handlers.ts';
import { eventHandlers } from './events/event-handlers.ts';
import type { EventHub } from './events/event-hub.ts';
import { exportHandlers } from './export/export-handlers.ts';
import { importHandlers } from './import/import-handlers.ts';
import { grcDomainHandlers } from './grc-domains/grc-domain-handlers.ts';
import { grcTemplateHandlers } from './grc-templates/grc-template-handlers.ts';
import { healthHandlers } from './health/health-handlers.ts';
import { jobHandlers } from './jobs/job-handlers.ts';
import type { Cascades } from './links/cascades.ts';
import type { Jobs } from './jobs/jobs.ts';
import { credentialHandlers } from './me/credential-handlers.ts';
import { meHandlers } from './me/me-handlers.ts';
import { notificationHandlers } from './notifications/notification-handlers.ts';
import { invitationHandlers } from './organizations/invitations/invitation-handlers.ts';
import { invitationLinks } from './organizations/invitations/invitation-links.ts';
import { organizationHandlers } from './organizations/organization-handlers.ts';
import { organizationService } from './organizations/organization-service.ts';
import { invitationSender } from './organizations/invitations/send-invitation.ts';
import { peopleHandlers } from './people/people-handlers.ts';
import { updateName } from './people/person-name.ts';
import { presenceHandlers } from './presence/presence-handlers.ts';
import { propertyHandlers } from './properties/property-handlers.ts';
import { referenceHandlers } from './references/reference-handlers.ts';
import { restoreHandlers } from './restore/restore-handlers.ts';
import { riskFlowHandlers } from './risk-flows/flow-handlers.ts';
import { riskScenarioHandlers } from './risk-scenarios/risk-scenario-handlers.ts';
import { riskTableHandlers } from './risk-tables/risk-table-handlers.ts';
import { riskHandlers } from './risks/risk-handlers.ts';
import { sampleHandlers } from './sample/sample-handlers.ts';
import { searchHandlers } from './search/search-handlers.ts';
import { serverHandlers, type ServerOptions } from './server/server-handlers.ts';
import { sharedViewHandlers } from './shared-views/shared-view-handlers.ts';
import { taskHandlers } from './tasks/task-handlers.ts';
import {
  assetTemplateHandlers,
  propertyTemplateHandlers,
  riskScenarioTemplateHandlers,
} from './templates/template-handlers.ts';
import { treatmentPlanHandlers } from './treatment-plans/plan-handlers.ts';
import type { WebhookOptions } from './webhooks/webhook-service.ts';
import { chatHandlers } from './webhooks/chat-service.ts';
import { webhookHandlers } from './webhooks/webhook-handlers.ts';

/** What the handlers depend on. */
export interface Services extends Omit<SignInOptions, 'onSignIn'>, WebhookOptions, ServerOptions {
  /** Origin that people open, without a trailing slash. */
  publicUrl: string;
  /** The language model; undefined for the built-in assistant. */
  ai: AiConfig | undefined;
  events: EventHub;
  cascades: Cascades;
  jobs: Jobs;
}

export function handlersOf(services: Services): Handlers {
  const { store, post, signIn, secret, publicUrl } = services;
  const links = invitationLinks(secret, publicUrl);
  const organizations = organizationService(store, signIn.sign_up, links);
  const handlers: Handlers = {
    ...signInHandlers({
      ...services,
      onSignIn: (userId, name, requestId) => updateName(store, userId, name, requestId),
    }),
    ...meHandlers(services),
    ...credentialHandlers(services),
    ...organizationHandlers({ ...services, organizations, links, sendInvitation: invitationSender(store, post) }),
    ...invitationHandlers({ ...services, organizations }),
    ...peopleHandlers(services),
    ...dashboardHandlers(services),
    ...sampleHandlers(services),
    ...riskHandlers(services),
    ...riskTableHandlers(services),
    ...sharedViewHandlers(services),
    ...riskFlowHandlers(services),
    ...treatmentPlanHandlers(services),
    ...taskHandlers(services),
    ...grcDomainHandlers(services),
    ...grcTemplateHandlers(services),
    ...assetHandlers(services),
    ...assetTemplateHandlers(services),
    ...propertyHandlers(services),
    ...propertyTemplateHandlers(services),
    ...riskScenarioHandlers(services),
    ...riskScenarioTemplateHandlers(services),
    ...referenceHandlers(services),
    ...bulkHandlers(services),
    ...exportHandlers(services),
    ...importHandlers(services),
    ...restoreHandlers(services),
    ...aiHandlers({ ...services, operations: operationCallers(() => routesOf(handlers)) }),
    ...auditHandlers(services),
    ...searchHandlers(services),
    ...eventHandlers(services),
    ...presenceHandlers(services),
    ...jobHandlers(services),
    ...notificationHandlers(services),
    ...webhookHandlers(services),
    ...chatHandlers(services),
    ...serverHandlers(services),
    ...healthHandlers(services),
  };
  return handlers;
}
