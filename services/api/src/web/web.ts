/** Serves the built shell and the registry of released remotes beside the API. */
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';
import type { FastifyReply } from 'fastify';
import { EMPTY_REGISTRY, indexPage, watchedFile } from './index-page.ts';

export interface WebOptions {
  /** Folder of the built shell. */
  shellDir: string;
  /** Folder of the releases and of `remotes.json`. */
  registryDir: string;
}

/** A year: what is served so has a hash of its content, or its release, in its address. Seconds. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Paths that are never a page, so that a wrong one is told so instead of being sent the shell. */
const NOT_PAGES = /^(api|idp|registry|assets)(\/|$)/;

function isPage(path: string): boolean {
  return path === 'index.html' || (!NOT_PAGES.test(path) && !/\.[^/]*$/.test(path));
}

export const web = fp<WebOptions>(async (app, { shellDir, registryDir }) => {
  const common = { preCompressed: true, cacheControl: false, index: false as const, schemaHide: true };
  await app.register(fastifyStatic, {
    ...common,
    root: join(registryDir),
    prefix: '/registry/',
    setHeaders: (reply, path) => void reply.setHeader('cache-control', path.endsWith('remotes.json') ? 'no-cache' : FOR_EVER),
  });
  await app.register(fastifyStatic, {
    ...common,
    root: shellDir,
    serve: false,
    decorateReply: false,
  });

  const registry = watchedFile(join(registryDir, 'remotes.json'));
  const page = indexPage(shellDir, registry);

  app.get('/remotes.json', { schema: { hide: true } }, async (_request, reply) => {
    return reply.header('cache-control', 'no-cache').type('application/json').send((await registry()) ?? EMPTY_REGISTRY);
  });

  app.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.params['*'];
    if (!isPage(path)) return sendAsset(reply, path);
    const html = await page(reply.cspNonce?.style ?? '');
    if (html === null) return reply.callNotFound();
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
  });

  function sendAsset(reply: FastifyReply, path: string): FastifyReply {
    if (/^(api|idp)(\/|$)/.test(path)) return reply.callNotFound();
    // Only what Vite put under /assets has a hash in its name.
    if (path.startsWith('assets/')) reply.header('cache-control', FOR_EVER);
    else reply.header('cache-control', 'no-cache');
    return reply.sendFile(path, shellDir, { preCompressed: true, cacheControl: false, dotfiles: 'ignore' });
  }
});
