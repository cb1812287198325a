/** On a telephone, and on other narrow screens, in languages with long words. */
import { recordAssessedThings } from '../../src/flows.ts';
import { arrive } from '../../src/people.ts';
import { fillRiskForm, recordRisks, submitRisk } from '../../src/risks.ts';
import { SAMPLE_RISKS } from '../../src/sample-risks.ts';
import { heading, sidebar } from '../../src/sidebar.ts';
import { expect, test } from '../../src/test.ts';
import { brokenWords, spilledTexts } from '../../src/tour/broken-words.ts';
import { gutterFaults } from '../../src/tour/gutters.ts';
import { settled } from '../../src/tour/page-state.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('the menu opens over the page, leads to other pages, and closes', async ({ page, ada }) => {
  await arrive(page, ada);
  await page.goto('/dashboard');
  await expect(sidebar(page)).toBeHidden();
  const menu = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Open navigation' }).tap();
  await menu.getByRole('link', { name: 'Settings' }).tap();
  await expect(heading(page, 'Settings')).toBeVisible();
  await expect(menu).toBeHidden();

  await page.getByRole('button', { name: 'Open navigation' }).tap();
  await menu.getByRole('button', { name: 'Close navigation' }).tap();
  await expect(menu).toBeHidden();

  await page.getByRole('button', { name: 'Open navigation' }).tap();
  await menu.getByRole('button', { name: `Account: ${ada.name}` }).tap();
  await page.getByRole('menuitem', { name: 'Sign out' }).tap();
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
});

test('a risk is recorded and read', async ({ page, ada }) => {
  await arrive(page, ada);
  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Record a risk' }).first().tap();
  await fillRiskForm(page, {
    title: 'Flood in the data center',
    description: 'Pumps are checked quarterly.',
    severity: 'High',
  });
  await submitRisk(page);
  const panel = page.getByRole('dialog', { name: 'Flood in the data center' });
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('link', { name: 'Flood in the data center', exact: true }).tap();
  await expect(panel).toContainText('Pumps are checked quarterly.');
  expect((await panel.boundingBox())?.width).toBeCloseTo(390, 0);
});

for (const language of ['de', 'fr', 'es']) {
  test(`no page scrolls sideways, leaves its gutters, breaks a word or runs texts into one another, in ${language}`, async ({
    page,
    ada,
  }) => {
    await arrive(page, ada);
    await recordRisks(page, SAMPLE_RISKS);
    const { riskId } = await recordAssessedThings(page, 'Ransomware halts the warehouse');
    const origin = new URL((await page.request.get('/api/health')).url()).origin;
    const stored = await page.request.patch('/api/me/preferences', { headers: { origin }, data: { language } });
    expect(stored.ok(), await stored.text()).toBe(true);
    for (const width of [390, 640, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      for (const path of [
        '/dashboard',
        '/add-risk?quick',
        '/risk-register',
        // Every status but one, as chips.
        '/risk-register?status=open&status=in-progress&status=mitigated&status=accepted&status=closed',
        '/grc/templates',
        '/cybersecurity?tab=scenarios',
        `/risk-flow?riskId=${riskId}`,
        '/organization',
      ]) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await settled(page);
        const faults = [...(await brokenWords(page)), ...(await spilledTexts(page)), ...(await gutterFaults(page))];
        const [content, window] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ]);
        expect.soft({ content, faults }, `${path} at ${width} px`).toEqual({ content: window, faults: [] });
      }
    }
  });
}

for (const language of ['en', 'de', 'fr', 'es'])
  test(`the buttons above the register stay in one line of a phone in ${language}`, async ({ page, ada, product }) => {
    await arrive(page, ada);
    await recordRisks(page, SAMPLE_RISKS);
    const headers = { origin: product.url };
    const { organizationId }: { organizationId: string } = await (await page.request.get('/api/me')).json();
    await page.request.patch('/api/me/preferences', { headers, data: { language } });
    const data = { organization_id: organizationId, name: 'Risks of the warehouses in the south-east' };
    const register = await page.request.post('/api/risk-tables', { headers, data });
    const { id }: { id: string } = await register.json();
    for (const query of ['', 'status=open&severity=high', `status=open&register=${id}`, 'view=matrix&status=open']) {
      await page.goto(`/risk-register?${query}`);
      const buttons = page.locator('header', { has: page.getByRole('heading', { level: 1 }) }).getByRole('button');
      await expect(buttons).toHaveCount(4);
      await settled(page);
      const tops = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
      expect.soft(new Set(tops).size, query).toBe(1);
    }
  });
