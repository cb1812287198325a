/** Serves the built shell and the registry of released remotes. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { every } from '../platform/timers.ts';
import type { ReleaseInUse } from '../modules/releases/record-releases.ts';
import { registryFor } from './canaries.ts';
import { indexPage } from './index-page.ts';
import { isOtherLoopbackName } from './loopback-name.ts';
import type { Overrides } from './override-routes.ts';
import { policyWith, withOverride } from './overrides.ts';
import { releasesInUse, type Registry, type Released, type Report } from './registry.ts';

export interface WebOptions {
  /** Folder of the built shell. */
  shellDir: string;
  /** Folder of the releases. */
  registryDir: string;
  registry: Registry;
  /** See {@link Report}. */
  report: Report;
  /** Origin that people open. */
  publicUrl: string;
  /** Where 'Contact Support' leads; the link is hidden without it. */
  supportUrl?: string | undefined;
  /** Without them, everybody gets what is live, or a canary. */
  overrides?: Overrides;
  /** @returns the id of the organization that a person belongs to, or null */
  organizationOf: (userId: string) => Promise<string | null>;
  /** Takes over what other processes were sent. */
  follow?: (() => Promise<void>) | undefined;
  /** Called when pages get other releases than before. */
  onReleases: () => void;
  /** Called with what pages get, at the start and after each change; again when it fails. */
  recordReleases: (releases: readonly ReleaseInUse[]) => Promise<void>;
}

/** Milliseconds until a release is noticed. */
const LOOK = 1_000;

/** A year, for files with a hash or the release in their URL. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** For files without a hash in their name. */
const REVALIDATED = { cacheControl: false, dotfiles: 'ignore', etag: true, lastModified: true } as const;

/** For what names a person's releases: no proxy may give one person's canary to another. */
const PERSONAL = 'private, no-cache';

/** Paths that are never pages: unknown ones are a 404 instead of the shell. */
const NOT_PAGES = /^(api|idp|registry|assets)(\/|$)|(^|\/)\.\.(\/|$)/;
const FILE = /\.[^/]*$/;

/** Looks at the registry again and again. @returns what stops it */
function lookOut({ registry, report, follow, onReleases, recordReleases }: WebOptions): () => Promise<void> {
  let told: Released | null = null;
  let recorded: Released | null = null;
  let fault = '';
  let looking: Promise<void> | null = null;
  const look = async () => {
    try {
      await follow?.();
      fault = '';
    } catch (error) {
      // It is tried again in a second; what stays the same is said once.
      if (String(error) !== fault) report(`Releases of other processes could not be taken over: ${String(error)}`);
      fault = String(error);
    }
    try {
      const now = await registry();
      if (told !== null && told !== now) onReleases();
      told = now;
      // Before anything is released, there is nothing to record.
      if (recorded !== now && now.remotes.length > 0) await recordReleases(releasesInUse(now));
      recorded = now;
    } catch {
      // What cannot be read or recorded now may be the next time.
    }
  };
  const stop = every(LOOK, () => {
    looking ??= look().finally(() => (looking = null));
  });
  return async () => {
    stop();
    await looking;
  };
}

/** Pages of another process may name a release that it was sent a moment ago, and this one does not have yet. */
function followed(registryDir: string, follow: () => Promise<void>): (request: FastifyRequest) => Promise<void> {
  const there = new Set<string>();
  return async ({ url }) => {
    const [, folder] = /^\/registry\/([\w-]+\/[\w.+-]+)\//.exec(url) ?? [];
    if (folder === undefined || there.has(folder)) return;
    if (!existsSync(join(registryDir, folder))) await follow().catch(() => {});
    if (existsSync(join(registryDir, folder))) there.add(folder);
  };
}

export const web = fp<WebOptions>(async (app, options) => {
  const { shellDir, registryDir, publicUrl, supportUrl } = options;
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
  await app.register(fastifyStatic, { ...common, root: assetsDir, prefix: '/assets/' });
  await app.register(async (scope) => {
    if (options.follow !== undefined) scope.addHook('onRequest', followed(registryDir, options.follow));
    await scope.register(fastifyStatic, { ...common, root: registryDir, prefix: '/registry/', decorateReply: false });
  });

  const registryOf = registryFor(options);
  const releasesFor = async (request: FastifyRequest) => {
    const override = (await options.overrides?.of(request)) ?? null;
    const json = await registryOf(request.principal?.userId ?? null);
    return { override, json: override === null ? json : withOverride(json, override) };
  };
  app.addHook('onClose', lookOut(options));
  const page = indexPage({ shellDir, supportUrl });

  app.get('/remotes.json', { schema: { hide: true } }, async (request, reply) => {
    return reply
      .header('cache-control', PERSONAL)
      .type('application/json')
      .send((await releasesFor(request)).json);
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
    const asked = await options.overrides?.ask(request, reply);
    if (asked) return asked;
    const { json, override } = await releasesFor(request);
    const html = await page(json, { script: reply.nonce, style: reply.nonce }, override);
    if (html === null) return reply.callNotFound();
    if (override !== null && override.origin !== null) {
      const policy = String(reply.raw.getHeader('content-security-policy'));
      reply.header('content-security-policy', policyWith(policy, override.origin));
    }
    return reply.header('cache-control', PERSONAL).type('text/html; charset=utf-8').send(html);
  });
});
