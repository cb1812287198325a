import { createMocks } from '@parapet/mocks';
import { toDay } from '@parapet/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { RiskRegisterPage } from './risk-register-page.tsx';

/** Compiling what the page loads later takes longer than a test waits, on a busy machine. */
beforeAll(async () => {
  await import('../features/risks/filters/risk-filters.tsx');
});

const main = () => screen.getByText('This register is empty').parentElement ?? document.body;
const chips = () => screen.findByRole('list', { name: 'Active filters' });

it('filters by several assets, and shows the number of risks of an asset', async () => {
  const user = userEvent.setup();
  const { mocks, url } = await renderPage(<RiskRegisterPage />, { url: '/risk-register' });
  const risks = (await mocks.collection('risks').find({})).filter(({ status }) => status !== 'archived');
  const [first, second] = (await mocks.collection('assets').find({})).toSorted((a, b) => a.name.localeCompare(b.name));
  if (first === undefined || second === undefined) throw new Error('There are no assets');
  const ofAny = (...ids: string[]) =>
    risks.filter(({ asset_id, selected_assets }) => ids.some((id) => asset_id === id || selected_assets.includes(id)))
      .length;
  await user.click(await screen.findByRole('button', { name: /^Asset / }));
  const menu = await screen.findByRole('group', { name: 'Asset' });
  const box = await within(menu).findByRole('checkbox', { name: first.name, description: String(ofAny(first._id)) });
  await user.click(box);
  await user.click(within(menu).getByRole('checkbox', { name: second.name }));
  expect(within(await chips()).getByText(`${first.name}, ${second.name}`)).toBeTruthy();
  expect(url()).toContain(`asset=${first._id}&asset=${second._id}`);
  expect(await screen.findByText(`${ofAny(first._id, second._id)} of ${risks.length} risks`)).toBeTruthy();
});

it('filters by a custom period, and shows the period in the active filters', async () => {
  const user = userEvent.setup();
  const { url } = await renderPage(<RiskRegisterPage />, { url: '/risk-register' });
  await user.click(await screen.findByRole('button', { name: /^Changed / }));
  await user.type(await screen.findByRole('textbox', { name: 'Custom period: From' }), '01/02/2020');
  await waitFor(() => expect(decodeURIComponent(url())).toContain('changed=2020-01-02/'));
  await user.type(screen.getByRole('textbox', { name: 'Custom period: To' }), '01/05/2020');
  expect(await screen.findByText('No risk matches 1 filter')).toBeTruthy();
  expect(within(await chips()).getByText('Jan 2, 2020 – Jan 5, 2020')).toBeTruthy();
});

it('shows how many risks each usual period has', async () => {
  const user = userEvent.setup();
  const { mocks } = await renderPage(<RiskRegisterPage />, { url: '/risk-register' });
  const risks = (await mocks.collection('risks').find({})).filter(({ status }) => status !== 'archived');
  const tasks = await mocks.collection('tasks').find({});
  const today = new Date();
  today.setHours(0, 0, 0, 0);
  const plans = await mocks.collection('treatment_plans').find({});
  const isLate = (status: string, day: string | null) =>
    status !== 'completed' && status !== 'cancelled' && day !== null && day < toDay(today);
  const late = new Set([
    ...tasks.filter(({ status, due_date }) => isLate(status, due_date)).map(({ risk_id }) => risk_id),
    ...plans
      .filter(({ actions }) => actions.some(({ status, dueDate }) => isLate(status, dueDate)))
      .map(({ risk_id }) => risk_id),
  ]);
  const overdue = risks.filter(({ _id }) => late.has(_id)).length;
  expect(overdue).toBeGreaterThan(0);
  const changedToday = risks.filter(({ updated_at }) => new Date(updated_at) >= today).length;

  await user.click(await screen.findByRole('button', { name: /^Due / }));
  expect(await screen.findByRole('option', { name: `Overdue ${overdue}` })).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: /^Changed / }));
  await user.click(await screen.findByRole('option', { name: `Today ${changedToday}` }));
  // Counts leave their own filter aside.
  await user.click(await screen.findByRole('button', { name: /^Changed / }));
  expect(
    await screen.findByRole('option', {
      name: `Last 30 days ${risks.filter(({ updated_at }) => changedSince(updated_at, today, 30)).length}`,
    }),
  ).toBeTruthy();
});

it('finds a category that is not among the hundred most frequent ones', async () => {
  const user = userEvent.setup();
  const mocks = await createMocks({ publicUrl: location.origin });
  const risk = (await mocks.collection('risks').find({ status: { $ne: 'archived' } }))[0];
  if (risk === undefined) throw new Error('There are no risks');
  const { _id: _, organization_id: __, created_at: ___, updated_at: ____, version: _____, ...fields } = risk;
  for (let index = 0; index < 100; index += 1)
    for (const title of ['one', 'other'])
      await mocks.collection('risks').insertOne({ ...fields, title, category: `Frequent ${index}` });
  await mocks.collection('risks').updateOne({ _id: risk._id }, { $set: { category: 'Zebra crossing' } });
  const { url } = await renderPage(<RiskRegisterPage />, { url: '/risk-register', mocks });
  await user.click(await screen.findByRole('button', { name: /^Category / }));
  const menu = await screen.findByRole('group', { name: 'Category' });
  expect(within(menu).queryByRole('checkbox', { name: 'Zebra crossing' })).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: 'Search: Category' }), 'zebra');
  await user.click(await within(menu).findByRole('checkbox', { name: 'Zebra crossing', description: '1' }));
  await waitFor(() => expect(url()).toContain('category=Zebra'));
});

it('says that a named register has no risks, and offers to add one to it', async () => {
  const mocks = await createMocks({ publicUrl: location.origin });
  const table = (await mocks.collection('risk_tables').find({ is_template: false }))[0];
  if (table === undefined) throw new Error('The sample has no register');
  for (const { _id } of await mocks.collection('risks').find({ table_id: table._id }))
    await mocks.collection('risks').updateOne({ _id }, { $set: { table_id: null } });
  const here = `/risk-register?register=${table._id}`;
  await renderPage(<RiskRegisterPage />, { url: here, mocks });
  await screen.findByText('This register is empty');
  const link = within(main()).getByRole('link', { name: 'Add New Risk' });
  expect(link.getAttribute('href')).toBe(`/add-risk?${new URLSearchParams({ register: table._id, returnTo: here })}`);
});

it('says that the counts failed to load, and offers to try again', async () => {
  await renderPage(<RiskRegisterPage />, { url: '/risk-register', fail: { getRiskFacets: 500 } });
  await screen.findByText('Failed to load data. Please try again.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByText('Risk Matrix')).toBeNull();
});

function changedSince(updatedAt: string, today: Date, days: number): boolean {
  const start = new Date(today);
  start.setDate(start.getDate() - days);
  return new Date(updatedAt) >= start;
}
