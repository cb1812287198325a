/** Passes requests to oidc-provider, a Koa app that needs the raw request and response. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import { pageHeaders } from '../pages/layout.ts';

export const MOUNT = '/idp';

/** Replaces `Host` and `X-Forwarded-…`, which may be forged, by our own origin. The library derives URLs and the security of cookies from them. */
export function pinOrigin({ headers }: IncomingMessage, publicUrl: string): void {
  const { host, protocol } = new URL(publicUrl);
  headers.host = host;
  headers['x-forwarded-proto'] = protocol.slice(0, -1);
  delete headers['x-forwarded-host'];
  delete headers['x-forwarded-for'];
}

export async function mountProvider(app: FastifyInstance, provider: Provider, publicUrl: string): Promise<void> {
  // Makes the library read the two headers that are pinned below.
  provider.proxy = true;
  const handle = provider.callback();
  await app.register(async (raw) => {
    // The library parses the body itself.
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', (_request, _payload, done) => done(null));
    raw.all(`${MOUNT}/*`, { schema: { hide: true } }, (request, reply) => {
      for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...pageHeaders() })) if (value !== undefined && name !== 'content-type') reply.raw.setHeader(name, value);
      reply.hijack();
      pinOrigin(request.raw, publicUrl);
      const url = request.raw.url ?? '/';
      // As in Express: the library derives its mount path from the difference.
      Object.assign(request.raw, { originalUrl: url, url: url.slice(MOUNT.length) || '/' });
      handle(request.raw, reply.raw).catch((error: unknown) => {
        request.log.error({ err: error }, 'provider failed');
        reply.raw.destroy();
      });
    });
  });
}
