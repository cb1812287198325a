/** Checks requests against the contract: bodies to the letter, path and query (which are text) with conversion. */
import { Ajv, type Options } from 'ajv';
import formats from 'ajv-formats';
import fp from 'fastify-plugin';
import { schemas } from '@parapet/contracts';
import { BODY_AJV_OPTIONS, TEXT_AJV_OPTIONS } from '@parapet/contracts/rules';

function checker(options: Options): Ajv {
  const ajv = new Ajv(options);
  formats.default(ajv);
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  return ajv;
}

export const validation = fp(async (app) => {
  const exact = checker(BODY_AJV_OPTIONS);
  const converting = checker(TEXT_AJV_OPTIONS);
  for (const schema of Object.values(schemas)) app.addSchema(schema);
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? exact : converting).compile(schema));
});
