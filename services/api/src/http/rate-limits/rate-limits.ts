/** Limits the requests of each caller, over all processes. */
import fp from 'fastify-plugin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { networkOf } from '../../identity/provider/requests/network.ts';
import { tryAgain } from '../../pipeline/problem.ts';
import type { Store } from '../../store/port.ts';
import { factsOf } from '../route-facts.ts';
import { callsOf } from './calls.ts';
import { limiter, type Admission } from './limiter.ts';

const WINDOW = 60_000;
export const rateLimits = fp<{ config: Config; store: Store }>(async (app, { config, store }) => {
  const most = config.rateLimit;
  const { admit } = limiter(most, callsOf(store, { most, windowMs: WINDOW }));

  // For all requests, not per route: refused requests and unknown paths count too. Waits only while more calls must be taken.
  app.addHook('onRequest', (request, reply, done) => {
    if (!factsOf(request).isCounted) return done();
    const admission = admit(callerOf(request));
    if (admission instanceof Promise) return admission.then((later) => assertAdmitted(later, most, reply));
    assertAdmitted(admission, most, reply);
    return done();
  });
});

/** Also adds the headers. @throws Problem 429 */
function assertAdmitted({ isAdmitted, left, resetAt }: Admission, most: number, reply: FastifyReply): void {
  const seconds = Math.max(1, Math.ceil((resetAt - Date.now()) / 1000));
  reply.header('x-ratelimit-limit', most).header('x-ratelimit-remaining', left).header('x-ratelimit-reset', seconds);
  if (isAdmitted) return;
  const when = seconds === 1 ? '1 second' : `${seconds} seconds`;
  throw tryAgain(seconds, 429, 'too_many_requests', `Too many requests. Try again in ${when}.`);
}

/** A signed-in person counts by user id, others by network. */
function callerOf({ principal, ip }: FastifyRequest): string {
  return principal === null ? `address:${networkOf(ip)}` : `user:${principal.userId}`;
}
