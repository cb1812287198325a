/** Identifies the caller of each request and checks their access, before the body is read. */
import fp from 'fastify-plugin';
import type { Access, BodyRule, OperationId } from '@parapet/contracts';
import type { MemberDoc } from '../collections.ts';
import type { Identity } from '../identity/identity.ts';
import type { Principal } from '../identity/principal.ts';
import { admit } from '../pipeline/access.ts';
import type { Store } from '../store/port.ts';
import { headOf } from './request-head.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Undefined for routes that are not operations: pages, documents. */
    access?: Access;
    body?: BodyRule;
  }
  interface FastifyRequest {
    /** null when nobody is signed in. */
    principal: Principal | null;
    /** Membership of the caller; null until they belong to an organization. */
    member: MemberDoc | null;
  }
}

export const session = fp<{ identity: Identity }>(async (app, { identity }) => {
  app.decorateRequest('principal', null);
  app.addHook('onRequest', async (request) => {
    request.principal = await identity.identify(headOf(request), request.routeOptions.config.access);
  });
});

export const access = fp<{ store: Store }>(async (app, { store }) => {
  app.decorateRequest('member', null);
  app.addHook('onRequest', async (request) => {
    const { config, schema } = request.routeOptions;
    if (config.access === undefined || config.access === 'public') return;
    request.member = await admit(store, operationIdOf(schema), request.principal);
  });
});

/** The boundary at which a route becomes an operation again: Fastify's copy of its schema has the id. */
function operationIdOf(schema: object | undefined): OperationId;
function operationIdOf(schema: object | undefined): unknown {
  return Reflect.get(Object(schema), 'operationId');
}
