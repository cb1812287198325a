/** What the API and the mocks must both do, request by request. */
import type { Scenario } from './scenario.ts';
import { accessScenarios } from './scenarios/access.ts';
import { authScenarios } from './scenarios/auth.ts';
import { organizationScenarios } from './scenarios/organizations.ts';
import { riskListScenarios } from './scenarios/risk-list.ts';
import { riskScenarios } from './scenarios/risks.ts';
import { validationScenarios } from './scenarios/validation.ts';

export const scenarios: readonly Scenario[] = [
  ...accessScenarios,
  ...authScenarios,
  ...organizationScenarios,
  ...riskScenarios,
  ...riskListScenarios,
  ...validationScenarios,
];
