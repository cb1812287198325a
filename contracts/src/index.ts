/** What the API, the shell, the remotes and the mocks agree on. */
export * from './schemas/base.ts';
export * from './schemas/auth.ts';
export * from './schemas/health.ts';
export * from './schemas/me.ts';
export * from './schemas/organization.ts';
export * from './schemas/risk.ts';
export * from './schemas/template.ts';
export { operations, type OperationId, type Operations } from './operations/index.ts';
export { CONTRACT_VERSION } from './version.ts';
export type { Access } from './operations/common.ts';
