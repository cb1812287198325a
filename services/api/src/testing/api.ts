/** The service on a database of its own, and people who use it. */
import type { FastifyInstance } from 'fastify';
import { createApiClient, type ApiClient } from '@parapet/contracts/client';
import type { Problem, Role } from '@parapet/contracts';
import { createApp } from '../app.ts';
import { collections } from '../store-spec.ts';
import { readConfig, type Config } from '../config.ts';
import type { LoadLimits } from '../http/load-shedding.ts';
import { unconnectedClient } from '../modules/webhooks/addresses.ts';
import type { AtOnce } from '../modules/jobs/jobs.ts';
import type { WebhookClient } from '../modules/webhooks/client.ts';
import type { Profile } from '../pipeline/principal.ts';
import { migrations } from '../migrations.ts';
import type { StoreOptions } from '../store/open-store.ts';
import type { Store } from '../store/port.ts';
import type { TestStores } from '../store/testing.ts';
import { injectFetch } from './inject.ts';
import { join, signedIn } from './signed-in.ts';

const ORIGIN = 'http://localhost:8080';

/** The test has the same event loop as the service, so how busy it is says nothing about the service. */
const NO_EVENT_LOOP_LIMIT: LoadLimits = { eventLoopDelay: Number.POSITIVE_INFINITY, heapShare: 0.9, interval: 5000 };

/** What becomes a job then takes little time. */
export const SMALL_JOBS: AtOnce = { imports: 20, exports: 20, changes: 20 };

/** Somebody with a session. */
export interface Person {
  userId: string;
  email: string;
  organizationId: string;
  /** Headers with their session, for requests over a port. */
  headers: Record<string, string>;
  /** The product's own client. */
  client: ApiClient;
  /** Sends any request, also one that the client's types would refuse. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

export interface TestApi {
  app: FastifyInstance;
  store: Store;
  /** Where the store is, to open it in a second process. */
  options: StoreOptions;
  /** Every route, as `GET /api/risks`. */
  routes: readonly string[];
  /** Signs up and creates an organization. */
  person(email: string): Promise<Person>;
  /** Joins somebody else's organization. */
  colleague(of: Person, email: string, role: Role, domains?: string[]): Promise<Person>;
  /** Has an account and a session, but no organization. */
  stranger(email: string | null, more?: Partial<Profile>): Promise<Person>;
  anybody: Pick<Person, 'send'>;
  close(): Promise<void>;
}

interface ApiOptions {
  config?: Partial<Config>;
  logStream?: { write(line: string): void };
  loadLimits?: LoadLimits;
  webhookClient?: WebhookClient;
  atOnce?: AtOnce;
}

export async function openApi(on: TestStores, options: ApiOptions = {}): Promise<TestApi> {
  const opened = await on.open(collections, migrations);
  const { store } = opened;
  const config = { ...readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: '1000000' }), ...options.config };
  const routes: string[] = [];
  const onRoute = (method: string, url: string) => routes.push(`${method} ${url}`);
  const app = await createApp({
    config,
    store,
    onRoute,
    loadLimits: options.loadLimits ?? NO_EVENT_LOOP_LIMIT,
    // Tests send nothing over the network that they do not mean to.
    webhookClient: options.webhookClient ?? unconnectedClient,
    ...(options.atOnce && { atOnce: options.atOnce }),
    ...(options.logStream && { logStream: options.logStream }),
  });

  const requester = (headers: Record<string, string>): Pick<Person, 'send' | 'client'> => {
    const send = injectFetch(app, { origin: ORIGIN, ...headers });
    return {
      client: createApiClient({ baseUrl: ORIGIN, fetch: send }),
      send: (method, path, body, more = {}) =>
        send(
          new Request(ORIGIN + path, {
            method,
            headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...more },
            ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
          }),
        ),
    };
  };

  async function stranger(email: string | null, more: Partial<Profile> = {}): Promise<Person> {
    const { userId, headers } = await signedIn(store, email, more);
    return { userId, headers, email: email ?? '', organizationId: '', ...requester(headers) };
  }

  return {
    app,
    store,
    options: opened.options,
    routes,
    stranger,
    anybody: requester({}),
    async person(email) {
      const made = await stranger(email);
      const { data } = await made.client.POST('/api/organizations', { body: {} });
      if (data === undefined) throw new Error(`no organization for ${email}`);
      return { ...made, organizationId: data.id };
    },
    async colleague(of, email, role, domains = []) {
      const made = await stranger(email);
      const { organizationId } = of;
      await join(store, organizationId, made, role, domains);
      return { ...made, organizationId };
    },
    async close() {
      await app.close();
      await opened.close();
    },
  };
}

/** The problem document of an answer. */
export async function problemOf(answer: Response): Promise<Problem> {
  // The answer was checked against the contract.
  return (await answer.json()) as Problem;
}
