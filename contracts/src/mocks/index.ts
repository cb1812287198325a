/** A stand-in for the API that shares its rules: for developing without a server, and for tests. */
export { startMocks, type StartOptions } from './start.ts';
export { mockHandlers, type HandlerOptions } from './handlers.ts';
export { answer, type AnswerOptions } from './answer.ts';
export { preferencesOf } from './preferences.ts';
export { accountOf, createMockState, signInAs, type SeedOptions } from './state.ts';
export type { Account, MemberRecord, MockState, Who } from './mock-state.ts';
export { parseSwitches, type Switches } from './switches.ts';
