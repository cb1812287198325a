/** A register that is too long for one request: its file, and a change of many risks, are made in the background. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { arrive } from '../../src/people.ts';
import { heading } from '../../src/sidebar.ts';
import { expect, test } from '../../src/test.ts';

/** More than one request exports, and more than one changes. */
const [RISKS, SEVERE] = [5001, 1001];

async function fillRegister(page: Page): Promise<void> {
  const asked = await page.request.get('/api/me');
  const { organizationId } = await asked.json();
  const answer = await page.request.post(`/api/risks/import?organization_id=${organizationId}&existing=create`, {
    headers: { origin: new URL(asked.url()).origin, 'content-type': 'text/csv' },
    data: `title,severity\n${Array.from({ length: RISKS }, (_, at) => `Storm ${at},${at < SEVERE ? 'high' : 'low'}\n`).join('')}`,
  });
  expect(answer.status(), await answer.text()).toBe(202);
  const { id } = await answer.json();
  const state = async () => (await (await page.request.get(`/api/me/jobs/${id}`)).json()).state;
  await expect.poll(state, { timeout: 180_000 }).toBe('done');
}

test('of 5,001 risks a file is made, and 1,001 get a status, which is undone', async ({ page, problems, ada }) => {
  test.setTimeout(480_000);
  await arrive(page, ada);
  await fillRegister(page);
  await page.goto('/risk-register');
  await expect(heading(page, 'Risk Register')).toBeVisible();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV, all data' }).click();
  const file = page.getByRole('region', { name: /^Export risks-[\d-]+\.csv$/ });
  await expect(file).toContainText('available until', { timeout: 120_000 });
  const saved = page.waitForEvent('download');
  await file.getByRole('button', { name: /^Download risks-/ }).click();
  const path = await (await saved).path();
  expect((await readFile(path, 'utf8')).trim().split('\r\n')).toHaveLength(RISKS + 1);
  await file.getByRole('button', { name: 'Hide' }).click();

  await page.goto('/risk-register?severity=high');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  const bar = page.getByRole('region', { name: 'Selected records' });
  await bar.getByRole('button', { name: 'Select all 1,001 that match' }).click();
  await bar.getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('menuitem', { name: 'Accepted' }).click();
  const change = page.getByRole('region', { name: 'Change: 1,001 risks' });
  await expect(change).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(change).toContainText('1,001 records changed', { timeout: 180_000 });

  await page.getByRole('button', { name: `Account: ${ada.name}` }).click();
  await page.getByRole('menuitem', { name: 'My jobs' }).click();
  const jobs = page.getByRole('dialog', { name: 'My jobs' });
  await jobs.getByRole('button', { name: 'Undo Change: 1,001 risks' }).click();
  await page
    .getByRole('alertdialog', { name: 'Undo this change?' })
    .getByRole('button', { name: 'Undo the change' })
    .click();
  await expect(jobs.getByRole('listitem').first()).toContainText('All records are as they were before.', {
    timeout: 180_000,
  });
  expect(problems.take()).toEqual([]);
});
