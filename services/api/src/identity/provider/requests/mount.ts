/** Passes requests to oidc-provider, a Koa app that needs the raw request and response. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyError, FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import type { Problem } from '../../../pipeline/problem.ts';
import { pageHeaders } from '../../pages/layout.ts';
import { sendErrorPage } from './form.ts';
import type { InteractionStore } from '../interaction-store.ts';
import { MOUNT } from './mount-path.ts';

/**
 * Replaces `Host` and `X-Forwarded-…`, which may be forged, by our own origin. The library derives URLs and the security of cookies from them.
 * `X-Forwarded-For` stays: `request.ip` reads it, as far as it is trusted, whenever somebody asks.
 */
export function pinOrigin({ headers }: IncomingMessage, publicUrl: string): void {
  const { host, protocol } = new URL(publicUrl);
  headers.host = host;
  headers['x-forwarded-proto'] = protocol.slice(0, -1);
  delete headers['x-forwarded-host'];
}

/** Answers a request below {@link MOUNT}. */
export type Dispatch = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface MountOptions {
  provider: Provider;
  interactions: InteractionStore;
  publicUrl: string;
}

/** @returns what answers the requests, for calls from within this process */
export async function mountProvider(
  app: FastifyInstance,
  { provider, interactions, publicUrl }: MountOptions,
): Promise<Dispatch> {
  // Makes the library read the two headers that are pinned.
  provider.proxy = true;
  const handle = provider.callback();
  const dispatch: Dispatch = (request, response) => {
    pinOrigin(request, publicUrl);
    const url = request.url ?? '/';
    // As in Express: the library derives its mount path from the difference.
    Object.assign(request, { originalUrl: url, url: url.slice(MOUNT.length) || '/' });
    return interactions.during({ cookie: request.headers.cookie, response }, () => handle(request, response));
  };
  await app.register(async (raw) => {
    // The library parses the body itself.
    raw.setErrorHandler<FastifyError | Problem>(sendErrorPage);
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', (_request, _payload, done) => done(null));
    raw.all(`${MOUNT}/*`, { schema: { hide: true } }, (request, reply) => {
      for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...pageHeaders() }))
        if (value !== undefined && name !== 'content-type') reply.raw.setHeader(name, value);
      reply.hijack();
      dispatch(request.raw, reply.raw).catch((error: unknown) => {
        request.log.error({ err: error }, 'provider failed');
        reply.raw.destroy();
      });
    });
  });
  return dispatch;
}
