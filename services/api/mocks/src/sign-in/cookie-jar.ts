/** The cookies of one browser. Pages may not read them, so the mocks store them instead of the browser. */
import { parseSetCookie, stringifyCookie } from 'cookie';

export class CookieJar {
  readonly #cookies: Map<string, string>;

  /** @param cookies by name */
  constructor(cookies: Readonly<Record<string, string>> = {}) {
    this.#cookies = new Map(Object.entries(cookies));
  }

  /** @param setCookie value of a `set-cookie` header; expiry times other than 0 are ignored, because the service ends its sessions itself */
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
