/** A browser for tests: stores cookies, follows redirects and submits forms. */
import type { FastifyInstance } from 'fastify';

export interface Answer {
  status: number;
  /** URL after the last redirect. */
  url: string;
  headers: Headers;
  text: string;
}

export interface Visit {
  method?: 'GET' | 'POST';
  form?: Record<string, string>;
  headers?: Record<string, string>;
  /** Do not follow redirects. */
  stay?: boolean;
}

export interface Sent {
  method: 'GET' | 'POST';
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  form?: string;
  /** Address of the client. */
  address: string;
}

/** Sends a request, without following redirects. */
export type Transport = (sent: Sent) => Promise<{ status: number; headers: Headers; text: string }>;

/** Sends to the service in this process, without a port. */
export function injected(app: FastifyInstance): Transport {
  return async ({ method, path, headers, form, address }) => {
    const answer = await app.inject({
      method,
      url: path,
      headers,
      remoteAddress: address,
      ...(form !== undefined && { payload: form }),
    });
    const received = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      for (const one of [value].flat()) if (one !== undefined) received.append(name, String(one));
    return { status: answer.statusCode, headers: received, text: answer.body };
  };
}

interface StoredCookie {
  value: string;
  path: string;
}

let browsers = 0;

export class Browser {
  readonly #transport: Transport;
  readonly #origin: string;
  readonly #cookies = new Map<string, StoredCookie>();
  /** Each browser has its own address, because some limits are per address. */
  readonly #address = `10.0.${(browsers += 1) >> 8}.${browsers & 255}`;
  /** Every Set-Cookie so far. */
  readonly received: string[] = [];

  constructor(service: FastifyInstance | Transport, origin: string) {
    this.#transport = typeof service === 'function' ? service : injected(service);
    this.#origin = origin;
  }

  cookie(name: string): string | undefined {
    return [...this.#cookies].find(([key]) => key.startsWith(`${name}|`))?.[1].value;
  }

  /** Changes a cookie where it is stored, with its path. */
  changeCookie(name: string, value: string): void {
    for (const [key, cookie] of this.#cookies)
      if (key.startsWith(`${name}|`)) this.#cookies.set(key, { ...cookie, value });
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(`${name}|/`, { value, path: '/' });
  }

  async go(path: string, { method = 'GET', form, headers = {}, stay = false }: Visit = {}): Promise<Answer> {
    const url = new URL(path, this.#origin);
    const cookies = [...this.#cookies]
      .filter(([, cookie]) => url.pathname.startsWith(cookie.path))
      .map(([key, { value }]) => `${key.split('|')[0]}=${value}`);
    const sent: Record<string, string> = {
      host: url.host,
      ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
      ...(method === 'POST' && { origin: this.#origin }),
      ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    };
    const request = { method, path: url.pathname + url.search, headers: sent, address: this.#address };
    const body = form === undefined ? {} : { form: new URLSearchParams(form).toString() };
    const { status, headers: received, text } = await this.#transport({ ...request, ...body });
    this.#store(received.getSetCookie());
    const location = received.get('location');
    if (location !== null && !stay && new URL(location, url).origin === this.#origin) return this.go(location);
    return { status, url: location === null ? url.href : new URL(location, url).href, headers: received, text };
  }

  post(path: string, form: Record<string, string>, visit: Visit = {}): Promise<Answer> {
    return this.go(path, { ...visit, method: 'POST', form });
  }

  #store(lines: string[]): void {
    for (const line of lines) {
      this.received.push(line);
      const [pair = '', ...attributes] = line.split('; ');
      const at = pair.indexOf('=');
      const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
      const key = `${pair.slice(0, at)}|${path}`;
      const expires = attributes.find((attribute) => /^expires=/i.test(attribute))?.slice(8);
      const isExpired =
        attributes.some((attribute) => /^max-age=0$/i.test(attribute)) ||
        (expires !== undefined && Date.parse(expires) <= Date.now());
      if (isExpired) this.#cookies.delete(key);
      else this.#cookies.set(key, { value: pair.slice(at + 1), path });
    }
  }
}

/** The URL of a form on the page. @param ending of the URL */
export function actionOf({ text }: Answer, ending: string): string {
  const [, action] = new RegExp(`action="([^"]*${RegExp.escape(ending)})"`).exec(text) ?? [];
  if (action === undefined) throw new Error(`no form to …${ending} in ${text}`);
  return action;
}
