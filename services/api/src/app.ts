/** Puts the service together, without listening. */
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import type { Config } from './config.ts';
import { createIdentity } from './identity/identity.ts';
import { provider } from './identity/provider.ts';
import { stopRoutes } from './identity/stop-mails/stop-routes.ts';
import { logging } from './logging/logging.ts';
import { createMailer } from './mail/mailer.ts';
import { createPost } from './mail/post.ts';
import { EventHub } from './modules/events/event-hub.ts';
import { handlersOf } from './modules/handlers.ts';
import { Cascades } from './modules/links/cascades.ts';
import { backupJobs, planBackups } from './modules/jobs/backup-jobs.ts';
import { planRecurring } from './modules/jobs/job-doc.ts';
import { Jobs, type AtOnce } from './modules/jobs/jobs.ts';
import { mailJobs } from './modules/notifications/mail-jobs.ts';
import { reminderJobs } from './modules/notifications/reminders.ts';
import { stopLinks } from './modules/notifications/stop-links.ts';
import { recordReleases } from './modules/releases/record-releases.ts';
import { serverAdmins } from './modules/server/server-handlers.ts';
import { servedRoutes } from './modules/routes/served-routes.ts';
import type { WebhookClient } from './modules/webhooks/client.ts';
import { Deliverer } from './modules/webhooks/deliverer.ts';
import { offMailer } from './modules/webhooks/off-mailer.ts';
import { findMember } from './pipeline/membership.ts';
import { operationCallers } from './pipeline/operation-caller.ts';
import { BODY_LIMIT } from './pipeline/requests/request-body.ts';
import { access, session, refusals } from './http/session-access.ts';
import { bodies } from './http/body/bodies.ts';
import { fileGate } from './http/body/file-gate.ts';
import { unreadBodies } from './http/body/unread-bodies.ts';
import { assertRequest, refuseConnection } from './http/errors/client-errors.ts';
import { contractSchemas } from './http/contract-schemas.ts';
import { openapiPages } from './http/openapi-pages.ts';
import { mcp } from './http/mcp.ts';
import { metrics } from './http/metrics.ts';
import { loadShedding, type LoadLimits } from './http/load-shedding.ts';
import { operationRoutes } from './http/operations.ts';
import { addressProblem, problems } from './http/errors/problems.ts';
import { rateLimits } from './http/rate-limits/rate-limits.ts';
import { factsOf, routeFacts } from './http/route-facts.ts';
import { requestTarget } from './http/request-target.ts';
import { security } from './http/security.ts';
import { lazyLogger } from './logging/lazy-logger.ts';
import { RequestLog } from './logging/request-log.ts';
import { backUpBeside, lastBackup } from './store/embedded/backup/scheduled-backups.ts';
import type { Store } from './store/port.ts';
import { overrideRoutes } from './web/override-routes.ts';
import { openRegistry, releasesInUse } from './web/registry.ts';
import { releaseFeed } from './web/uploads/release-feed.ts';
import { uploads } from './web/uploads/upload-route.ts';
import { web } from './web/web.ts';
import { httpClient } from './webhooks/http-client.ts';

