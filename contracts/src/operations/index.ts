/** The table of operations, from which the server's routes, the client's types and the mocks are derived. */
import { aiOperations } from './ai.ts';
import { assetTemplateOperations } from './item/asset-templates.ts';
import { assetOperations } from './item/assets.ts';
import { auditOperations } from './audit.ts';
import { searchOperations } from './search.ts';
import { authOperations } from './organization/auth.ts';
import { dashboardOperations } from './risk/dashboard.ts';
import { chatChannelOperations } from './organization/chat-channel.ts';
import { credentialOperations } from './organization/credentials.ts';
import { eventOperations } from './events.ts';
import { grcDomainOperations } from './item/grc-domains.ts';
import { grcTemplateOperations } from './item/grc-templates.ts';
import { healthOperations } from './health.ts';
import { withIdempotencyKeys, type RepeatableTable } from './idempotency.ts';
import { invitationOperations } from './organization/invitations.ts';
import { jobOperations } from './jobs.ts';
import { notificationOperations } from './notifications.ts';
import { meOperations } from './organization/me.ts';
import { namedOperations, type Named } from './named-operations.ts';
import { organizationOperations } from './organization/organizations.ts';
import { peopleOperations } from './organization/people.ts';
import { presenceOperations } from './presence.ts';
import { propertyOperations } from './item/properties.ts';
import { propertyTemplateOperations } from './item/property-templates.ts';
import { referenceOperations } from './item/references.ts';
import { riskFlowOperations } from './risk/risk-flows.ts';
import { riskNoteOperations } from './risk/risk-notes.ts';
import { riskScenarioTemplateOperations } from './item/risk-scenario-templates.ts';
import { riskScenarioOperations } from './item/risk-scenarios.ts';
import { riskTableOperations } from './risk/risk-tables.ts';
import { riskOperations } from './risk/risks.ts';
import { sharedViewOperations } from './risk/shared-views.ts';
import { taskOperations } from './risk/tasks.ts';
import { treatmentPlanOperations } from './risk/treatment-plans.ts';
import { sampleDataOperations } from './organization/sample-data.ts';
import { serverOperations } from './server.ts';
import { webhookOperations } from './organization/webhooks.ts';
import { schemas } from '../schemas/named-schemas.ts';

/** Named by its parts: spelled out, the type would be longer than the compiler writes. */
type Table = typeof authOperations &
  typeof meOperations &
  typeof credentialOperations &
  typeof organizationOperations &
  typeof invitationOperations &
  typeof peopleOperations &
  typeof webhookOperations &
  typeof chatChannelOperations &
  typeof sampleDataOperations &
  typeof dashboardOperations &
  typeof riskOperations &
  typeof riskNoteOperations &
  typeof riskTableOperations &
  typeof sharedViewOperations &
  typeof riskFlowOperations &
  typeof treatmentPlanOperations &
  typeof taskOperations &
  typeof grcDomainOperations &
  typeof grcTemplateOperations &
  typeof assetOperations &
  typeof assetTemplateOperations &
  typeof propertyOperations &
  typeof propertyTemplateOperations &
  typeof riskScenarioOperations &
  typeof riskScenarioTemplateOperations &
  typeof referenceOperations &
  typeof aiOperations &
  typeof auditOperations &
  typeof searchOperations &
  typeof eventOperations &
  typeof presenceOperations &
  typeof jobOperations &
  typeof notificationOperations &
  typeof serverOperations &
  typeof healthOperations;

const table: Table = {
  ...authOperations,
  ...meOperations,
  ...credentialOperations,
  ...organizationOperations,
  ...invitationOperations,
  ...peopleOperations,
  ...webhookOperations,
  ...chatChannelOperations,
  ...sampleDataOperations,
  ...dashboardOperations,
  ...riskOperations,
  ...riskNoteOperations,
  ...riskTableOperations,
  ...sharedViewOperations,
  ...riskFlowOperations,
  ...treatmentPlanOperations,
  ...taskOperations,
  ...grcDomainOperations,
  ...grcTemplateOperations,
  ...assetOperations,
  ...assetTemplateOperations,
  ...propertyOperations,
  ...propertyTemplateOperations,
  ...riskScenarioOperations,
  ...riskScenarioTemplateOperations,
  ...referenceOperations,
  ...aiOperations,
  ...auditOperations,
  ...searchOperations,
  ...eventOperations,
  ...presenceOperations,
  ...jobOperations,
  ...notificationOperations,
  ...serverOperations,
  ...healthOperations,
};
export const operations: RepeatableTable<Named<Table>> = withIdempotencyKeys(namedOperations(table));
export type Operations = typeof operations;
export type OperationId = keyof Operations;

type OrganizationPart = 'querystring' | 'body';

function organizationPart({ method, schema }: { method: string; schema: object }): OrganizationPart | undefined {
  if (method !== 'GET' && method !== 'POST') return undefined;
  return (['querystring', 'body'] as const).find((part) => {
    const given: unknown = Reflect.get(schema, part);
    const name: unknown = Reflect.get(Object(given), '$ref');
    const resolved = typeof name === 'string' ? schemas[name.replace(/#$/, '')] : given;
    return Object.hasOwn(Object(Reflect.get(Object(resolved), 'properties')), 'organization_id');
  });
}

/** In which part of a request an operation takes `organization_id`; absent where it takes none. */
export const ORGANIZATION_PARTS: Readonly<Record<string, OrganizationPart | undefined>> = Object.fromEntries(
  Object.entries(operations).map(([id, operation]) => [id, organizationPart(operation)]),
);
