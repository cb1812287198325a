/** Serves the built shell and the registry of released remotes. */
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import fp from 'fastify-plugin';
import { registryFor } from './canaries.ts';
import { indexPage } from './index-page.ts';
import { isOtherLoopbackName } from './loopback-name.ts';
import { usableRegistry } from './registry.ts';

export interface WebOptions {
  /** Folder of the built shell. */
  shellDir: string;
  /** Folder of the releases and of `remotes.json`. */
  registryDir: string;
  /** Origin that people open. */
  publicUrl: string;
  /** Where 'Contact Support' leads; the link is hidden without it. */
  supportUrl?: string | undefined;
  /** @returns the id of the organization that a person belongs to, or null */
  organizationOf: (userId: string) => Promise<string | null>;
}

/** A year, for files with a hash or the release in their URL. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** For files without a hash in their name. */
const REVALIDATED = { cacheControl: false, dotfiles: 'ignore', etag: true, lastModified: true } as const;

/** For what names a person's releases: no proxy may give one person's canary to another. */
const PERSONAL = 'private, no-cache';

/** Paths that are never pages: unknown ones are a 404 instead of the shell. */
const NOT_PAGES = /^(api|idp|registry|assets)(\/|$)|(^|\/)\.\.(\/|$)/;
const FILE = /\.[^/]*$/;

export const web = fp<WebOptions>(async (app, { shellDir, registryDir, publicUrl, supportUrl, organizationOf }) => {
  const assetsDir = join(shellDir, 'assets');
  const setHeaders: FastifyStaticOptions['setHeaders'] = (reply, path) => {
    const named = (path.startsWith(registryDir) && !path.endsWith('remotes.json')) || path.startsWith(assetsDir);
    // Files without a hash in the name must be revalidated.
    reply.header('cache-control', named ? FOR_EVER : 'no-cache');
  };
  // Files that never change need no validators.
  const common = {
    preCompressed: true,
    acceptRanges: false,
    cacheControl: false,
    etag: false,
    lastModified: false,
    index: false,
    dotfiles: 'ignore',
    setHeaders,
  } as const;
  await app.register(fastifyStatic, { ...common, root: registryDir, prefix: '/registry/' });
  await app.register(fastifyStatic, { ...common, root: assetsDir, prefix: '/assets/', decorateReply: false });

  const report = (sentence: string) => app.log.error(sentence);
  const registry = registryFor({
    file: join(registryDir, '.canary.json'),
    stable: usableRegistry(join(registryDir, 'remotes.json'), report),
    organizationOf,
    report,
  });
  const page = indexPage({ shellDir, supportUrl });

  app.get('/remotes.json', { schema: { hide: true } }, async (request, reply) => {
    return reply
      .header('cache-control', PERSONAL)
      .type('application/json')
      .send(await registry(request.principal?.userId ?? null));
  });

  // Routes of their own, so that the rate limit counts unknown operations and pages of the provider.
  for (const url of ['/api', '/api/*', '/idp', '/idp/*']) {
    if (!app.hasRoute({ method: 'GET', url }))
      app.get(url, { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
  }

  // A route of its own, because the headers of pages would be a tenth of its size.
  app.get('/remoteEntry.js', { schema: { hide: true } }, async (_request, reply) =>
    reply.sendFile('remoteEntry.js', shellDir, REVALIDATED),
  );

  app.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.params['*'];
    if (NOT_PAGES.test(path)) return reply.callNotFound();
    if (FILE.test(path) && path !== 'index.html') return reply.sendFile(path, shellDir, REVALIDATED);
    if (isOtherLoopbackName(request.host, publicUrl)) return reply.redirect(publicUrl + request.url);
    const html = await page(await registry(request.principal?.userId ?? null), {
      script: reply.nonce,
      style: reply.nonce,
    });
    if (html === null) return reply.callNotFound();
    return reply.header('cache-control', PERSONAL).type('text/html; charset=utf-8').send(html);
  });
});
