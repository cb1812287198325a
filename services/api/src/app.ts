/** The service, put together; it listens nowhere yet. */
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import Fastify from 'fastify';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { App } from './app-type.ts';
import type { Config } from './config.ts';
import { identity } from './identity/identity.ts';
import { logging } from './logging.ts';
import { assetTemplateRoutes } from './modules/asset-templates/asset-template-routes.ts';
import { assetRoutes } from './modules/assets/asset-routes.ts';
import { aiRoutes } from './modules/ai/ai-routes.ts';
import { auditRoutes } from './modules/audit/audit-routes.ts';
import { dashboardRoutes } from './modules/dashboard/dashboard-routes.ts';
import { eventRoutes } from './modules/events/event-routes.ts';
import { grcDomainRoutes } from './modules/grc-domains/grc-domain-routes.ts';
import { grcTemplateRoutes } from './modules/grc-templates/grc-template-routes.ts';
import { healthRoutes } from './modules/health/health-routes.ts';
import { meRoutes } from './modules/me/me-routes.ts';
import { organizationRoutes } from './modules/organizations/organization-routes.ts';
import { peopleRoutes } from './modules/people/people-routes.ts';
import { keepName } from './modules/people/person-name.ts';
import { propertyRoutes } from './modules/properties/property-routes.ts';
import { propertyTemplateRoutes } from './modules/property-templates/property-template-routes.ts';
import { referenceRoutes } from './modules/references/reference-routes.ts';
import { riskFlowRoutes } from './modules/risk-flows/flow-routes.ts';
import { riskScenarioTemplateRoutes } from './modules/risk-scenario-templates/risk-scenario-template-routes.ts';
import { riskScenarioRoutes } from './modules/risk-scenarios/risk-scenario-routes.ts';
import { riskTableRoutes } from './modules/risk-tables/risk-table-routes.ts';
import { riskNoteRoutes } from './modules/risks/risk-note-routes.ts';
import { riskRoutes } from './modules/risks/risk-routes.ts';
import { taskRoutes } from './modules/tasks/task-routes.ts';
import { treatmentPlanRoutes } from './modules/treatment-plans/plan-routes.ts';
import { access } from './plugins/access.ts';
import { bodies } from './plugins/bodies.ts';
import { assertHost, refuseConnection } from './plugins/client-errors.ts';
import { documents } from './plugins/documents.ts';
import { addressProblem, problems } from './plugins/problems.ts';
import { rateLimits } from './plugins/rate-limits/rate-limits.ts';
import { security } from './plugins/security.ts';
import { serialization } from './plugins/serialization.ts';
import { validation } from './plugins/validation.ts';
import { RequestLog } from './request-log.ts';
import type { Store } from './store/port.ts';
import { web } from './web/web.ts';

const MEGABYTE = 1_048_576;

/** A page of a list is made a fifth as large in a tenth of a millisecond; the last few percent would take four times as long. */
const COMPRESSION: FastifyCompressOptions = {
  // Of answers only: a small request must not become a large one.
  globalDecompression: false,
  // Less than this hardly saves a packet.
  threshold: 2048,
  encodings: ['br', 'gzip', 'identity'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  zlibOptions: { level: 2 },
  // Up to here, handing the work to another thread costs more than the work.
  syncThreshold: MEGABYTE / 4,
};

export interface AppOptions {
  config: Config;
  /** Stays open when the app is closed. */
  store: Store;
  /** Where log lines go; standard output when absent. */
  logStream?: { write(line: string): void };
  /** Told of every route. */
  onRoute?: (method: string, url: string) => void;
}

export async function createApp({ config, store, logStream, onRoute }: AppOptions): Promise<App> {
  const app: App = Fastify({
    logger: logging(config, logStream),
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    bodyLimit: MEGABYTE,
    frameworkErrors: addressProblem,
    clientErrorHandler: (error, socket) => refuseConnection(app.log, error, socket),
    http: { requireHostHeader: false },
    routerOptions: { maxParamLength: 500 },
    requestTimeout: 30_000,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    forceCloseConnections: 'idle',
  }).withTypeProvider<TypeBoxTypeProvider>();

  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    assertHost(request);
    done();
  });
  if (onRoute !== undefined) app.addHook('onRoute', ({ method, url }) => [method].flat().forEach((one) => onRoute(one, url)));

  await app.register(problems);
  await app.register(bodies);
  await app.register(validation);
  await app.register(serialization);
  // Before any route, so that it hears of every one.
  await app.register(documents);
  await app.register(security, { config });
  await app.register(identity, {
    store,
    publicUrl: config.publicUrl,
    cookieSecure: config.publicUrl.startsWith('https:'),
    ...config.oidc,
    onSignIn: (userId, name, requestId) => keepName(store, userId, name, requestId),
  });
  // Between the two: who calls is known, and what they may not do counts as well.
  await app.register(rateLimits, { config, store });
  await app.register(access, { store });
  await app.register(compress, COMPRESSION);

  healthRoutes(app, store);
  meRoutes(app, store);
  organizationRoutes(app, store, config);
  peopleRoutes(app, store);
  auditRoutes(app, store);
  eventRoutes(app, store);
  aiRoutes(app, store, config.ai);
  riskRoutes(app, store);
  riskNoteRoutes(app, store);
  riskFlowRoutes(app, store);
  treatmentPlanRoutes(app, store);
  taskRoutes(app, store);
  dashboardRoutes(app, store);
  assetRoutes(app, store);
  propertyRoutes(app, store);
  riskScenarioRoutes(app, store);
  assetTemplateRoutes(app, store);
  propertyTemplateRoutes(app, store);
  riskScenarioTemplateRoutes(app, store);
  referenceRoutes(app, store);
  grcTemplateRoutes(app, store);
  grcDomainRoutes(app, store);
  riskTableRoutes(app, store);
  if (config.web !== undefined) await app.register(web, { ...config.web, publicUrl: config.publicUrl });
  await app.ready();
  return app;
}
