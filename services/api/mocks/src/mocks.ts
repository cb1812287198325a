/** The API in this process: its own handlers over a database in memory. */
import { collections, type MemberDoc } from '@parapet/api/collections.ts';
import { createIdentity } from '@parapet/api/identity/identity.ts';
import { ABSOLUTE, sessionIdOf } from '@parapet/api/identity/sessions.ts';
import { EventHub } from '@parapet/api/modules/events/event-hub.ts';
import { Cascades } from '@parapet/api/modules/links/cascades.ts';
import { handlersOf } from '@parapet/api/modules/handlers.ts';
import type { Log } from '@parapet/api/pipeline/log.ts';
import { findMember } from '@parapet/api/pipeline/membership.ts';
import { routesOf } from '@parapet/api/pipeline/pipeline.ts';
import { Problem } from '@parapet/api/pipeline/problem.ts';
import { createService } from '@parapet/api/pipeline/service.ts';
import { MemoryEngine } from '@parapet/api/store/memory/engine.ts';
import type { StoredChange } from '@parapet/api/store/memory/tables.ts';
import { plansOf } from '@parapet/api/store/plans.ts';
import type { OrgCollection, Store } from '@parapet/api/store/port.ts';
import { storeOf } from '@parapet/api/store/store-of.ts';
import { MockBrowser } from './mock-browser.ts';
import { mockService } from './mock-service.ts';
import { ORGANIZATION_ID } from './seed/people/organizations.ts';
import { accountOf, ISSUER, type Account, type Who } from './seed/people/people.ts';
import { seedDocuments, type Seed } from './seed/seed-documents.ts';
import type { SeedTables } from './seed/tables.ts';
import { storedSeed } from './seed/stored-seed.ts';
import { CookieJar } from './sign-in/cookie-jar.ts';
import { mockParty } from './sign-in/mock-party.ts';
import type { Switches } from './switches.ts';

export interface MocksOptions {
  /** Default: `demo`. */
  seed?: Seed;
  /** Who is signed in; default: the admin. Nobody is signed in where there are `cookies`. */
  who?: Who;
  /** The moment that the times of the seed count back from; default: now. */
  now?: Date;
  switches?: Pick<Switches, 'delay' | 'fail'>;
  /** Origin of the pages. */
  publicUrl?: string;
  /** What an earlier page has changed since the seed. */
  changes?: readonly StoredChange[];
  /** What the browser has from an earlier page, by name. */
  cookies?: Readonly<Record<string, string>>;
  /** Called after each commit. */
  onCommit?: (changes: readonly StoredChange[]) => void;
  /** Called for a handler that throws, and for an answer outside of the contract; by default the error is left uncaught. */
  onBroken?: (error: unknown) => void;
}

export interface Mocks {
  store: Store;
  /** A collection of the organization that the seeds are about, to prepare data and to look at it. */
  collection<K extends keyof SeedTables>(name: K): OrgCollection<SeedTables[K][number]>;
  /** Looked at anew with every request: they may be changed. */
  switches: Pick<Switches, 'delay' | 'fail'>;
  /** The browser of {@link fetch} and {@link signInAs}. */
  browser: MockBrowser;
  /** Another browser, in which nobody is signed in. */
  openBrowser(): MockBrowser;
  /** Answers a request of a page. */
  fetch(request: Request): Promise<Response>;
  signInAs(who: Who, browser?: MockBrowser): Promise<void>;
  /** Somebody's own session, e.g. of an account that a test has made. */
  startSession(account: Account, browser?: MockBrowser): Promise<void>;
  accountOf(who: Exclude<Who, 'nobody'>): Account;
  /** Who is signed in. */
  userId(): Promise<string | null>;
  /** Membership of who is signed in; null for nobody, and for somebody without organization. */
  member(): Promise<MemberDoc | null>;
  close(): Promise<void>;
}

/** Who prepares data. */
const ACTOR = { id: 'mocks' };

const throwUncaught = (error: unknown): void =>
  queueMicrotask(() => {
    throw error;
  });

export async function createMocks({ seed = 'demo', who = 'admin', now = new Date(), switches = { fail: {} }, publicUrl = 'http://localhost', ...options }: MocksOptions = {}): Promise<Mocks> {
  const { onBroken = throwUncaught, changes = [], cookies, onCommit } = options;
  const engine = new MemoryEngine(plansOf(collections));
  await engine.load(await storedSeed(seedDocuments(seed, now), engine.plans, now));
  await engine.load(changes);
  await engine.createIndexes();
  if (onCommit !== undefined) engine.onCommit(onCommit);
  const store = storeOf(engine, { warn: (message) => onBroken(new Error(message)) });

  const identity = createIdentity({ store, publicUrl });
  const events = new EventHub(store);
  const cascades = new Cascades(store, { onError: onBroken });
  const handlers = handlersOf({
    store, publicUrl, identity, events, cascades, ai: undefined, mailer: null, embedded: true,
    party: mockParty(store),
    signIn: { mode: 'frame', account_url: null },
  });
  const log = logOf(onBroken);
  const service = mockService({ service: createService({ routes: routesOf(handlers), store, identity, log }), switches, onBroken });
  const open = (jar: CookieJar) => new MockBrowser({ service, publicUrl, jar });
  const own = open(new CookieJar(cookies));

  async function signOut({ jar }: MockBrowser): Promise<void> {
    const cookie = sessionCookie(jar);
    jar.clear();
    if (cookie !== null) await identity.sessions.revoke(sessionIdOf(cookie));
  }
  const sessionCookie = (jar: CookieJar) => identity.cookies.session.read({ cookie: jar.header ?? undefined });

  async function startSession({ id, subject, name, email, emailVerified }: Account, browser: MockBrowser = own): Promise<void> {
    await signOut(browser);
    const profile = { name, email, email_verified: emailVerified };
    const session = await identity.sessions.start({ user_id: id, profile, issuer: ISSUER, subject, provider_sid: null, id_token: null });
    browser.jar.store(identity.cookies.session.set(session, ABSOLUTE / 1000));
  }

  const mocks: Mocks = {
    store,
    collection: (name) => store.org(ORGANIZATION_ID, ACTOR).collection(name),
    switches,
    browser: own,
    openBrowser: () => open(new CookieJar()),
    fetch: (request) => own.fetch(request),
    signInAs: (one, browser = own) => (one === 'nobody' ? signOut(browser) : startSession(accountOf(one), browser)),
    startSession,
    accountOf,
    async userId() {
      const cookie = sessionCookie(own.jar);
      return cookie === null ? null : ((await identity.sessions.find(cookie))?.user_id ?? null);
    },
    async member() {
      const userId = await mocks.userId();
      return userId === null ? null : findMember(store, userId);
    },
    async close() {
      await events.close();
      await cascades.close();
      await store.close();
    },
  };
  if (cookies === undefined) await mocks.signInAs(who);
  return mocks;
}

/** Only what breaks is of interest: the rest can be seen in the answers. */
function logOf(onBroken: (error: unknown) => void): Log {
  const ignore = () => {};
  const error: Log['error'] = (details: object | string) => {
    const cause: unknown = typeof details === 'string' ? new Error(details) : Reflect.get(details, 'err');
    if (!(cause instanceof Problem)) onBroken(cause);
  };
  return { debug: ignore, info: ignore, warn: ignore, error };
}