/** These levels compress a page of a list to a fifth in 0.1 ms. The best level would save a few percent more and take four times as long. */
const COMPRESSION: FastifyCompressOptions = {
  // Only responses: a small request must not become a large one.
  globalDecompression: false,
  // Compressing smaller responses would save no packet.
  threshold: 2048,
  encodings: ['br', 'gzip', 'identity'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  zlibOptions: { level: 2 },
  // For smaller responses, passing the work to another thread costs more than the work itself.
  syncThreshold: BODY_LIMIT / 4,
};

export interface AppOptions {
  config: Config;
  /** Closing the app does not close it. */
  store: Store;
  /** Receives the log lines. Default: standard output. */
  logStream?: { write(line: string): void };
  /** Called for every route. */
  onRoute?: (method: string, url: string) => void;
  /** When requests are refused. Default: as in production. */
  loadLimits?: LoadLimits;
  /** Sends webhooks. Default: over the network. */
  webhookClient?: WebhookClient;
  /** What becomes no job. Default: as in production. */
  atOnce?: AtOnce;
}

export async function createApp({
  config,
  store,
  logStream,
  onRoute,
  loadLimits,
  webhookClient = httpClient({ isPrivateAllowed: config.webhookPrivate }),
  atOnce,
}: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    logger: logging(config, logStream),
    logController: new RequestLog(config.logLevel),
    childLoggerFactory: (logger, bindings, childOptions) => lazyLogger(() => logger.child(bindings, childOptions)),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    frameworkErrors: addressProblem,
    clientErrorHandler: (error, socket) => refuseConnection(app.log, error, socket),
    http: { requireHostHeader: false },
    rewriteUrl: ({ url = '/' }) => requestTarget(url),
    routerOptions: { maxParamLength: 500 },
    requestTimeout: 30_000,
    // Without a trusted proxy, `false` spares the search for forwarded addresses.
    trustProxy: config.trustProxy > 0 && ((_address, hop) => hop < config.trustProxy),
    forceCloseConnections: 'idle',
    // The service accepts requests until its background work has stopped. Fastify would refuse them, and a page that is loading would lack a file.
    return503OnClosing: false,
  });

  await app.register(routeFacts);
  app.addHook('onRequest', (request, reply, done) => {
    // Left out for assets, of which a page loads dozens. Their problem documents contain the id anyway.
    if (factsOf(request).kind !== 'asset') reply.header('x-request-id', request.id);
    assertRequest(request);
    done();
  });
  if (onRoute !== undefined)
    app.addHook('onRoute', ({ method, url }) => [method].flat().forEach((one) => onRoute(one, url)));

  await app.register(problems);
  await app.register(bodies);
  await app.register(unreadBodies);
  await app.register(fileGate);
  await app.register(contractSchemas);
  // Before all routes, which it documents.
  await app.register(openapiPages);
  await app.register(security, { config });
  // Before anything that costs time.
  await app.register(loadShedding, loadLimits === undefined ? {} : { limits: loadLimits });
  const { publicUrl, ai, mail, signUp } = config;
  const identity = createIdentity({ store, publicUrl });
  await app.register(session, { identity });
  // After the session, so that the caller is known, and before the access check, so that refused requests count.
  await app.register(rateLimits, { config, store });
  await app.register(refusals);
  await app.register(access, { store });
  await app.register(compress, COMPRESSION);

  const events = new EventHub(store);
  app.addHook('preClose', () => events.close());
  // A browser that loses its connection to another process may reconnect to this one, and ask for the events since.
  if (store.kind === 'mongodb') app.addHook('onListen', () => void events.watch());
  if (config.metrics !== undefined) await app.register(metrics, { ...config.metrics, streams: () => events.streams });
  const cascades = new Cascades(store, {
    onError: (err) => app.log.error({ err }, 'dependents of a deleted record could not be removed'),
  });
  app.addHook('onClose', () => cascades.close());
  const jobs = new Jobs(store, {
    events,
    onError: (err) => app.log.error({ err }, 'a job has failed'),
    ...(atOnce !== undefined && { atOnce }),
  });
  app.addHook('preClose', () => jobs.close());
  const post = mail === undefined ? null : createPost(store, createMailer(mail, publicUrl), mail.mostPerHour);
  const deliverer = new Deliverer(store, {
    client: webhookClient,
    publicUrl,
    mail: post && offMailer(store, post, publicUrl, app.log),
    onError: (err) => app.log.error({ err }, 'webhooks could not be sent'),
  });
  app.addHook('preClose', () => deliverer.close());
  const signIn = await provider(app, { store, identity, signUp, post, oidc: config.oidc });
  const reportRelease = (sentence: string) => app.log.error(sentence);
  const registry = config.web && openRegistry(config.web.registryDir, reportRelease);
  // Without a mail server, the built-in provider cannot verify an address.
  const isServerAdmin = serverAdmins(config.serverAdmins, mail === undefined && config.oidc === undefined);
  const routes = servedRoutes(store, events, (shared) =>
    handlersOf({
      store: shared,
      publicUrl,
      ai,
      post,
      events,
      cascades,
      jobs,
      identity,
      deliverer,
      webhookClient,
      isServerAdmin,
      releases: async () => (registry === undefined ? [] : releasesInUse(await registry())),
      ...signIn,
    }),
  );
  const { backup, dataDir } = config;
  if (backup !== undefined) {
    const { hours, keep } = backup;
    jobs.define('backup', backupJobs({ hours, backUp: (signal) => backUpBeside(dataDir, keep, signal) }));
  }
  await planBackups(store, backup === undefined ? null : lastBackup(dataDir), backup?.hours ?? null);
  jobs.define(
    'remind',
    reminderJobs(store, { onError: (err) => app.log.error({ err }, 'people could not be reminded') }),
  );
  await planRecurring(store, 'remind', true);
  const links = stopLinks(store, signIn.secret, publicUrl);
  await stopRoutes(app, links);
  if (post !== null) jobs.define('mail', mailJobs(store, { post, links, publicUrl, log: app.log }));
  await planRecurring(store, 'mail', post !== null);
  jobs.start();
  deliverer.start();
  operationRoutes(app, routes);
  await app.register(mcp, { store, operations: operationCallers(() => routes) });
  if (config.web !== undefined && registry !== undefined) {
    // The embedded store has one process, and its folder is the registry.
    const feed = store.kind === 'mongodb' ? releaseFeed(store, { ...config.web, report: reportRelease }) : null;
    await app.register(uploads, { ...config.web, store, feed });
    const overrides = await overrideRoutes(app, {
      registryDir: config.web.registryDir,
      origins: config.overrideOrigins,
      registry,
      isServerAdmin,
      cookie: identity.cookies.override,
      secret: signIn.secret,
      publicUrl,
    });
    await app.register(web, {
      overrides,
      ...config.web,
      follow: feed === null ? undefined : () => feed.follow(),
      registry,
      report: reportRelease,
      publicUrl: config.publicUrl,
      supportUrl: config.supportUrl,
      onReleases: () => events.reportReleases(),
      recordReleases: (releases) =>
        recordReleases(store, releases).catch((err: unknown) => {
          app.log.error({ err }, 'releases could not be written to the audit logs');
          throw err;
        }),
      organizationOf: async (userId) => (await findMember(store, userId))?.organization_id ?? null,
    });
  }
  await app.ready();
  return app;
}
