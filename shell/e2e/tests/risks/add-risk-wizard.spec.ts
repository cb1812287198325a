/** The Add Risk wizard as a person goes through it. */
import type { Page } from '@playwright/test';
import { arrive } from '../../src/people.ts';
import { addTemplate, choose, closeRisk, level, riskRow, startWizard, submitRisk } from '../../src/risks.ts';
import { expect, test } from '../../src/test.ts';

const TITLE = 'Hoster fails';
const TEMPLATE = {
  name: 'Outsourcing',
  steps: [
    {
      id: 'service',
      title: 'The service',
      description: 'What is bought.',
      order: 1,
      category: '',
      mandatory: true,
      questions: [
        { id: 'function', text: 'Which function does it support?', type: 'text', required: true },
        {
          id: 'critical',
          text: 'Is the function critical?',
          type: 'select',
          required: true,
          options: [
            { value: 'yes', label: 'Yes, it is' },
            { value: 'no', label: 'No' },
          ],
        },
        {
          id: 'replace',
          text: 'How hard is it to replace?',
          type: 'slider',
          min: 1,
          max: 5,
          labels: { min: 'Easy', max: 'Hard' },
        },
        { id: 'method', text: 'Method', type: 'text', locked: true, default: 'Five levels' },
      ],
    },
  ],
};

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const step = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** Up to the questions, which are answered. */
async function answerQuestions(page: Page): Promise<void> {
  await startWizard(page, TITLE, TEMPLATE.name);
  await next(page);
  await next(page);
  await expect(step(page, 'The service')).toBeVisible();
  await next(page);
  await expect(page.getByLabel('Which function does it support?')).toBeFocused();
  await expect(page.getByText('Choose an answer to go on.')).toBeVisible();
  await page.getByLabel('Which function does it support?').fill('Payroll');
  await choose(page, 'Is the function critical?', 'Yes, it is');
  await page.getByRole('slider', { name: 'How hard is it to replace?' }).press('ArrowRight');
  await expect(page.getByLabel('Method')).toBeDisabled();
}

test.beforeEach(async ({ page, ada }) => {
  await arrive(page, ada);
  await addTemplate(page, TEMPLATE);
  await page.goto('/add-risk');
});

test('a risk is created from a template, step by step, and is open in the register', async ({ page, ada }) => {
  await answerQuestions(page);
  await next(page);
  const review = step(page, 'Review');
  await expect(review).toContainText('Payroll');
  await expect(review).toContainText('2 of 5');
  await level(page, 'Impact', 4).check({ force: true });
  await page.getByRole('combobox', { name: 'Owner' }).click();
  await page.getByRole('option', { name: ada.name }).click();
  await submitRisk(page);
  await expect(page.getByText('Risk created')).toBeVisible();
  const panel = page.getByRole('dialog', { name: TITLE });
  await expect(panel).toContainText(ada.name);
  await expect(page).toHaveURL(/\/risk-register\?risk=/);
  await closeRisk(page, TITLE);
  await expect(riskRow(page, TITLE)).toContainText('Score 12 · High');
});

