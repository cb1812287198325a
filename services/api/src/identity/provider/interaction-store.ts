/**
 * Stores the pending sign-ins of oidc-provider, its interactions, in the browser: whoever only opens a form must not fill the database.
 * Once the password was right they are stored like the other artifacts, so that a copied cookie signs nobody in.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { sealed } from '../../platform/sealed.ts';
import { MOUNT } from './requests/mount-path.ts';

/** Where the form of a sign-in is, and where it continues. */
const pathsOf = (uid: string) => [`${MOUNT}/interaction/${uid}`, `${MOUNT}/auth/${uid}`];
const COOKIE = 'parapet-form';

/** A request during which interactions can be found and changed. */
interface Exchange {
  /** Header of the request. */
  cookie: string | undefined;
  response: ServerResponse;
}

export interface InteractionStore {
  adapter: Adapter;
  during<T>(exchange: Exchange, work: () => T): T;
}

interface Options {
  /** The same in every process. */
  secret: string;
  /** For https. */
  secure: boolean;
  /** Stores the interactions whose password was right. */
  artifacts: Adapter;
}

export function interactionStore({ secret, secure, artifacts }: Options): InteractionStore {
  const box = sealed<AdapterPayload>(secret, 'form of the provider');
  const exchanges = new AsyncLocalStorage<Exchange & { saved: Map<string, AdapterPayload> }>();
  const current = () => {
    const exchange = exchanges.getStore();
    if (exchange === undefined) throw new Error('Interactions exist during requests only');
    return exchange;
  };
  function setCookies(uid: string, value: string, maxAge: number): void {
    const options = { name: COOKIE, value, maxAge, httpOnly: true, secure, sameSite: 'lax' } as const;
    for (const path of pathsOf(uid))
      current().response.appendHeader('set-cookie', stringifySetCookie({ ...options, path }));
  }

  async function fromBrowser(uid: string): Promise<AdapterPayload | undefined> {
    const { saved, cookie = '' } = current();
    const content = saved.get(uid) ?? (await box.open(parseCookie(cookie)[COOKIE] ?? ''));
    return content?.jti === uid ? content : undefined;
  }

  const adapter: Adapter = {
    ...artifacts,
    async upsert(uid, content, expiresIn = 0) {
      if (content.result?.['login'] !== undefined) return artifacts.upsert(uid, content, expiresIn);
      current().saved.set(uid, content);
      setCookies(uid, await box.seal(content, Date.now() + expiresIn * 1000), expiresIn);
    },
    find: async (uid) => (await artifacts.find(uid)) ?? fromBrowser(uid),
    async destroy(uid) {
      await artifacts.destroy(uid);
      current().saved.delete(uid);
      setCookies(uid, '', 0);
    },
  };
  return { adapter, during: (exchange, work) => exchanges.run({ ...exchange, saved: new Map() }, work) };
}
