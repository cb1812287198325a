/** Limits the requests of each caller, over all processes. */
import fp from 'fastify-plugin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { normalizeIP } from '@fastify/rate-limit';
import type { Config } from '../../config.ts';
import { Problem } from '../../pipeline/problem.ts';
import type { Store } from '../../store/port.ts';
import { callsOf } from './calls.ts';
import { limiter, type Admission } from './limiter.ts';

const WINDOW = 60_000;

export const rateLimits = fp<{ config: Config; store: Store }>(async (app, { config, store }) => {
  const most = config.rateLimit;
  const { admit } = limiter(most, callsOf(store, { most, windowMs: WINDOW }));

  // For all requests, not per route: refused requests and unknown paths count too.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/api/') || request.url.startsWith('/api/health')) return done();
    const admission = admit(callerOf(request));
    if (!(admission instanceof Promise)) return done(refusalOf(admission, reply));
    admission.then((late) => done(refusalOf(late, reply)), done);
  });

  /** Also sets the headers. */
  function refusalOf({ isAdmitted, left, resetAt }: Admission, reply: FastifyReply): Problem | undefined {
    const seconds = Math.max(1, Math.ceil((resetAt - Date.now()) / 1000));
    reply.headers({ 'x-ratelimit-limit': most, 'x-ratelimit-remaining': left, 'x-ratelimit-reset': seconds });
    if (isAdmitted) return undefined;
    const when = seconds === 1 ? '1 second' : `${seconds} seconds`;
    return new Problem(429, 'too_many_requests', `Too many requests. Try again in ${when}.`, { headers: { 'retry-after': String(seconds) } });
  }
});

/** A signed-in person counts by user id, others by address (IPv6: by network). */
function callerOf({ principal, ip }: FastifyRequest): string {
  return principal === null ? `address:${normalizeIP(ip)}` : `user:${principal.userId}`;
}
