/** What every test has: people who are new to the service, and what goes wrong behind the screen. */
import { test as base } from '@playwright/test';
import { newPerson, type Credentials } from './people.ts';
import { watchProblems, type Problems } from './problems.ts';

export interface Common {
  /** Ada and Grace have no account yet, and addresses that no other test uses. */
  ada: Credentials;
  grace: Credentials;
  problems: Problems;
}

export const test = base.extend<Common>({
  ada: async ({}, use) => use(newPerson('Ada Lovelace', 'example.com')),
  grace: async ({}, use) => use(newPerson('Grace Hopper', 'example.org')),
  problems: async ({ context }, use) => use(watchProblems(context)),
});