test('a scenario that is missing is created in its step, and nothing that was filled in is lost', async ({ page }) => {
  await startWizard(page, TITLE, TEMPLATE.name);
  await next(page);
  await expect(step(page, 'Scenarios')).toBeVisible();
  await page.getByRole('textbox', { name: 'Search' }).fill('Payroll stands still');
  await page.getByRole('button', { name: 'Create scenario' }).click();
  const form = page.getByRole('dialog', { name: 'Create scenario' });
  await form.getByRole('radio', { name: /Cyber Attack/ }).check();
  await expect(form.getByLabel('Risk Scenario Name')).toHaveValue('Payroll stands still');
  await form.getByRole('textbox', { name: 'Description', exact: true }).fill('Nobody is paid.');
  await form.getByLabel('Threat Actors').fill('Organized crime');
  await form.getByLabel('Impact Description').fill('Money is late');
  await form.getByRole('combobox', { name: 'Likelihood' }).click();
  await page.getByRole('option', { name: 'High', exact: true }).click();
  await form.getByRole('button', { name: 'Create scenario' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('region', { name: 'Selected: 1' })).toContainText('Payroll stands still');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(step(page, 'Assets')).toBeVisible();
});

test('the buttons stay where they are while a list loads', async ({ page }) => {
  const loading = Promise.withResolvers<void>();
  await page.route('**/api/assets?**', async (route) => {
    await loading.promise;
    await route.continue();
  });
  await startWizard(page, TITLE, TEMPLATE.name);
  const button = page.getByRole('button', { name: 'Next' });
  const lowerEdge = () => button.evaluate((element) => window.innerHeight - element.getBoundingClientRect().bottom);
  const before = await lowerEdge();
  expect(before).toBeLessThan(40);
  loading.resolve();
  await expect(step(page, 'Assets').getByText('There are no assets yet.')).toBeVisible();
  expect(await lowerEdge()).toBe(before);
});

test('answers can be restored after a reload and in another tab', async ({ page, context }) => {
  await answerQuestions(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  for (const tab of [page, await context.newPage()]) {
    if (tab !== page) await tab.goto('/add-risk');
    await tab.getByRole('button', { name: 'Restore' }).click();
    await expect(step(tab, 'The service')).toBeVisible();
    await expect(tab.getByLabel('Which function does it support?')).toHaveValue('Payroll');
  }
});

test('12 steps of 80 questions stay quick to type in', async ({ page }) => {
  const asked = (at: number) =>
    Array.from({ length: 80 }, (_, index) => ({
      id: `q${index}`,
      text: `Question ${at}.${index}`,
      type: index % 3 === 0 ? 'slider' : 'text',
    }));
  await addTemplate(page, {
    name: 'Long',
    steps: Array.from({ length: 12 }, (_, at) => ({
      id: `s${at}`,
      title: `Part ${at}`,
      description: '',
      order: at,
      category: '',
      mandatory: false,
      questions: asked(at),
    })),
  });
  await startWizard(page, TITLE, 'Long');
  await next(page);
  await next(page);
  const field = page.getByRole('textbox', { name: 'Question 0.1', exact: true });
  await field.click();
  await page.evaluate(() => {
    const took: number[] = [];
    const events = { type: 'event', durationThreshold: 16 };
    Object.assign(window, { took });
    new PerformanceObserver((list) =>
      took.push(
        ...list
          .getEntries()
          .filter(({ name }) => name === 'keydown')
          .map(({ duration }) => duration),
      ),
    ).observe(events);
  });
  await page.keyboard.type('a keystroke that is measured', { delay: 30 });
  await expect(field).toHaveValue('a keystroke that is measured');
  const took: number[] = await page.evaluate(() => Reflect.get(window, 'took'));
  const slow = took.toSorted((a, b) => b - a);
  test.info().annotations.push({ type: 'keystrokes in ms, slowest first', description: slow.slice(0, 5).join(', ') });
  expect(slow[Math.floor(slow.length / 2)] ?? 0).toBeLessThan(100);
});

test('the assistant proposes values with their reasons, of which each is accepted or dismissed', async ({ page }) => {
  await answerQuestions(page);
  await next(page);
  await page.getByLabel('Description').fill('Our servers are not patched and hold all customer data.');
  await page.getByRole('button', { name: 'Suggest assessment' }).click();
  const probability = page.getByRole('group', { name: 'Proposal for Probability' });
  await expect(probability).toContainText('Now:');
  await expect(probability).toContainText('Why: "not patched" raises it.');
  await page.getByRole('button', { name: 'Dismiss: Severity' }).click();
  await page.getByRole('button', { name: 'Replace: Probability' }).click();
  await expect(level(page, 'Probability', 4)).toBeChecked();
  await page.getByRole('button', { name: 'Undo: Probability' }).click();
  await expect(level(page, 'Probability', 3)).toBeChecked();
  await page.getByRole('button', { name: 'Edit: Impact' }).click();
  await expect(level(page, 'Impact', 3)).not.toBeChecked();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await submitRisk(page);
  await closeRisk(page, TITLE);
  await expect(riskRow(page, TITLE)).toContainText('Medium');
});
