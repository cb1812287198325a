/** Generates the OpenAPI document from the table of operations. */
import Fastify, { type RouteOptions } from 'fastify';
import { operations } from '@parapet/contracts';
import { canonical } from '@parapet/contracts/rules';
import { openapiPages } from './http/openapi-pages.ts';
import { contractSchemas, NO_COMPILERS } from './http/contract-schemas.ts';

/** @returns the document as it is committed: formatted JSON with sorted keys, so that moving a declaration does not change it, and a newline at the end */
export async function openapiText(): Promise<string> {
  const app = Fastify();
  await app.register(contractSchemas);
  await app.register(openapiPages);
  for (const { method, url, config, schema } of Object.values(operations)) {
    const route: RouteOptions = {
      method,
      url,
      config,
      schema,
      ...NO_COMPILERS,
      handler: () => Promise.reject(new Error('Documentation only')),
    };
    app.route(route);
  }
  await app.ready();
  const text = `${JSON.stringify(JSON.parse(canonical(app.swagger())), null, 2)}\n`;
  await app.close();
  return text;
}
