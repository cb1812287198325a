/** One browser in front of the service: keeps its cookies and sends them along, which no page can do itself. */
import { responseOf, type Service } from '@parapet/api/pipeline/local-service.ts';
import type { Answer } from '@parapet/api/pipeline/pipeline.ts';
import type { CookieJar } from './sign-in/cookie-jar.ts';

export interface BrowserOptions {
  service: Service;
  /** Origin that the pages are from, as the service knows it. */
  publicUrl: string;
  jar: CookieJar;
}

export class MockBrowser {
  readonly jar: CookieJar;
  readonly #service: Service;
  readonly #publicUrl: string;

  constructor({ service, publicUrl, jar }: BrowserOptions) {
    this.#service = service;
    this.#publicUrl = publicUrl;
    this.jar = jar;
  }

  /** Sends a request that a page makes, wherever it addresses it to. */
  async fetch(request: Request): Promise<Response> {
    const headers = new Headers(request.headers);
    const cookies = this.jar.header;
    if (cookies !== null) headers.set('cookie', cookies);
    headers.set('origin', this.#publicUrl);
    const { method, url, signal } = request;
    const answer = await this.#service.answer({
      method,
      url,
      signal,
      headers,
      arrayBuffer: () => request.arrayBuffer(),
    });
    for (const cookie of cookiesOf(answer)) this.jar.store(cookie);
    return responseOf(answer);
  }
}

function cookiesOf({ headers: { 'set-cookie': cookies = [] } }: Answer): string[] {
  return [cookies].flat();
}
