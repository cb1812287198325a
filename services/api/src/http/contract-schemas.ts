/** Routes have the contract's schemas for the OpenAPI document only. The pipeline validates and serializes, so that the mocks do the same. */
import fp from 'fastify-plugin';
import { schemas } from '@parapet/contracts';

const unchecked = () => true;

export const contractSchemas = fp(async (app) => {
  for (const schema of Object.values(schemas)) app.addSchema(schema);
  app.setValidatorCompiler(() => unchecked);
  app.setSerializerCompiler(() => JSON.stringify);
});
