/** Checks requests against the contract: bodies to the letter, path and query (which are text) with conversion. */
import { Ajv, type Options } from 'ajv';
import formats from 'ajv-formats';
import fp from 'fastify-plugin';
import { schemas } from '@parapet/contracts';
import { REQUEST_CHECKS } from '@parapet/contracts/rules';

function checker(extra: Options): Ajv {
  const ajv = new Ajv({ ...REQUEST_CHECKS, ...extra });
  formats.default(ajv);
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  return ajv;
}

export const validation = fp(async (app) => {
  const exact = checker({ coerceTypes: false });
  const converting = checker({ coerceTypes: 'array' });
  for (const schema of Object.values(schemas)) app.addSchema(schema);
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? exact : converting).compile(schema));
});
