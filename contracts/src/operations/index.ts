/** The table of operations: the server's routes, the client's types and the mocks are made from it. */
import { assetTemplateOperations } from './asset-templates.ts';
import { authOperations } from './auth.ts';
import { healthOperations } from './health.ts';
import { meOperations } from './me.ts';
import { organizationOperations } from './organizations.ts';
import { riskOperations } from './risks.ts';

export const operations = {
  ...authOperations,
  ...meOperations,
  ...organizationOperations,
  ...riskOperations,
  ...assetTemplateOperations,
  ...healthOperations,
} as const;
export type Operations = typeof operations;
export type OperationId = keyof Operations;
