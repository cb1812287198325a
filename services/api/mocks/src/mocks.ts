/** The API in this process: its own handlers over a database in memory, and browsers in front of it. */
import type { MemberDoc } from '@parapet/api/collections.ts';
import { ABSOLUTE, sessionIdOf } from '@parapet/api/identity/sessions.ts';
import { findMember } from '@parapet/api/pipeline/membership.ts';
import type { OrgCollection, Store } from '@parapet/api/store/port.ts';
import { createMockApi } from './mock-api.ts';
import { MockBrowser } from './mock-browser.ts';
import { mockService } from './mock-service.ts';
import { openMockStore, type MockStoreOptions } from './mock-store.ts';
import { ORGANIZATION_ID } from './seed/people/organizations.ts';
import { accountOf, ISSUER, type Account, type Who } from './seed/people/people.ts';
import type { Seed } from './seed/seed-documents.ts';
import type { SeedTables } from './seed/tables.ts';
import { CookieJar } from './sign-in/cookie-jar.ts';
import type { Switches } from './switches.ts';

export interface MocksOptions extends Partial<MockStoreOptions> {
  /** Default: `demo`. */
  seed?: Seed;
  /** Whom to sign in; default: the admin. Ignored if there are `cookies`, which may contain a session. */
  who?: Who;
  /** The moment that the times of the seed count back from; default: now. */
  now?: Date;
  switches?: Pick<Switches, 'delay' | 'fail'>;
  /** Origin of the pages. */
  publicUrl?: string;
  /** What the browser has from an earlier page, by name. */
  cookies?: Readonly<Record<string, string>>;
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

/** The actor of changes that are made through {@link Mocks.collection}. */
const ACTOR = { id: 'mocks' };

const throwUncaught = (error: unknown): void =>
  queueMicrotask(() => {
    throw error;
  });

export async function createMocks({
  who = 'admin',
  switches = { fail: {} },
  publicUrl = 'http://localhost',
  cookies,
  ...options
}: MocksOptions = {}): Promise<Mocks> {
  const { onBroken = throwUncaught } = options;
  const store = await openMockStore({
    ...options,
    seed: options.seed ?? 'demo',
    now: options.now ?? new Date(),
    onBroken,
  });
  const api = createMockApi(store, publicUrl, onBroken);
  const { service, identity } = api;
  const { session: cookie } = identity.cookies;
  const checked = mockService({ service, switches, onBroken });
  const open = (jar: CookieJar) => new MockBrowser({ service: checked, publicUrl, jar });
  const own = open(new CookieJar(cookies));

  const sessionOf = ({ jar }: MockBrowser) => cookie.read({ cookie: jar.header ?? undefined });

  async function signOut(browser: MockBrowser): Promise<void> {
    const session = sessionOf(browser);
    browser.jar.clear();
    if (session !== null) await identity.sessions.revoke(sessionIdOf(session));
  }

  async function startSession(
    { id, subject, name, email, emailVerified }: Account,
    browser: MockBrowser = own,
  ): Promise<void> {
    await signOut(browser);
    const profile = { name, email, email_verified: emailVerified };
    const session = await identity.sessions.start({
      user_id: id,
      profile,
      issuer: ISSUER,
      subject,
      provider_sid: null,
      id_token: null,
    });
    browser.jar.store(cookie.set(session, ABSOLUTE / 1000));
  }

  async function userId(): Promise<string | null> {
    const session = sessionOf(own);
    return session === null ? null : ((await identity.sessions.find(session))?.user_id ?? null);
  }

  const signInAs: Mocks['signInAs'] = (one, browser = own) =>
    one === 'nobody' ? signOut(browser) : startSession(accountOf(one), browser);
  if (cookies === undefined) await signInAs(who);

  return {
    store,
    switches,
    browser: own,
    signInAs,
    startSession,
    accountOf,
    userId,
    collection: (name) => store.org(ORGANIZATION_ID, ACTOR).collection(name),
    openBrowser: () => open(new CookieJar()),
    fetch: (request) => own.fetch(request),
    async member() {
      const id = await userId();
      return id === null ? null : findMember(store, id);
    },
    async close() {
      await api.close();
      await store.close();
    },
  };
}
