/**
 * Teams release remotes and the shell one by one, so remotes of the last releases meet the shell of this checkout, and
 * its remotes meet the shells that are deployed. What a shell starts must work. What it refuses is tried without asking
 * it, and what was wrong then is printed: it may be nothing, as no try uses everything that a remote needs.
 */
import { expect, type Page, type Request } from '@playwright/test';
import type { RemoteRelease } from '@parapet/contracts/remote';
import { deploy, type Deployment } from '../../src/across/deployment.ts';
import { PAST, reasonsAgainst, remotesOf, TODAY, type Release } from '../../src/across/releases.ts';
import { failurePanel, record, useRemote } from '../../src/across/use-remote.ts';
import { test as common } from '../../src/common.ts';
import { arrive } from '../../src/people.ts';

const test = common.extend<{ shell: Release; deployment: Deployment }>({
  shell: [TODAY, { option: true }],
  deployment: async ({ shell, ada }, use) => {
    const deployment = await deploy(shell, { SERVER_ADMINS: ada.email });
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
  [...reasons.slice(0, 3), ...(reasons.length > 3 ? [`and ${reasons.length - 3} more`] : [])]
    .map((one) => `  ${one}`)
    .join('\n');

for (const shell of [TODAY, ...PAST])
  test.describe(`the shell of ${shell.name}`, () => {
    test.use({ shell });

    // Otherwise what follows would prove nothing.
    test('works with its own remotes', async ({ page, problems, ada }) => {
      await arrive(page, ada);
      const records = await record(page);
      for (const remote of await remotesOf(shell))
        for await (const failures of useRemote(page, problems, remote, records))
          expect.soft(failures, remote.name).toEqual([]);
    });
  });

const pairs = PAST.flatMap((past) => [
  { shell: TODAY, of: past },
  { shell: past, of: TODAY },
]);

for (const { shell, of } of pairs)
  test.describe(`the shell of ${shell.name}`, () => {
    test.use({ shell });

    test(`starts those remotes of ${of.name} that work`, async ({ page, problems, ada, deployment }) => {
      await arrive(page, ada);
      const records = await record(page);
      for (const remote of await remotesOf(of)) {
        const reasons = await reasonsAgainst(shell, of, remote);
        await deployment.install(of, remote);
        if (reasons.length > 0) {
          await expectRefused(page, remote);
          await deployment.install(of, remote, true);
        }
        problems.take();
        const found: string[] = [];
        for await (const failures of useRemote(page, problems, remote, records)) {
          found.push(...failures);
          // One is enough to show that it was refused for good reason.
          if (reasons.length > 0 && found.length > 0) break;
        }
        const what = `${remote.name} ${remote.version}`;
        if (reasons.length === 0) expect.soft(found, what).toEqual([]);
        else
          console.log(
            `${what} is refused by the shell of ${shell.name}:\n${shortened(reasons)}\n  without asking: ${found[0] ?? 'what was tried works'}`,
          );
      }
    });
  });
