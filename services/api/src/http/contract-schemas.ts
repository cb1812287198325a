/** Routes have the contract's schemas for the OpenAPI document only. The pipeline validates and serializes, so that the mocks do the same. */
import fp from 'fastify-plugin';
import { schemas } from '@parapet/contracts';

const unchecked = () => true;

export const contractSchemas = fp(async (app) => {
  for (const schema of Object.values(schemas)) app.addSchema(schema);
});

/** Of each route: for compilers of the whole app, Fastify would copy all schemas once per route, which takes longer than the rest of its start. */
export const NO_COMPILERS = { validatorCompiler: () => unchecked, serializerCompiler: () => JSON.stringify };
