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
  const count = await mocks
    .collection('risks')
    .count({
      status: {
        $in: [
          'identified',
          'assessing',
          'mitigating',
          'monitored',
          'open',
          'in-progress',
          'mitigated',
          'accepted',
          'closed',
        ],
      },
    });
  expect(await screen.findByText(`${count} risks`)).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'All' })).toHaveProperty('checked', true);
});

it('focuses the risk in the URL, and shows the details of a selected asset', async () => {
  const { mocks } = await renderPage(<RiskConnectionsPage />, { url });
  const risk = (await mocks.collection('risks').find({})).find(({ selected_assets }) => selected_assets.length > 0);
  if (risk === undefined) throw new Error('No risk has assets');
  document.body.replaceChildren();
  await renderPage(<RiskConnectionsPage />, { url: `${url}?risk=${risk._id}` });
  await asList();
  const first = (await screen.findAllByRole('treeitem', { name: / \(Asset\)/ }))[0];
  if (first === undefined) throw new Error('No asset is shown');
  await userEvent.click(first);
  expect(first.getAttribute('aria-selected')).toBe('true');
  const details = await screen.findByRole('region', { name: first.querySelector('bdi')?.textContent ?? '' });
  expect(await within(details).findByRole('link', { name: 'Open asset' })).toBeTruthy();
  expect(within(details).getByRole('list', { name: 'Connected with' })).toBeTruthy();
  expect(within(await screen.findByRole('region', { name: 'Selected risk' })).getByText(risk.title)).toBeTruthy();
});

it('counts the connections of the risk in focus, and not those of what it is connected with', async () => {
  const { mocks } = await renderPage(<RiskConnectionsPage />, { url });
  const risk = (await mocks.collection('risks').find({})).toSorted(
    (a, b) => b.selected_assets.length - a.selected_assets.length,
  )[0];
  document.body.replaceChildren();
  await renderPage(<RiskConnectionsPage />, { url: `${url}?risk=${risk?._id}` });
  await asList();
  const tree = await screen.findByRole('tree');
  const own = within(tree)
    .getAllByRole('treeitem')
    .filter((item) => item.getAttribute('aria-level') === '2').length;
  expect(own).toBeGreaterThan(1);
  expect(await screen.findByText(`${own} connections`)).toBeTruthy();
});

it('shows assets and properties, but no properties to a role without access to them', async () => {
  const { unmount } = await renderPage(<RiskConnectionsPage />, { url });
  await asList();
  await screen.findAllByRole('treeitem', { name: / \(Property\)/ });
  unmount();
  await renderPage(<RiskConnectionsPage />, { url, role: 'stakeholder' });
  await asList();
  await screen.findAllByRole('treeitem', { name: / \(Asset\)/ });
  expect(screen.queryByRole('treeitem', { name: / \(Property\)/ })).toBeNull();
});

it('shows the connections as a tree that the keyboard can navigate, expand and collapse', async () => {
  const { mocks } = await renderPage(<RiskConnectionsPage />, { url });
  const risk = (await mocks.collection('risks').find({})).find(({ selected_assets }) => selected_assets.length > 0);
  if (risk === undefined) throw new Error('No risk has assets');
  document.body.replaceChildren();
  await renderPage(<RiskConnectionsPage />, { url: `${url}?risk=${risk._id}` });
  await asList();
  const tree = within(await screen.findByRole('tree', { name: 'Connections' }));
  const [root, asset] = tree.getAllByRole('treeitem');
  expect([
    root?.getAttribute('aria-level'),
    root?.getAttribute('aria-expanded'),
    asset?.getAttribute('aria-level'),
  ]).toEqual(['1', 'true', '2']);
  expect(tree.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toEqual([root]);
  root?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(asset);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  // The asset is closed, then the risk is current, then it is closed.
  expect(tree.getAllByRole('treeitem')).toEqual([root]);
  expect([document.activeElement, root?.getAttribute('aria-expanded')]).toEqual([root, 'false']);
  await userEvent.keyboard('{ArrowRight}{End}{Enter}');
  const last = tree.getAllByRole('treeitem').at(-1);
  expect([document.activeElement, last?.getAttribute('aria-selected')]).toEqual([last, 'true']);
  expect(await screen.findByRole('list', { name: 'Connected with' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('list', { name: 'Connected with' })).toBeNull();
});

it('groups the list of all risks as the graph does, by category or by asset', async () => {
  const { mocks } = await renderPage(<RiskConnectionsPage />, { url: `${url}?risk=all&mode=all` });
  await asList();
  const tree = within(await screen.findByRole('tree'));
  /** How many risks stand in each group. */
  const counted = () =>
    tree.getAllByRole('group').map((group) => {
      const risks = within(group).getAllByRole('treeitem', { name: / \(Risk\)/ });
      return [group.getAttribute('aria-label')?.split(': ').at(-1), String(risks.length)];
    });
  for (const [said, found] of counted()) expect(said).toBe(found);
  expect(tree.getAllByRole('group').at(-1)?.getAttribute('aria-label')).toMatch(/^Unconnected: /);
  const risk = (await mocks.collection('risks').find({})).find(({ selected_assets }) => selected_assets.length === 1);
  const asset = await mocks.collection('assets').findOne({ _id: risk?.selected_assets[0] ?? '' });
  const groupOfRisk = () =>
    tree
      .getByRole('treeitem', { name: new RegExp(`^${risk?.title}`) })
      .closest('[role="group"]')
      ?.getAttribute('aria-label');
  expect(groupOfRisk()).toMatch(new RegExp(`^${risk?.category}: \\d+$`));
  await userEvent.click(screen.getByRole('radio', { name: 'Asset' }));
  expect(groupOfRisk()).toMatch(new RegExp(`^${asset?.name}: \\d+$`));
  for (const [said, found] of counted()) expect(said).toBe(found);
});

it('marks a record that stands in several places, and goes from one to the next', async () => {
  await renderPage(<RiskConnectionsPage />, { url: `${url}?risk=all&mode=all` });
  await asList();
  const tree = within(await screen.findByRole('tree'));
  for (const risk of tree.getAllByRole('treeitem', { expanded: false })) {
    risk.focus();
    await userEvent.keyboard('{ArrowRight}');
  }
  const shared = tree.getAllByRole('treeitem', { name: / \(Asset\) in \d+ places/ })[0];
  if (shared === undefined) throw new Error('No asset belongs to two risks');
  shared.focus();
  const keys: (string | undefined)[] = [];
  const places = Number(/in (\d+) places/.exec(shared.textContent ?? '')?.[1]);
  for (let place = 0; place <= places; place += 1) {
    keys.push((document.activeElement as HTMLElement).dataset['key']);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  }
  expect(new Set(keys).size).toBe(places);
  expect(keys.at(-1)).toBe(keys[0]);
});

it('says that there are no risks, and that loading failed', async () => {
  await renderPage(<RiskConnectionsPage />, { url, seed: 'empty' });
  expect(await screen.findByText('No risks yet')).toBeTruthy();
  document.body.replaceChildren();
  await renderPage(<RiskConnectionsPage />, { url, fail: { getRiskGraph: 500 } });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Failed to load the connections'));
});
