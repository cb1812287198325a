/** Identifies the caller of each request and checks their access, before the body is read. */
import fp from 'fastify-plugin';
import type { MemberDoc } from '../collections.ts';
import type { Identity } from '../identity/identity.ts';
import type { Principal } from '../pipeline/principal.ts';
import { admit } from '../pipeline/access.ts';
import { Problem } from '../pipeline/problem.ts';
import type { Store } from '../store/port.ts';
import { headOf } from './request-head.ts';
import { factsOf } from './route-facts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** null when nobody is signed in. */
    principal: Principal | null;
    /** Why the caller is refused whatever they ask for, e.g. a token that is not valid; null otherwise. */
    refusal: Problem | null;
    /** Membership of the caller; null until they belong to an organization. */
    member: MemberDoc | null;
  }
}

export const session = fp<{ identity: Identity }>(async (app, { identity }) => {
  app.decorateRequest('principal', null);
  app.decorateRequest('refusal', null);
  app.addHook('onRequest', async (request) => {
    const { operation, isForTokens } = factsOf(request);
    const head = headOf(request);
    try {
      if (!isForTokens) request.principal = await identity.identify(head, operation?.access, operation?.isBackground);
      else if (head.headers['authorization'] !== undefined)
        request.principal = await identity.identify(head, 'signed-in');
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      // Thrown by `refusals`, after the rate limiter has counted the request.
      request.refusal = error;
    }
  });
});

/** Refuses callers that {@link session} could not identify. */
export const refusals = fp(async (app) => {
  app.addHook('onRequest', (request, _reply, done) => done(request.refusal ?? undefined));
});

export const access = fp<{ store: Store }>(async (app, { store }) => {
  app.decorateRequest('member', null);
  app.addHook('onRequest', async (request) => {
    const { operation } = factsOf(request);
    if (operation === null || operation.access === 'public') return;
    request.member = await admit(store, operation.id, request.principal);
  });
});
