/** Checks requests against the contract: bodies to the letter, path and query (which are text) with conversion. */
import { Ajv, type Options } from 'ajv';
import formats from 'ajv-formats';
import fp from 'fastify-plugin';
import { schemas } from '@parapet/contracts';
import { BODY_CHECKS, TEXT_CHECKS } from '@parapet/contracts/rules';

function checker(options: Options): Ajv {
  const ajv = new Ajv(options);
  formats.default(ajv);
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  return ajv;
}

export const validation = fp(async (app) => {
  const exact = checker(BODY_CHECKS);
  const converting = checker(TEXT_CHECKS);
  for (const schema of Object.values(schemas)) app.addSchema(schema);
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? exact : converting).compile(schema));
});
