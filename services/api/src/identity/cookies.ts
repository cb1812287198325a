/** The cookies of identity, and how they are set. */
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Cookie {
  read(request: FastifyRequest): string | null;
  /** @param maxAge seconds */
  set(reply: FastifyReply, value: string, maxAge: number): void;
  clear(reply: FastifyReply): void;
}

function cookie(name: string, options: CookieSerializeOptions): Cookie {
  return {
    read: (request) => request.cookies[name] ?? null,
    set: (reply, value, maxAge) => void reply.setCookie(name, value, { ...options, maxAge }),
    clear: (reply) => void reply.clearCookie(name, options),
  };
}

export interface Cookies {
  session: Cookie;
  /** Ties a sign-in under way to the browser that began it. */
  signIn: Cookie;
}

/** @param secure on https; the names then carry `__Host-`, which no other host of the domain can set */
export function createCookies(secure: boolean): Cookies {
  const prefix = secure ? '__Host-' : '';
  const options: CookieSerializeOptions = { path: '/', httpOnly: true, secure, sameSite: 'lax' };
  return { session: cookie(`${prefix}parapet`, options), signIn: cookie(`${prefix}parapet-sign-in`, options) };
}
