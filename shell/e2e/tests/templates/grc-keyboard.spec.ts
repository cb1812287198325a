/** A GRC template with the keyboard alone. */
import { moveUp, tabTo } from '../../src/keyboard.ts';
import { arrive } from '../../src/people.ts';
import { heading } from '../../src/sidebar.ts';
import { expect, test } from '../../src/test.ts';

test('a template is made, put in order and edited', async ({ page, ada }) => {
  const { keyboard } = page;
  const press = async (role: 'button' | 'link', name: string) => {
    await tabTo(page, page.getByRole(role, { name, exact: true }));
    await keyboard.press('Enter');
  };
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  await arrive(page, ada);
  await page.goto('/grc/templates');
  await press('link', 'Create Template');
  await expect(page).toHaveURL(/\/grc\/templates\/new$/);
  await tabTo(page, box('Name'));
  await keyboard.type('Payroll check');

  // Whatever is added has the focus.
  for (const title of ['Rules', 'People']) {
    await press('button', 'Add step');
    await expect(box('Title')).toBeFocused();
    await expect(box('Title')).toHaveValue('');
    await keyboard.type(title);
  }
  await press('button', 'Add question');
  await expect(box('Question')).toBeFocused();
  await keyboard.type('Who may change them?');
  await tabTo(page, page.getByRole('radio', { name: 'Text' }));
  await keyboard.press('ArrowRight');
  await press('button', 'Add option');
  await expect(box('Label of option 1')).toBeFocused();
  await keyboard.type('Two people');
  await tabTo(page, page.getByRole('radio', { name: 'Two people is the default' }));
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('checkbox', { name: 'Locked' }));
  await keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Preview' }).getByLabel('Who may change them?')).toBeDisabled();

  const steps = page.getByRole('list', { name: 'Steps' });
  await tabTo(page, steps.getByRole('button', { name: 'Drag People' }));
  await moveUp(page, 'People', 2, 2);
  await expect(steps.getByRole('button', { name: /^Drag / }).first()).toHaveAccessibleName('Drag People');
  await press('button', 'Move People down');
  await expect(steps.getByRole('button', { name: /^Drag / }).first()).toHaveAccessibleName('Drag Rules');
  await expect(page.getByRole('button', { name: 'Move People down' })).toBeFocused();
  await press('button', 'Save Template');
  await expect(heading(page, 'Payroll check')).toBeVisible();
  await expect(page.getByRole('region', { name: '2. People' })).toContainText('Two people default');

  await press('link', 'Edit');
  await tabTo(page, box('Name'));
  await keyboard.press('End');
  await keyboard.type(' 2027');
  await keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/view$/);
  await expect(heading(page, 'Payroll check 2027')).toBeVisible();
});
