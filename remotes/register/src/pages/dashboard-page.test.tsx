import { riskScore, scoreBucket } from '@parapet/contracts/rules';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const url = '/dashboard';
const SCALE = [1, 2, 3, 4, 5] as const;
const definitionOf = async (label: string) => (await screen.findByText(label)).closest('dl')?.textContent ?? '';

it('shows the risk counts in cards that link to the filtered register', async () => {
  const { mocks } = await renderPage(<DashboardPage />, { url });
  const count = await mocks.collection('risks').count();
  const archived = await mocks.collection('risks').count({ status: 'archived' });
  await waitFor(async () => expect(await definitionOf('Total Risks')).toContain(`Total Risks${count}`));
  expect(await definitionOf('Archived Risks')).toContain(`Archived Risks${archived}`);
  expect(screen.getByRole('link', { name: 'Archived Risks' }).getAttribute('href')).toBe(
    '/risk-register?status=archived',
  );
  expect(screen.getByRole('link', { name: 'Completed Flows' }).getAttribute('href')).toContain('flow=completed');
  const counted = async (status: 'completed' | 'archived') => mocks.collection('risk_flows').count({ status });
  const [completed, since] = [await counted('completed'), await counted('archived')];
  expect(since).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Completed Flows' }).closest('dl')?.textContent).toBe(
    `Completed Flows${completed + since}${completed} completed, ${since} archived since`,
  );
});

it('links the number of critical risks to the register, filtered by exactly the critical cells', async () => {
  const { mocks } = await renderPage(<DashboardPage />, { url });
  const critical = (await mocks.collection('risks').find({})).filter(
    ({ risk_score }) => scoreBucket(risk_score) === 'critical',
  );
  const link = await screen.findByRole('link', { name: `${critical.length} critical by score` });
  const asked = new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams;
  const [impact, likely] = [asked.getAll('impact').map(Number), asked.getAll('likely').map(Number)];
  for (const one of SCALE)
    for (const other of SCALE)
      expect(impact.includes(one) && likely.includes(other)).toBe(scoreBucket(riskScore(one, other)) === 'critical');
});

it('shows text links for the charts, and the timeline of a month as a table', async () => {
  await renderPage(<DashboardPage />, { url });
  expect(await screen.findByRole('link', { name: 'Draft' })).toBeTruthy();
  const timeline = await screen.findByRole('region', { name: 'Completed Risk Flows Timeline' });
  await userEvent.click(await within(timeline).findByRole('button', { name: 'Show as table' }));
  // A month has 28 to 31 days, and today.
  const rows = within(within(timeline).getByRole('table')).getAllByRole('row').length - 1;
  expect(rows).toBeGreaterThanOrEqual(29);
  expect(rows).toBeLessThanOrEqual(32);
});

it('keeps the selected period in the URL, and shows the timeline of this period', async () => {
  const page = await renderPage(<DashboardPage />, { url });
  await userEvent.click(await screen.findByRole('radio', { name: '1 Week' }));
  expect(page.url()).toContain('range=1w');
  await waitFor(() => expect(page.lastQuery('/api/dashboard').get('range')).toBe('1w'));
  const timeline = await screen.findByRole('region', { name: 'Completed Risk Flows Timeline' });
  await userEvent.click(await within(timeline).findByRole('button', { name: 'Show as table' }));
  // The headings, seven days, and today.
  await waitFor(() => expect(within(timeline).getAllByRole('row')).toHaveLength(1 + 8));
});

it('lists five recently completed risk flows, and the archived risks', async () => {
  const { mocks } = await renderPage(<DashboardPage />, { url: `${url}?range=1y` });
  const table = await screen.findByRole('table', { name: 'Recently Completed Risk Flows' });
  await waitFor(() => expect(within(table).getAllByRole('link')).toHaveLength(5));
  const archived = await mocks
    .collection('risks')
    .find({ status: 'archived' }, { sort: { field: 'archived_at', direction: -1 }, limit: 5 });
  const links = within(screen.getByRole('table', { name: 'Recently Archived Risks' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(archived.map(({ title }) => title));
});

it('welcomes a new organization and shows the empty texts', async () => {
  await renderPage(<DashboardPage />, { url, seed: 'empty' });
  await screen.findByText('Your register is empty');
  expect(screen.getByRole('link', { name: 'Record a risk' }).getAttribute('href')).toBe('/add-risk');
  for (const text of [
    'No risk flows found',
    'No completed flows in selected time range',
    'No completed flows found',
    'No archived risks found',
  ])
    expect(await screen.findByText(text)).toBeTruthy();
});

it('shows an error when loading fails, until another try succeeds', async () => {
  const { mocks } = await renderPage(<DashboardPage />, { url, fail: { getDashboard: 500 } });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed to fetch dashboard data: Internal Server Error',
  );
  mocks.switches.fail = {};
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const count = await mocks.collection('risks').count();
  await waitFor(async () => expect(await definitionOf('Total Risks')).toContain(`Total Risks${count}`));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows five items that are assigned to the user, and all of them on request', async () => {
  const page = await renderPage(<DashboardPage />, { url });
  const card = await screen.findByRole('region', { name: 'Assigned to you' });
  await waitFor(() => expect(within(card).getAllByRole('listitem')).toHaveLength(5));
  await userEvent.click(within(card).getByRole('button', { name: /^Show all/ }));
  await waitFor(() => expect(within(card).getAllByRole('listitem').length).toBeGreaterThan(5));
  expect(page.url()).toContain('assigned=all');
});

it('describes recent activity in sentences with the name of the person', async () => {
  await renderPage(<DashboardPage />, { url });
  const card = await screen.findByRole('region', { name: 'Recent activity' });
  await waitFor(() =>
    expect(within(card).getAllByRole('listitem')[0]?.textContent).toMatch(
      /(Okafor|Reyes|Nair|Zieliński|Hoffmann|Laurent|Bell|Solberg) (created|added|changed|completed|archived) /,
    ),
  );
});

it('follows changes of others', async () => {
  const page = await renderPage(<DashboardPage />, { url });
  const before = await page.mocks.collection('risks').count();
  await waitFor(async () => expect(await definitionOf('Total Risks')).toContain(`Total Risks${before}`));
  const risk = await page.mocks.collection('risks').findOne({});
  if (risk === null) throw new Error('The sample has risks');
  await page.mocks.collection('risks').deleteOne({ _id: risk._id });
  page.emit({ entity: 'risks', id: risk._id, action: 'delete' });
  await waitFor(async () => expect(await definitionOf('Total Risks')).toContain(`Total Risks${before - 1}`));
});
