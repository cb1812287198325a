/** Every operation's mock. */
import { aiMocks } from './handlers/ai.ts';
import { assetTemplateMocks } from './handlers/asset-templates.ts';
import { assetMocks } from './handlers/assets.ts';
import { auditMocks } from './handlers/audit.ts';
import { authMocks } from './handlers/auth.ts';
import { dashboardMocks } from './handlers/dashboard.ts';
import { eventMocks } from './handlers/events.ts';
import { flowTransitionMocks } from './handlers/flow-transitions.ts';
import { healthMocks } from './handlers/health.ts';
import { meMocks } from './handlers/me.ts';
import { memberMocks } from './handlers/members.ts';
import { organizationMocks } from './handlers/organizations.ts';
import { peopleMocks } from './handlers/people.ts';
import { propertyMocks } from './handlers/properties.ts';
import { riskFlowMocks } from './handlers/risk-flows.ts';
import { riskNoteMocks } from './handlers/risk-notes.ts';
import { riskScenarioMocks } from './handlers/risk-scenarios.ts';
import { riskMocks } from './handlers/risks.ts';
import { taskMocks } from './handlers/tasks.ts';
import { treatmentPlanMocks } from './handlers/treatment-plans.ts';
import type { Mock } from './mock.ts';

export const mocks: readonly Mock[] = [...authMocks, ...meMocks, ...organizationMocks, ...memberMocks, ...peopleMocks, ...riskMocks, ...riskNoteMocks, ...riskFlowMocks, ...flowTransitionMocks, ...treatmentPlanMocks, ...taskMocks, ...dashboardMocks, ...assetTemplateMocks, ...assetMocks, ...propertyMocks, ...riskScenarioMocks, ...aiMocks, ...auditMocks, ...eventMocks, ...healthMocks];
