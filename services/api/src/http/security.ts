/** Security headers of pages. */
import fp from 'fastify-plugin';
import helmet from '@fastify/helmet';
import type { Config } from '../config.ts';
import { assetHeaders } from './asset-headers.ts';
import { dataHeaders } from './data-headers.ts';

/** A year, in seconds. */
const STRICT_TRANSPORT = 31_536_000;

export const security = fp<{ config: Config }>(async (app, { config }) => {
  const https = config.publicUrl.startsWith('https:');
  const remotes = config.remoteOrigins;
  await app.register(dataHeaders, { strictTransport: https ? `max-age=${STRICT_TRANSPORT}` : null });
  await app.register(assetHeaders);
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...remotes],
        // The UI kit sets styles from scripts, with the nonce of the page.
        'style-src': ["'self'", ...remotes],
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

  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
});
