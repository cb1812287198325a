/** Each role is offered exactly what section 6 of the specification allows, on every page, and nothing that it opens is refused. */
import { ROLES, type Role } from '@parapet/contracts';
import type { Page } from '@playwright/test';
import { controlsOf } from '../../src/roles/controls.ts';
import { fillOrganization, openAs, type FilledOrganization } from '../../src/roles/organization.ts';
import { OTHER_PAGES } from '../../src/roles/other-pages.ts';
import { RISK_PAGES } from '../../src/roles/risk-pages.ts';
import { isOffered, PALETTE, PLACES, SHOWING, SIDEBAR, type VisitedPage } from '../../src/roles/rows.ts';
import { entries, sidebar } from '../../src/sidebar.ts';
import { expect, test } from '../../src/test.ts';

let filled: FilledOrganization;

test.beforeAll(async ({ service }) => {
  filled = await fillOrganization(service.url);
});

/** Without loading the product again for each page. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** What is offered and should not be, and what is missing. */
async function faults(page: Page, role: Role, { opensFor = 'everybody', rows }: VisitedPage): Promise<string[]> {
  const opens = isOffered(opensFor, role);
  const controls = await controlsOf(page);
  const offered = rows.filter(([, needs]) => opens && isOffered(needs, role));
  const isExpected = (name: string) =>
    offered.some(([pattern]) => pattern.test(name)) || SHOWING.some((pattern) => pattern.test(name));
  const refused = (to: string) => PLACES.some(([path, needs]) => path.test(to) && !isOffered(needs, role));
  return [
    ...offered.flatMap(([pattern]) => (controls.some(({ name }) => pattern.test(name)) ? [] : [`missing: ${pattern}`])),
    ...controls.flatMap(({ name, to }) => {
      if (to !== null && refused(to)) return [`leads to a page of others: ${name} (${to})`];
      const isLinkToShow = to !== null && !rows.some(([pattern]) => pattern.test(name));
      return isLinkToShow || isExpected(name) ? [] : [`not for this role: ${name}`];
    }),
    ...((await page.getByText(/does not allow this|Only admins and auditors see/).count()) > 0 || opens
      ? []
      : ['does not say why not']),
  ];
}

for (const role of ROLES)
  test(`${role} is offered what the role allows, on every page`, async ({ browser }) => {
    const page = await openAs(browser, filled, role);
    const refusals: string[] = [];
    page.on('response', (answer) => {
      if ([400, 403].includes(answer.status()))
        refusals.push(`${answer.status()} ${answer.request().method()} ${answer.url()} on ${page.url()}`);
    });
    await page.goto('/dashboard');
    await expect(entries(page).getByRole('link')).toHaveText(
      SIDEBAR.flatMap(([label, needs]) => (label !== 'Add New Risk' && isOffered(needs, role) ? [label] : [])),
    );
    await expect(sidebar(page).getByRole('link', { name: 'Add New Risk' })).toHaveCount(
      isOffered('createRisk', role) ? 1 : 0,
    );
    await page.keyboard.press('Control+k');
    const commands = page.getByRole('option');
    await expect(commands.filter({ hasText: 'Dashboard' })).toHaveCount(1);
    for (const [label, needs] of PALETTE)
      await expect(commands.filter({ hasText: label }), label).toHaveCount(isOffered(needs, role) ? 1 : 0);
    await page.keyboard.press('Escape');
    for (const visited of [...RISK_PAGES, ...OTHER_PAGES]) {
      if (visited.visitedBy?.includes(role) === false) continue;
      await go(page, visited.at(filled));
      if (isOffered(visited.opensFor ?? 'everybody', role)) await visited.open?.(page);
      await expect
        .soft(async () => expect(await faults(page, role, visited)).toEqual([]), `${role}: ${visited.name}`)
        .toPass({ timeout: 15_000, intervals: [50, 100, 200] });
      await page.keyboard.press('Escape');
    }
    expect(refusals).toEqual([]);
    await page.context().close();
  });
