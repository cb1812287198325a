/** Security headers. */
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import helmet from 'helmet';
import type { Config } from '../config.ts';
import { assetHeaders } from './asset-headers.ts';
import { dataHeaders } from './data-headers.ts';
import { factsOf } from './route-facts.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Allows the inline scripts and styles of a page; empty for other responses. */
    nonce: string;
  }
}

/** A year, in seconds. */
const STRICT_TRANSPORT = 31_536_000;

function pageHeaders({ publicUrl, remoteOrigins: remotes }: Config): (reply: FastifyReply) => void {
  const https = publicUrl.startsWith('https:');
  const nonces = new WeakMap<ServerResponse, string>();
  const nonce = (_request: unknown, response: ServerResponse) => `'nonce-${nonces.get(response) ?? ''}'`;
  const apply = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...remotes, nonce],
        // The UI kit sets styles from scripts, with the nonce of the page.
        'style-src': ["'self'", ...remotes, nonce],
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:', ...remotes],
        'font-src': ["'self'", ...remotes],
        'connect-src': ["'self'", ...remotes],
        'frame-src': ["'self'"],
        'manifest-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(https ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: STRICT_TRANSPORT, includeSubDomains: false } : false,
    // The sign-in window of an external provider must be able to reach its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  return (reply) => {
    reply.nonce = randomBytes(16).toString('hex');
    nonces.set(reply.raw, reply.nonce);
    apply(reply.request.raw, reply.raw, (error?: unknown) => {
      if (error !== undefined) throw error;
    });
  };
}

export const security = fp<{ config: Config }>(async (app, { config }) => {
  const ofPage = pageHeaders(config);
  const ofData = dataHeaders(config.publicUrl.startsWith('https:') ? `max-age=${STRICT_TRANSPORT}` : null);
  app.decorateReply('nonce', '');
  app.addHook('onRequest', (request, reply, done) => {
    const { kind } = factsOf(request);
    if (kind === 'page') ofPage(reply);
    else reply.headers(kind === 'data' ? ofData : assetHeaders(request.url));
    // HTTP/1.1 keeps connections open without being told to.
    if (kind === 'asset') reply.raw.removeHeader('connection');
    // A default that handlers may override. Data gets the same header from `dataHeaders`.
    if (kind !== 'data' && request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
});
