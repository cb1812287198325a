/** The OpenAPI document, made from the table of operations alone: no database, no port. */
import Fastify, { type RouteOptions } from 'fastify';
import { operations } from '@parapet/contracts';
import { documents } from './http/documents.ts';
import { contractSchemas } from './http/contract-schemas.ts';

/** @returns the document as it is committed: pretty JSON with a newline at the end */
export async function openapiText(): Promise<string> {
  const app = Fastify();
  await app.register(contractSchemas);
  await app.register(documents);
  for (const { method, url, config, schema } of Object.values(operations)) {
    const route: RouteOptions = { method, url, config, schema, handler: () => Promise.reject(new Error('only described here')) };
    app.route(route);
  }
  await app.ready();
  const text = `${JSON.stringify(app.swagger(), null, 2)}\n`;
  await app.close();
  return text;
}
