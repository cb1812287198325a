/** What frontend developers start: the product on mocks, and one remote alone. No service takes part. */
import type { Page } from '@playwright/test';
import { expect, test as base } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startDevServer, type DevServer } from '../../src/servers/dev-server.ts';
import { providerFrame, signOut } from '../../src/people.ts';
import { root } from '../../src/servers/product.ts';
import { closeRisk, fillRiskForm, register, riskRow, submitRisk } from '../../src/risks.ts';
import { heading } from '../../src/sidebar.ts';

/** A cold development server compiles a page when it is first opened. Milliseconds. */
const PATIENCE = 60_000;

const test = base.extend<{ start: (start: () => Promise<DevServer>) => Promise<DevServer> }>({
  start: async ({}, use) => {
    const servers: DevServer[] = [];
    await use(async (start) => {
      const server = await start();
      servers.push(server);
      return server;
    });
    for (const server of servers) await server.stop();
  },
});

// The Risk Assistant would open by itself over what these tests click.
test.beforeEach(({ context }) =>
  context.addInitScript(() => location.protocol.startsWith('http') && localStorage.setItem('hasSeenChat', 'true')),
);

// Navigation and actions may take as long as the expectations after them.
test.use({ navigationTimeout: PATIENCE, actionTimeout: PATIENCE });

// One after the other: two servers of one remote would write the same cache of prepared packages.
test.describe.configure({ mode: 'default' });

async function recordAndFind(page: Page): Promise<void> {
  await expect(register(page).getByRole('row').nth(5)).toBeVisible({ timeout: PATIENCE });
  await page.getByRole('link', { name: 'Add New Risk' }).first().click();
  await expect(heading(page, 'Add New Risk')).toBeVisible({ timeout: PATIENCE });
  await fillRiskForm(page, { title: 'Flood in the data center', severity: 'Critical' });
  await submitRisk(page);
  await expect(page.getByRole('dialog', { name: 'Flood in the data center' })).toBeVisible({ timeout: PATIENCE });
  await closeRisk(page, 'Flood in the data center');
  await expect(riskRow(page, 'Flood in the data center')).toContainText('Critical', { timeout: PATIENCE });
  await page.reload();
  await page.getByRole('searchbox').fill('flood data');
  await expect(riskRow(page, 'Flood in the data center')).toBeVisible({ timeout: PATIENCE });
}

/** Creates a risk while the page listens to the event stream. @returns the event, and the mocks' chat as it was streamed */
async function eventsOfMocks(page: Page): Promise<{ event: unknown; chat: string }> {
  return page.evaluate(async () => {
    const me: { organizationId: string } = await (await fetch('/api/me')).json();
    const source = new EventSource('/api/events?entity=risks');
    const change = new Promise<unknown>((resolve) => {
      source.addEventListener('change', ({ data }) => resolve(JSON.parse(String(data))));
    });
    await new Promise((resolve) => {
      source.addEventListener('open', resolve);
    });
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/risks', {
      method: 'POST',
      headers,
      body: JSON.stringify({ organization_id: me.organizationId, title: 'Heard of' }),
    });
    const event = await change;
    source.close();
    const body = JSON.stringify({ messages: [{ role: 'user', content: 'tips' }] });
    const chat = await (
      await fetch('/api/ai/chat', { method: 'POST', headers: { ...headers, accept: 'text/event-stream' }, body })
    ).text();
    return { event, chat };
  });
}

/** Signs out, and in again as somebody else, in the frame of the mocks' own provider. It lasts over a reload. */
async function becomeAuditor(page: Page): Promise<void> {
  await signOut(page, { name: 'Grace Okafor' });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await providerFrame(page).getByRole('link', { name: 'Ingrid Solberg' }).click();
  const menu = page.getByRole('button', { name: 'Account: Ingrid Solberg' });
  await expect(menu).toBeVisible({ timeout: PATIENCE });
  await page.reload();
  await expect(menu).toBeVisible({ timeout: PATIENCE });
}

/** Writes other text into a source file while something is checked, and then what was there before. */
async function whileWritten(file: string, from: string, to: string, check: () => Promise<void>): Promise<void> {
  const path = join(root, 'remotes', 'register', 'src', file);
  const before = await readFile(path, 'utf8');
  expect(before).toContain(from);
  await writeFile(path, before.replace(from, to));
  try {
    await check();
  } finally {
    await writeFile(path, before);
  }
}

/** Saved sources show on the open page: it keeps what was typed, and an error that is mended goes away. */
async function seeWhatIsSaved(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Add New Risk' }).first().click();
  await page.getByRole('group', { name: 'Domain and template' }).getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: 'Next' }).click();
  const titleIn = (dialog: string) => page.getByRole('dialog', { name: dialog }).getByLabel('Title');
  await titleIn('Risk title').fill('Typed before');
  await whileWritten('locales/add-risk/en.ts', "'Risk title'", "'What may happen'", () =>
    expect(titleIn('What may happen')).toHaveValue('Typed before', { timeout: PATIENCE }),
  );
  await expect(titleIn('Risk title')).toHaveValue('Typed before', { timeout: PATIENCE });
  const mistake = "throw new Error('Made by mistake');";
  await whileWritten('pages/add-risk-page.tsx', 'const { allowed', `${mistake}\n  const { allowed`, () =>
    expect(page.getByRole('alert').first()).toContainText('Made by mistake', { timeout: PATIENCE }),
  );
  await expect(heading(page, 'Add New Risk')).toBeVisible({ timeout: PATIENCE });
}

test('npm run dev:mock shows the product with sample risks', async ({ page, start }) => {
  test.setTimeout(360_000);
  const { url } = await start(() =>
    startDevServer([join(root, 'scripts', 'dev.mjs'), '--mock'], { cwd: root, portVariable: 'PORT' }),
  );
  await page.goto(`${url}/risk-register`);
  await expect(heading(page, 'Risk Register')).toBeVisible({ timeout: PATIENCE });
  await page.goto(`${url}/risk-register`);
  await seeWhatIsSaved(page);
  await page.goto(`${url}/risk-register?mock=role=stakeholder`);
  await expect(heading(page, 'Risk Register')).toBeVisible({ timeout: PATIENCE });
  await expect(page.getByRole('link', { name: 'Add New Risk' })).toHaveCount(0);
  await page.goto(`${url}/risk-register?mock=seed=10000-risks`);
  // One of the 10,000 is archived, and archived risks are left out.
  await expect(page.getByText('1–50 of 9,999')).toBeVisible({ timeout: PATIENCE });
  await becomeAuditor(page);
});

test('a remote runs alone, with sample risks', async ({ page, start }) => {
  test.setTimeout(360_000);
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { url } = await start(() =>
    startDevServer([vite], { cwd: join(root, 'remotes', 'register'), portVariable: 'PARAPET_DEV_PORT' }),
  );
  await page.goto(`${url}/risk-register`);
  await expect(heading(page, 'Risk Register')).toBeVisible({ timeout: PATIENCE });
  await recordAndFind(page);
  // Responses that are streamed go through the worker as well.
  const { event, chat } = await eventsOfMocks(page);
  expect(event).toMatchObject({ entity: 'risks', action: 'create', version: 1 });
  expect(chat).toMatch(/^event: delta\n[\s\S]*\n\nevent: done\n/);
  await seeWhatIsSaved(page);
});
