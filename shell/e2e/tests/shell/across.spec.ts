/**
 * Teams release remotes and the shell one by one, so remotes of the last releases meet the shell of this checkout, and
 * its remotes meet the shells that are deployed. What the gate lets through must work; what it refuses must not, when
 * it is started all the same.
 */
import { expect, type Page, type Request } from '@playwright/test';
import type { RemoteRelease } from '@parapet/contracts/remote';
import { deploy, type Deployment } from '../../src/across/deployment.ts';
import { PAST, reasonsAgainst, remotesOf, TODAY, type Release } from '../../src/across/releases.ts';
import { failurePanel, record, useRemote } from '../../src/across/use-remote.ts';
import { test as common } from '../../src/common.ts';
import { arrive, newPerson, type Credentials } from '../../src/people.ts';

/** Whose remotes are used in a shell: its own, as otherwise nothing would be proved, and those of other releases. */
const TRIED = [{ shell: TODAY, guests: PAST }, ...PAST.map((shell) => ({ shell, guests: [TODAY] }))];

/** One person for each release whose remotes are used, so that they record the same things anew. */
const people = (releases: readonly Release[]) => releases.map(() => newPerson('Ada Lovelace', 'example.com'));

const test = common.extend<{ shell: Release; admins: Credentials[]; deployment: Deployment }>({
  shell: [TODAY, { option: true }],
  admins: async ({}, use) => use(people([TODAY, ...PAST])),
  deployment: async ({ shell, admins }, use) => {
    const deployment = await deploy(shell, { SERVER_ADMINS: admins.map(({ email }) => email).join(',') });
    await use(deployment);
    await deployment.stop();
  },
  baseURL: async ({ deployment }, use) => use(deployment.product.url),
});

/** The shell says that it does not start the remote, and asks for none of its code. */
async function expectRefused(page: Page, { routes, name, version }: RemoteRelease): Promise<void> {
  const code: string[] = [];
  const note = (request: Request) => {
    if (request.resourceType() === 'script' && request.url().includes(`/registry/${name}/${version}/`))
      code.push(request.url());
  };
  page.on('request', note);
  await page.goto(routes[0]?.path ?? '/');
  await expect(failurePanel(page)).toBeVisible();
  page.off('request', note);
  expect.soft(code, `code of ${name}`).toEqual([]);
}

/** More say nothing new. */
const shortened = (reasons: readonly string[]) =>
  [...reasons.slice(0, 3), ...(reasons.length > 3 ? [`and ${reasons.length - 3} more`] : [])].join('\n  ');

for (const { shell, guests } of TRIED)
  test.describe(`the shell of ${shell.name}`, () => {
    test.use({ shell });

    test('starts its own remotes, and those of other releases that work in it', async ({
      page,
      problems,
      admins,
      deployment,
    }) => {
      const personOf = async (index: number) => {
        await deployment.install();
        await page.context().clearCookies();
        await arrive(page, admins[index] ?? newPerson('Ada Lovelace', 'example.com'));
        return record(page);
      };
      const own = await personOf(0);
      for (const remote of await remotesOf(shell))
        for await (const failures of useRemote(page, problems, remote, own))
          expect.soft(failures, remote.name).toEqual([]);

      for (const [index, of] of guests.entries()) {
        const records = await personOf(index + 1);
        const remotes = await remotesOf(of);
        const against = await reasonsAgainst(shell, of, remotes);
        for (const [place, remote] of remotes.entries()) {
          const reasons = against[place] ?? [];
          const what = `${remote.name} ${remote.version} of ${of.name}`;
          if (reasons.length > 0) {
            await deployment.install({ of, remote });
            await expectRefused(page, remote);
          }
          // A shell of before compares in its own way, which knows less.
          await deployment.install({ of, remote, unasked: reasons.length > 0 || shell !== TODAY });
          problems.take();
          const found: string[] = [];
          for await (const failures of useRemote(page, problems, remote, records)) {
            found.push(...failures);
            // One is enough to show that it was refused for good reason.
            if (reasons.length > 0 && found.length > 0) break;
          }
          if (reasons.length === 0) expect.soft(found, what).toEqual([]);
          else expect.soft(found, `${what} works, but was refused:\n  ${shortened(reasons)}`).not.toEqual([]);
          console.log(
            reasons.length === 0
              ? `${what} is let through by ${shell.name}`
              : `${what} is refused by ${shell.name}:\n  ${shortened(reasons)}\n  started all the same: ${found[0]}`,
          );
        }
      }
    });
  });
