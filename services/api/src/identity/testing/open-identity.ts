/** Identity for tests: on its own store, with a clock to set, and two routes. */
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { refusals, session } from '../../http/session-access.ts';
import { bodies } from '../../http/body/bodies.ts';
import { contractSchemas } from '../../http/contract-schemas.ts';
import { operationRoutes } from '../../http/operations.ts';
import { problems } from '../../http/errors/problems.ts';
import { routesOf } from '../../pipeline/pipeline.ts';
import type { Post } from '../../mail/post.ts';
import type { Store } from '../../store/port.ts';
import type { TestStores } from '../../store/testing.ts';
import { createIdentity, type Identity } from '../identity.ts';
import type { AccountDoc } from '../provider/accounts.ts';
import { hashPassword } from '../provider/passwords/password.ts';
import { provider } from '../provider.ts';
import { signInHandlers } from '../sign-in/sign-in-handlers.ts';
import { identitySystemSpec } from '../../identity-collections.ts';
import { actionOf, Browser, type Answer } from './browser.ts';

export const ORIGIN = 'http://localhost:8080';
export const PASSWORD = 'three quiet llamas';

export interface TestIdentity extends Pick<Identity, 'sessions' | 'tokens'> {
  app: FastifyInstance;
  store: Store;
  browser(): Browser;
  /** An account with the usual password, without a sign-in. */
  addAccount(email: string): Promise<void>;
  /** The time of that clock, ms since 1970. */
  now(): number;
  /** Advances the clock of sessions and tokens (ms). */
  pass(ms: number): void;
  /** A second process on the same data. */
  restart(): Promise<FastifyInstance>;
  close(): Promise<void>;
}

export async function openIdentity(
  on: TestStores,
  { publicUrl = ORIGIN, oidc, post = null }: Partial<Pick<Config, 'publicUrl' | 'oidc'>> & { post?: Post | null } = {},
): Promise<TestIdentity> {
  const opened = await on.open({
    collections: { members: { unique: [['user_id']] } },
    system: { ...identitySystemSpec, users: {} },
  });
  const { store } = opened;
  let passed = 0;
  let hash: Promise<string> | undefined;
  const identity = createIdentity({ store, publicUrl, now: () => Date.now() + passed });
  const start = async () => {
    const app = Fastify({ forceCloseConnections: true });
    await app.register(problems);
    await app.register(bodies);
    await app.register(contractSchemas);
    await app.register(session, { identity });
    await app.register(refusals);
    operationRoutes(
      app,
      routesOf(
        signInHandlers({
          store,
          identity,
          post,
          isServerAdmin: () => false,
          ...(await provider(app, { store, identity, signUp: 'open', post, oidc })),
        }),
      ),
    );
    app.get('/api/whoami', { config: { access: 'signed-in' } }, async ({ principal }) => ({ principal }));
    app.post('/api/things', { config: { access: 'signed-in' } }, async ({ principal }) => ({ principal }));
    await app.ready();
    return app;
  };
  const apps = [await start()];
  const [app] = apps;
  if (app === undefined) throw new Error('not started');
  return {
    app,
    store,
    sessions: identity.sessions,
    tokens: identity.tokens,
    browser: () => new Browser(app, publicUrl),
    async addAccount(email) {
      const now = new Date().toISOString();
      const password = await (hash ??= hashPassword(PASSWORD));
      await store
        .system<AccountDoc>('accounts')
        .put({ _id: randomUUID(), email, name: 'Ann Example', password, created_at: now, password_changed_at: now });
    },
    now: identity.now,
    pass: (ms) => void (passed += ms),
    async restart() {
      const next = await start();
      apps.push(next);
      return next;
    },
    async close() {
      await Promise.all(apps.map((one) => one.close()));
      await opened.close();
    },
  };
}

export const LOGIN = '/api/auth/login?mode=redirect';

/** @returns the last page */
export async function signUp(browser: Browser, email: string, password = PASSWORD): Promise<Answer> {
  const form = await browser.go(`${LOGIN}&screen=signup&return_to=/api/whoami`);
  return browser.post(actionOf(form, '/signup'), { name: 'Ann Example', email, password });
}

export async function signIn(browser: Browser, email: string, password = PASSWORD): Promise<Answer> {
  const form = await browser.go(`${LOGIN}&return_to=/api/whoami`);
  return browser.post(actionOf(form, '/login'), { email, password });
}

/** The browser's user according to the API. */
export async function userOf(
  browser: Browser,
): Promise<{ id: string; email: string; email_verified: boolean; name: string } | null> {
  return JSON.parse((await browser.go('/api/auth/session')).text).user;
}
