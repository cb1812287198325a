/** Every page of the product can be read and pressed: no text below 11 px, no target below 24 px, on a telephone and on a wide screen. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { recordAssessedThings, recordPlan } from '../../src/flows.ts';
import { arrive } from '../../src/people.ts';
import { recordRisks } from '../../src/risks.ts';
import { SAMPLE_RISKS } from '../../src/sample-risks.ts';
import { root } from '../../src/servers/product.ts';
import { expect, test } from '../../src/test.ts';
import { legibilityFaults } from '../../src/tour/legible.ts';
import { settled } from '../../src/tour/page-state.ts';
import { targetFaults } from '../../src/tour/targets.ts';

/** The pages of all remotes, as their manifests name them. */
function routesOfRemotes(): string[] {
  return globSync(join(root, 'remotes', '*', 'manifest.json')).flatMap((file) => {
    const { routes }: { routes: { path: string }[] } = JSON.parse(readFileSync(file, 'utf8'));
    return routes.map(({ path }) => path);
  });
}

/** A completed flow, for the report, beside one that goes on, and a template. @returns the addresses of each route, with its tabs and panels */
async function addressesOf(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  const [risk = ''] = await recordRisks(page, SAMPLE_RISKS);
  const { riskId, assetId } = await recordAssessedThings(page, 'Ransomware halts the warehouse');
  await recordPlan(page, riskId, 'Restore without it', [{ title: 'Buy a copy', dueDate: '2030-01-31' }], [assetId]);
  const asked = await page.request.get('/api/me');
  const me: { organizationId: string; user_id: string } = await asked.json();
  const headers = { origin: new URL(asked.url()).origin };
  const [flow, template] = await Promise.all(
    [`risk-flows?organization_id=${me.organizationId}`, `grc-templates?organization_id=${me.organizationId}`].map(
      async (path) => {
        const { items }: { items: { id: string }[] } = await (await page.request.get(`/api/${path}`)).json();
        return items[0]?.id ?? '';
      },
    ),
  );
  const flowPages = {
    '/risk-flow/:id': [`/risk-flow/${riskId}`],
    '/risk-flows/:id/edit': [`/risk-flows/${flow}/edit`],
  };
  await page.request.patch(`/api/risk-flows/${flow}`, { headers, data: { status: 'in-progress' } });
  const done = await page.request.patch(`/api/risk-flows/${flow}/complete`, {
    headers,
    data: { treatment_plan: { title: 'Restore without it', description: 'From a copy', assignedTo: me.user_id } },
  });
  expect(done.ok(), await done.text()).toBe(true);
  const tabs = (path: string, ...names: string[]) => [path, ...names.map((name) => `${path}?tab=${name}`)];
  return {
    ...flowPages,
    '/risk-flows/:id/report': [`/risk-flows/${flow}/report`],
    '/risk-flow': ['/risk-flow'],
    '/dashboard': ['/dashboard'],
    '/add-risk': ['/add-risk', '/add-risk?quick'],
    '/risk-register': [
      '/risk-register',
      '/risk-register?view=matrix',
      `/risk-register?risk=${risk}`,
      ...['details', 'assessment', 'notes', 'history'].map((tab) => `/risk-register?edit=${risk}&tab=${tab}`),
    ],
    '/risk-connections': ['/risk-connections', '/risk-connections?mode=all'],
    '/plans-tasks': [...tabs('/plans-tasks', 'plans'), '/plans-tasks?view=board', '/plans-tasks?view=calendar'],
    '/cybersecurity': [...tabs('/cybersecurity', 'properties', 'scenarios'), `/cybersecurity?asset=${assetId}`],
    '/grc/templates': ['/grc/templates'],
    '/grc/templates/new': ['/grc/templates/new'],
    '/grc/templates/:id/edit': [`/grc/templates/${template}/edit`],
    '/grc/templates/:id/view': [`/grc/templates/${template}/view`],
    '/settings': tabs('/settings', 'notifications', 'display', 'matrix'),
    '/settings/releases': ['/settings/releases'],
    '/organization': ['/organization'],
    '/organization/audit-log': ['/organization/audit-log'],
    '/resources': ['/resources'],
    '/sustainability': ['/sustainability'],
    '/notifications': ['/notifications'],
    '/': ['/'],
    '/nowhere': ['/nowhere'],
  };
}

for (const width of [390, 1440]) {
  test(`everything can be read and pressed at ${width} px`, async ({ page, ada }) => {
    await page.setViewportSize({ width, height: 900 });
    await arrive(page, ada);
    const addresses = await addressesOf(page);
    expect(routesOfRemotes().filter((route) => !Object.hasOwn(addresses, route))).toEqual([]);
    for (const path of Object.values(addresses).flat()) {
      await page.goto(path);
      await page.getByRole('heading').first().waitFor();
      await settled(page);
      const faults = [...(await legibilityFaults(page)), ...(await targetFaults(page))];
      expect.soft(faults, path).toEqual([]);
    }
  });
}
