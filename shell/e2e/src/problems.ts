/** Notices what a person would not see but a developer must: errors in the console, refusals of the CSP, failed requests. */
import type { BrowserContext, ConsoleMessage, Page, Request, Response } from '@playwright/test';

/** While the service is down, the browser logs each refused connection. @returns the other problems */
export function besidesRefusals(problems: readonly string[]): string[] {
  return problems.filter((problem) => !problem.includes('net::ERR_CONNECTION_REFUSED'));
}

export interface Problems {
  /** What went wrong since the last call. */
  take(): string[];
}

export function watchProblems(context: BrowserContext): Problems {
  let found: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() !== 'error') return;
    found.push(`console: ${message.text()} (${message.location().url})`);
  };
  const onFailed = (request: Request) => {
    const error = request.failure()?.errorText ?? 'unknown';
    // A page that is left, or a frame that is closed, takes its requests with it.
    if (error !== 'net::ERR_ABORTED') found.push(`request: ${request.method()} ${request.url()} ${error}`);
  };
  const onResponse = (response: Response) => {
    const status = response.status();
    if (status >= 400) found.push(`response: ${status} ${response.request().method()} ${response.url()}`);
  };
  const watch = (page: Page) => {
    page.on('console', onConsole);
    page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`));
  };
  context.pages().forEach(watch);
  context.on('page', watch);
  context.on('requestfailed', onFailed);
  context.on('response', onResponse);
  return {
    take() {
      const taken = found;
      found = [];
      return taken;
    },
  };
}
