import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { RiskConnectionsPage } from './risk-connections-page.tsx';

const url = '/risk-connections';
const asList = async () => userEvent.click(await screen.findByRole('button', { name: 'Show as list' }));

it('focuses the first risk, and shows all after Clear Selection', async () => {
  const { mocks, url: address } = await renderPage(<RiskConnectionsPage />, { url });
  expect(screen.getByRole('heading', { level: 1, name: 'Risk Connections' })).toBeTruthy();
  const graph = await screen.findByRole('region', { name: 'Connections' });
  expect(await within(graph).findByText('1 risk')).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Focused' })).toHaveProperty('checked', true);
  await userEvent.click(screen.getByRole('button', { name: 'Clear Selection' }));
  expect(address()).toContain('risk=all');
  const count = await mocks.collection('risks').count({ status: { $in: ['identified', 'assessing', 'mitigating', 'monitored', 'open', 'in-progress', 'mitigated', 'accepted', 'closed'] } });
  expect(await screen.findByText(`${count} risks`)).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'All' })).toHaveProperty('checked', true);
});

it('focuses the risk of the address, and shows the details of what is selected', async () => {
  const { mocks } = await renderPage(<RiskConnectionsPage />, { url });
  const risk = (await mocks.collection('risks').find({})).find(({ selected_assets }) => selected_assets.length > 0);
  if (risk === undefined) throw new Error('No risk has assets');
  document.body.replaceChildren();
  await renderPage(<RiskConnectionsPage />, { url: `${url}?risk=${risk._id}` });
  await asList();
  const assets = await screen.findByRole('region', { name: 'Assets' });
  const first = within(assets).getAllByRole('button')[0];
  if (first === undefined) throw new Error('No asset is shown');
  await userEvent.click(first);
  const details = await screen.findByRole('region', { name: first.textContent ?? '' });
  expect(await within(details).findByRole('link', { name: 'Open asset' })).toBeTruthy();
  expect(within(details).getByRole('list', { name: 'Connected with' })).toBeTruthy();
  expect(within(await screen.findByRole('region', { name: 'Selected risk' })).getByText(risk.title)).toBeTruthy();
});

it('shows a reader without access to assets their names only', async () => {
  await renderPage(<RiskConnectionsPage />, { url, role: 'stakeholder' });
  await asList();
  expect(screen.queryByRole('region', { name: 'Properties' })).toBeNull();
});

it('says that there are no risks, and that loading failed', async () => {
  await renderPage(<RiskConnectionsPage />, { url, seed: 'empty' });
  expect(await screen.findByText('No risks yet')).toBeTruthy();
  document.body.replaceChildren();
  await renderPage(<RiskConnectionsPage />, { url, fail: { getRiskGraph: 500 } });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Failed to load the connections'));
});
