/** Hands requests over to oidc-provider, which speaks Koa on the raw request and response. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import { pageHeaders } from '../pages/layout.ts';

export const MOUNT = '/idp';

/**
 * Makes the library believe our own address of the outside, whatever `Host` and `X-Forwarded-…` claim: it makes URLs
 * and the security of its cookies of them.
 */
export function pinOrigin({ headers }: IncomingMessage, publicUrl: string): void {
  const { host, protocol } = new URL(publicUrl);
  headers.host = host;
  headers['x-forwarded-proto'] = protocol.slice(0, -1);
  delete headers['x-forwarded-host'];
  delete headers['x-forwarded-for'];
}

export async function mountProvider(app: FastifyInstance, provider: Provider, publicUrl: string): Promise<void> {
  // It reads the two headers that are pinned below.
  provider.proxy = true;
  const handle = provider.callback();
  await app.register(async (raw) => {
    // The library reads the body itself.
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', (_request, _payload, done) => done(null));
    raw.all(`${MOUNT}/*`, { schema: { hide: true } }, (request, reply) => {
      for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...pageHeaders() })) if (value !== undefined && name !== 'content-type') reply.raw.setHeader(name, value);
      reply.hijack();
      pinOrigin(request.raw, publicUrl);
      const url = request.raw.url ?? '/';
      // As Express does it: the library takes the difference for its mount path.
      Object.assign(request.raw, { originalUrl: url, url: url.slice(MOUNT.length) || '/' });
      handle(request.raw, reply.raw).catch((error: unknown) => {
        request.log.error({ err: error }, 'provider failed');
        reply.raw.destroy();
      });
    });
  });
}
