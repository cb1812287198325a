/** Identifies the caller of each request and checks their access, before the body is read. */
import fp from 'fastify-plugin';
import type { MemberDoc } from '../collections.ts';
import type { Identity } from '../identity/identity.ts';
import type { Principal } from '../identity/principal.ts';
import { admit } from '../pipeline/access.ts';
import type { Store } from '../store/port.ts';
import { headOf } from './request-head.ts';
import { factsOf } from './route-facts.ts';

declare module 'fastify' {
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
    request.principal = await identity.identify(headOf(request), factsOf(request).operation?.access);
  });
});

export const access = fp<{ store: Store }>(async (app, { store }) => {
  app.decorateRequest('member', null);
  app.addHook('onRequest', async (request) => {
    const { operation } = factsOf(request);
    if (operation === null || operation.access === 'public') return;
    request.member = await admit(store, operation.id, request.principal);
  });
});
