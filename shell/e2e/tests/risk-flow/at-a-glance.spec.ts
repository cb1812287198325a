/** What is in sight at 1440 x 900, where most flows are worked on, in a flow with many assets. */
import { recordAssessedThings } from '../../src/flows.ts';
import { arrive } from '../../src/people.ts';
import { heading } from '../../src/sidebar.ts';
import { expect, test } from '../../src/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('assets are found before the selected ones, several scenarios get one assessment, and the plan starts in sight', async ({
  page,
  ada,
}) => {
  await arrive(page, ada);
  const { riskId, assetId, scenario } = await recordAssessedThings(page, 'Ransomware halts the warehouse');
  const { organizationId: organization_id } = await (await page.request.get('/api/me')).json();
  const add = async (path: string, data: object): Promise<{ id: string; linked_properties: string[] }> => {
    const answer = await page.request.post(`/api/${path}`, {
      headers: { origin: new URL((await page.request.get('/api/me')).url()).origin },
      data: { organization_id, ...data },
    });
    expect(answer.ok()).toBe(true);
    return answer.json();
  };
  const { linked_properties } = await (await page.request.get(`/api/assets/${assetId}`)).json();
  const { items } = await (
    await page.request.get(`/api/risk-scenario-templates?organization_id=${organization_id}&q=Cyber%20Attack`)
  ).json();
  const phishing = await add('risk-scenarios', {
    title: 'Phishing of a clerk',
    description: 'A forged mail leads to a forged page.',
    threat_actors: ['Organized crime'],
    template_id: items[0].id,
    attributes: { impact_description: 'Accounts are lost', likelihood: 'High' },
  });
  const mails = await add('properties', { name: 'Mail', type: 'Digital', linked_scenarios: [phishing.id] });
  for (const number of [1, 2, 3, 4, 5, 6])
    await add('assets', {
      name: `Scanner ${number}`,
      type: 'Hardware',
      status: 'Active',
      risk_level: 'Low',
      linked_properties: [...linked_properties, mails.id],
    });

  await page.goto(`/risk-flow/${riskId}`);
  await expect(heading(page, 'Ransomware halts the warehouse')).toBeVisible();
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search assets' }).fill('Scanner');
  const found = page.getByRole('region', { name: 'Assets to choose from' });
  await expect(found.getByRole('checkbox')).toHaveCount(6);
  // Two scenarios, as each is counted once.
  await expect(found.getByRole('listitem').first()).toContainText('2 properties');
  await expect(found.getByRole('listitem').first()).toContainText('2 scenarios');
  await page.getByRole('checkbox', { name: 'Select the shown assets' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Select' }).click();
  const selected = page.getByRole('region', { name: 'Selected assets' });
  await expect(selected.getByRole('checkbox')).toHaveCount(5);
  const topOf = async (place: typeof found) => (await place.boundingBox())?.y ?? Infinity;
  expect(await topOf(found)).toBeLessThan(await topOf(selected));
  await selected.getByRole('button', { name: 'Show all 7' }).click();
  await expect(selected.getByRole('checkbox')).toHaveCount(7);
  const saved = page.getByRole('status').filter({ hasText: /^Saved/ });
  await expect(saved).toBeInViewport();
  await page.getByRole('button', { name: 'Next', exact: true }).click();

  await page.getByRole('button', { name: 'Select the unassessed' }).click();
  await page.getByRole('button', { name: 'Assess 2 scenarios' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assess 2 scenarios' });
  const scale = (name: RegExp, level: string) =>
    dialog.getByRole('radiogroup', { name }).getByRole('radio', { name: level, exact: true });
  await scale(/Likelihood/, 'High').check({ force: true });
  await scale(/Impact/, 'Very High').check({ force: true });
  await dialog.getByRole('button', { name: 'Save for all' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Scenario level 20 · High')).toHaveCount(2);

  // Then the differences: here, for one of them, who reviewed it.
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: scenario }) })
    .getByRole('button', { name: 'Edit assessment' })
    .click();
  const one = page.getByRole('dialog', { name: scenario });
  await expect(one.getByRole('combobox', { name: 'Reviewer' })).toHaveValue(ada.name);
  await expect(one.getByRole('button', { name: 'Save assessment' })).toBeInViewport();
  const scrolls = await one.evaluate((root) =>
    [...root.querySelectorAll('*')].some(
      (part) => part.scrollHeight > part.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(part).overflowY),
    ),
  );
  expect(scrolls).toBe(false);
  await one
    .getByRole('radiogroup', { name: /Likelihood/ })
    .getByRole('radio', { name: 'Low', exact: true })
    .check({ force: true });
  await one.getByRole('button', { name: 'Save assessment' }).click();
  await expect(page.getByText('Scenario level 10 · Medium')).toBeVisible();
  await expect(page.getByText('Scenario level 20 · High')).toHaveCount(1);

  await page.getByRole('button', { name: 'Next', exact: true }).click();
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect(title).toBeVisible();
  expect((await title.boundingBox())?.y).toBeLessThanOrEqual(350);
  await expect(page.getByRole('button', { name: 'Show Detailed Review', expanded: false })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'New action', exact: true })).toBeInViewport();
  await title.fill('Keep the depots working');
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toHaveCount(1);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(saved).toBeInViewport();

  // The inventory says how the scenario was assessed, by whom and when.
  await page.goto('/cybersecurity?tab=scenarios');
  await page.getByRole('link', { name: scenario, exact: true }).click();
  const assessments = page.getByRole('region', { name: 'Assessments' });
  await expect(assessments).toContainText('10 · Medium');
  await expect(assessments).toContainText(`${ada.name}, `);
  await expect(assessments.getByRole('link', { name: 'Ransomware halts the warehouse' })).toHaveAttribute(
    'href',
    `/risk-flow/${riskId}`,
  );
});
