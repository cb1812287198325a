/** The table of operations, from which the server's routes, the client's types and the mocks are derived. */
import { aiOperations } from './ai.ts';
import { assetTemplateOperations } from './asset-templates.ts';
import { assetOperations } from './assets.ts';
import { auditOperations } from './audit.ts';
import { authOperations } from './auth.ts';
import { dashboardOperations } from './dashboard.ts';
import { eventOperations } from './events.ts';
import { grcDomainOperations } from './grc-domains.ts';
import { grcTemplateOperations } from './grc-templates.ts';
import { healthOperations } from './health.ts';
import { meOperations } from './me.ts';
import { organizationOperations } from './organizations.ts';
import { peopleOperations } from './people.ts';
import { propertyOperations } from './properties.ts';
import { propertyTemplateOperations } from './property-templates.ts';
import { referenceOperations } from './references.ts';
import { riskFlowOperations } from './risk-flows.ts';
import { riskNoteOperations } from './risk-notes.ts';
import { riskScenarioTemplateOperations } from './risk-scenario-templates.ts';
import { riskScenarioOperations } from './risk-scenarios.ts';
import { riskTableOperations } from './risk-tables.ts';
import { riskOperations } from './risks.ts';
import { taskOperations } from './tasks.ts';
import { treatmentPlanOperations } from './treatment-plans.ts';

export const operations = {
  ...authOperations,
  ...meOperations,
  ...organizationOperations,
  ...peopleOperations,
  ...dashboardOperations,
  ...riskOperations,
  ...riskNoteOperations,
  ...riskTableOperations,
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
  ...eventOperations,
  ...healthOperations,
} as const;
export type Operations = typeof operations;
export type OperationId = keyof Operations;
