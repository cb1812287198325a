/**
 * Routes carry the contract's schemas for its document only: the pipeline checks requests and writes answers, so that mocks in a
 * browser do just the same.
 */
import fp from 'fastify-plugin';
import { schemas } from '@parapet/contracts';

const unchecked = () => true;

export const contractSchemas = fp(async (app) => {
  for (const schema of Object.values(schemas)) app.addSchema(schema);
  app.setValidatorCompiler(() => unchecked);
  app.setSerializerCompiler(() => JSON.stringify);
});
