/** What every test has: people who are new to the service, and what goes wrong behind the screen. */
import { test as base } from '@playwright/test';
import { newPerson, type Credentials } from './people.ts';
import { watchProblems, type Problems } from './problems.ts';

/**
 * The Risk Assistant opens by itself 2 s after the first visit of a browser, over the page that a test works with. So the browsers of tests have
 * seen it already, except in its own tests: `test.use({ hasSeenChat: false })`.
 */
export function chatSeen(url: string): { origin: string; localStorage: { name: string; value: string }[] } {
  return { origin: new URL(url).origin, localStorage: [{ name: 'hasSeenChat', value: 'true' }] };
}

export interface Common {
  hasSeenChat: boolean;
  /** Ada and Grace have no account yet, and addresses that no other test uses. */
  ada: Credentials;
  grace: Credentials;
  problems: Problems;
}

export const test = base.extend<Common>({
  ada: async ({}, use) => use(newPerson('Ada Lovelace', 'example.com')),
  grace: async ({}, use) => use(newPerson('Grace Hopper', 'example.org')),
  hasSeenChat: [true, { option: true }],
  storageState: async ({ baseURL, hasSeenChat }, use) =>
    use({ cookies: [], origins: hasSeenChat && baseURL !== undefined ? [chatSeen(baseURL)] : [] }),
  problems: async ({ context }, use) => use(watchProblems(context)),
});
