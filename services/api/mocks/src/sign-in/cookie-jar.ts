/** The cookies of one browser, which no page may see: the mocks keep them in the browser's place. */
import { parseSetCookie, stringifyCookie } from 'cookie';

export class CookieJar {
  readonly #cookies: Map<string, string>;

  /** @param cookies by name */
  constructor(cookies: Readonly<Record<string, string>> = {}) {
    this.#cookies = new Map(Object.entries(cookies));
  }

  /** @param setCookie value of a `set-cookie` header; when it expires is left to the service, which keeps the time of its sessions */
  store(setCookie: string): void {
    const { name, value, maxAge } = parseSetCookie(setCookie);
    if (maxAge === 0 || value === undefined) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }

  clear(): void {
    this.#cookies.clear();
  }

  /** Value of the `cookie` header; null when there are none. */
  get header(): string | null {
    return this.#cookies.size === 0 ? null : stringifyCookie(this.toJSON());
  }

  toJSON(): Record<string, string> {
    return Object.fromEntries(this.#cookies);
  }
}
