/** The main job with the keyboard alone. */
import { tabTo } from '../../src/keyboard.ts';
import { arrive, providerFrame } from '../../src/people.ts';
import { addTemplate, level, riskRow, SHORT_TEMPLATE } from '../../src/risks.ts';
import { heading, sidebar } from '../../src/sidebar.ts';
import { expect, test } from '../../src/test.ts';
import { settled } from '../../src/tour/page-state.ts';

test('a risk is recorded with the keyboard alone, starting at the landing page', async ({ page, ada }) => {
  const { keyboard } = page;
  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: 'Create account' }));
  await keyboard.press('Enter');
  const form = providerFrame(page);
  await expect(form.getByLabel('Name')).toBeFocused();
  await keyboard.type(ada.name);
  await tabTo(page, form.getByLabel('Email'));
  await keyboard.type(ada.email);
  await tabTo(page, form.getByLabel('Password', { exact: true }));
  await keyboard.type(ada.password);
  await keyboard.press('Enter');
  await expect(heading(page, 'Dashboard')).toBeVisible();

  await tabTo(page, sidebar(page).getByRole('link', { name: 'Add New Risk' }));
  await keyboard.press('Enter');
  await expect(heading(page, 'Add New Risk')).toBeFocused();
  await addTemplate(page);
  const template = page.getByRole('radio', { name: SHORT_TEMPLATE });
  await template.waitFor({ state: 'attached' });
  await tabTo(page, template);
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Next' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused();
  await keyboard.type('Flood in the data center');
  await keyboard.press('Enter');
  for (const step of ['Assets', 'Scenarios', 'Questions']) {
    await expect(page.getByRole('group', { name: step })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Next' }));
    await keyboard.press('Enter');
  }
  await tabTo(page, page.getByLabel('Description'));
  await keyboard.type('Pumps are checked quarterly.');
  await tabTo(page, page.getByLabel('Severity'));
  await keyboard.type('Crit');
  await tabTo(page, level(page, 'Impact', 3));
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await expect(level(page, 'Impact', 5)).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Create risk' }));
  await keyboard.press('Enter');

  await expect(riskRow(page, 'Flood in the data center')).toContainText('Critical');
  const panel = page.getByRole('dialog', { name: 'Flood in the data center' });
  await expect(panel).toContainText('5 · Very High');
  await expect(panel.getByRole('heading', { name: 'Flood in the data center' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(riskRow(page, 'Flood in the data center')).toBeFocused();
});

test('the first Tab stop of a page is a link that skips the sidebar', async ({ page, ada }) => {
  await arrive(page, ada);
  await page.goto('/risk-register');
  await expect(heading(page, 'Risk Register')).toBeVisible();
  await settled(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('button', { name: 'All registers' })).toBeFocused();
});

test('a dialog that is closed gives the focus back', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Create account' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const form = providerFrame(page);
  await expect(form.getByLabel('Name')).toBeFocused();
  await settled(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});
