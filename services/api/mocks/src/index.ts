/** The API without a server, for developing in a browser and for tests: its own handlers over a database in memory. */
export { startMocks, type StartOptions } from './browser/start.ts';
export { createMocks, type Mocks, type MocksOptions } from './mocks.ts';
export { mockHandlers } from './handlers.ts';
export type { MockBrowser } from './mock-browser.ts';
export type { Account, Who } from './seed/people/people.ts';
export { ORGANIZATION_ID, OTHER_ORGANIZATION_ID } from './seed/people/organizations.ts';
export type { Seed } from './seed/seed-documents.ts';
export type { Switches } from './switches.ts';
