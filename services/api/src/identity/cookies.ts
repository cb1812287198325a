/** Cookies of the session and the sign-in. */
import { parseCookie, stringifySetCookie } from 'cookie';
import type { RequestHead } from '../pipeline/call.ts';

export type Cookie = ReturnType<typeof cookie>;

function cookie(name: string, secure: boolean) {
  const options = { name, path: '/', httpOnly: true, secure, sameSite: 'lax' } as const;
  return {
    /** @returns null when the request has none */
    read: ({ cookie: sent }: RequestHead['headers']) =>
      typeof sent === 'string' ? (parseCookie(sent)[name] ?? null) : null,
    /** Value of a `set-cookie` header. @param maxAge seconds */
    set: (value: string, maxAge: number) => stringifySetCookie({ ...options, value, maxAge }),
    /** Value of the `set-cookie` header that removes it. */
    clear: () => stringifySetCookie({ ...options, value: '', maxAge: 0, expires: new Date(0) }),
  };
}

export interface Cookies {
  session: Cookie;
  /** Binds a pending sign-in to the browser that started it. */
  signIn: Cookie;
  /** Which release one session gets in place of the live one. */
  override: Cookie;
}

/** @param secure for https; the names then have the prefix `__Host-`, which no other host of the domain can set */
export function createCookies(secure: boolean): Cookies {
  const prefix = secure ? '__Host-' : '';
  return {
    session: cookie(`${prefix}parapet`, secure),
    signIn: cookie(`${prefix}parapet-sign-in`, secure),
    override: cookie(`${prefix}parapet-override`, secure),
  };
}
