/** For tests: validating answers against the contract, and the scenarios that every server must pass. */
export { assertResponse, assertResponseTo, ContractError, type SentResponse } from './contract/response.ts';
export { operationIds, operationNamed, operationOf, type FoundOperation } from './contract/operation-of.ts';
export { EventReader, type ReadEvent } from './event-reader.ts';
export { runScenario } from './run-scenario.ts';
export type { Caller, Scenario, Step, World } from './scenario.ts';
export { scenarios } from './all-scenarios.ts';
export { document } from './contract/document.ts';
export type { OpenApiDocument } from '../compatibility/openapi-document.ts';
export { timeOf, type GrowingCase, type PreparedCase } from './growth/growing-case.ts';
export { growingCases } from './growth/growing-cases.ts';
