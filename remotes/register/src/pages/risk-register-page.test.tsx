import { createMocks, type Mocks } from '@parapet/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RenderedPage } from '@parapet/build/render-page';
import { renderPage } from '../dev/render-page.tsx';
import { RiskRegisterPage } from './risk-register-page.tsx';

const page = <RiskRegisterPage />;
const url = '/risk-register';

async function rows(): Promise<string[]> {
  const table = await screen.findByRole('table', { name: 'Risks' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent ?? '');
}

/** The first two rows. */
async function firstRows(): Promise<[HTMLElement, HTMLElement]> {
  await rows();
  const [, first, second] = within(screen.getByRole('table', { name: 'Risks' })).getAllByRole('row');
  if (first === undefined || second === undefined) throw new Error('The register has fewer than two rows');
  return [first, second];
}

/** The risks of the mocks that are not archived, highest score first. */
async function listed(mocks: Mocks) {
  const risks = await mocks.collection('risks').find({}, { sort: { field: 'risk_score', direction: -1 } });
  return risks.filter(({ status }) => status !== 'archived');
}

/** Chooses entries of a filter by its menu, and closes it. */
async function choose(user: RenderedPage['user'], filter: string, ...options: string[]) {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${filter} `) }));
  for (const name of options) await user.click(await screen.findByRole('checkbox', { name }));
  await user.keyboard('{Escape}');
}

/** Chooses from the menu of the panel beside the list. */
async function chooseInPanel(user: RenderedPage['user'], entry: string) {
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

describe('the list', () => {
  it('shows the highest scores first, leaves archived risks out, and says how many risks there are', async () => {
    const { lastQuery, mocks } = await renderPage(page, { url });
    const risks = await listed(mocks);
    expect(risks.length).toBeLessThan(await mocks.collection('risks').count());
    await screen.findByText(`1–50 of ${risks.length}`);
    expect(screen.getByText(`${risks.length} risks`)).toBeTruthy();
    expect(lastQuery('/api/risks').get('sort')).toBe('-risk_score');
    const scores = (await rows()).map((row) => Number(/Score (\d+) · /.exec(row)?.[1]));
    expect(scores).toEqual(risks.slice(0, 50).map(({ risk_score }) => risk_score));
  });

  it('sorts by a column on the server, keeps that in the URL and starts at the first page again', async () => {
    const { user, lastQuery, url: now, savedPreferences } = await renderPage(page, { url });
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(now()).toContain('page=2.'));
    await user.click(screen.getByRole('button', { name: 'Severity' }));
    await waitFor(() => expect(lastQuery('/api/risks').get('sort')).toBe('-severity'));
    expect(lastQuery('/api/risks').has('cursor')).toBe(false);
    expect(now()).toBe('/risk-register?sort=-severity');
    expect(savedPreferences).toMatchObject([{ riskRegisterTable: { sort: { id: 'severity', direction: 'desc' } } }]);
  });

  it('pages forward by the cursor of the answer and back to the page before', async () => {
    const { user, lastQuery, mocks } = await renderPage(page, { url });
    const risks = await listed(mocks);
    const total = risks.length;
    await screen.findByText(`1–50 of ${total}`);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText(`51–${total} of ${total}`);
    expect(lastQuery('/api/risks').get('cursor')).not.toBeNull();
    expect((await rows())[0]).toContain(`Score ${risks[50]?.risk_score} · `);
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    await screen.findByText(`1–50 of ${total}`);
  });

  it('goes back to the first page when the page of the URL belongs to another list', async () => {
    const { url: now } = await renderPage(page, { url: `${url}?page=3.nonsense` });
    await screen.findByText(/^1–50 of/);
    expect(now()).toBe(url);
  });

  it('goes back to the first page when the last risk of the page is gone', async () => {
    const { user, host, mocks, url: now } = await renderPage(page, { url });
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await screen.findByText(/^51–/);
    for (const { _id } of (await listed(mocks)).slice(50)) await mocks.collection('risks').deleteOne({ _id });
    await host.queryClient.invalidateQueries();
    await screen.findByText('1–50 of 50');
    expect(now()).toBe(url);
  });

  it('stores a hidden column in the preferences of the user', async () => {
    const { user, savedPreferences } = await renderPage(page, { url });
    await rows();
    await user.click(screen.getByRole('button', { name: 'View options' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Category' }));
    expect(savedPreferences).toMatchObject([
      { riskRegisterTable: { columns: { hidden: expect.arrayContaining(['category']) } } },
    ]);
  });

  it('ignores a sort, filter or page of the URL that does not exist', async () => {
    const { lastQuery } = await renderPage(page, { url: `${url}?sort=colour&severity=awful&page=zero` });
    await rows();
    expect(Object.fromEntries(lastQuery('/api/risks'))).toMatchObject({ sort: '-risk_score', limit: '50' });
    expect(lastQuery('/api/risks').has('severity')).toBe(false);
  });
});

describe('search and filters', () => {
  it('searches once the typing pauses and keeps the words in the URL', async () => {
    const { user, requests, lastQuery, url: now } = await renderPage(page, { url });
    await rows();
    const searches = () => requests.filter((one) => one.startsWith('GET /api/risks?'));
    const before = searches().length;
    await user.type(await screen.findByRole('searchbox', { name: 'Search risks' }), 'ransomware');
    await waitFor(() => expect(lastQuery('/api/risks').get('q')).toBe('ransomware'));
    expect(searches()).toHaveLength(before + 1);
    expect(now()).toBe('/risk-register?q=ransomware');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
  });

  it('filters by several severities and a status, and removes a filter with the button on its chip', async () => {
    const { user, lastQuery } = await renderPage(page, { url });
    await rows();
    expect([lastQuery('/api/risks').getAll('archived'), lastQuery('/api/risks').getAll('status')]).toEqual([
      ['exclude'],
      [],
    ]);
    await choose(user, 'Severity', 'Critical', 'High');
    await choose(user, 'Status', 'Open');
    expect(screen.getByRole('button', { name: 'Severity High, Critical' })).toBeTruthy();
    await waitFor(() => expect(lastQuery('/api/risks').getAll('status')).toEqual(['open']));
    expect(lastQuery('/api/risks').getAll('severity').toSorted()).toEqual(['critical', 'high']);
    await user.click(screen.getByRole('button', { name: 'Remove filter Severity: High, Critical' }));
    await waitFor(() => expect(lastQuery('/api/risks').getAll('severity')).toEqual([]));
    expect(lastQuery('/api/risks').getAll('status')).toEqual(['open']);
  });

  it('shows archived risks once the status filter asks for them', async () => {
    const { user, mocks } = await renderPage(page, { url });
    const archived = await mocks.collection('risks').count({ status: 'archived' });
    const chips = await screen.findByRole('list', { name: 'Active filters' });
    expect(chips.textContent).toBe('Archived: left out');
    await choose(user, 'Status', 'Archived');
    await waitFor(async () => expect(await rows()).toHaveLength(archived));
    expect(screen.getByRole('list', { name: 'Active filters' }).textContent).not.toContain('left out');
    expect(screen.getByText(`${archived} of ${await mocks.collection('risks').count()} risks`)).toBeTruthy();
  });

  it('saves the filters as a profile, which needs a name', async () => {
    const { user, url: now, savedPreferences } = await renderPage(page, { url: `${url}?severity=critical` });
    await rows();
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    const name = screen.getByRole('textbox', { name: 'Profile name' });
    await user.type(name, '{Enter}');
    await screen.findByText('Profile name is required');
    await user.type(name, 'Worst{Enter}');
    await waitFor(() => expect(now()).toBe('/risk-register?severity=critical&profile=Worst'));
    expect(savedPreferences).toMatchObject([{ filterProfiles: { risks: { Worst: { severity: ['critical'] } } } }]);
  });

  it('says that nothing matches and offers to clear the filters', async () => {
    const { user, url: now } = await renderPage(page, { url: `${url}?q=nosuchword` });
    await screen.findByText('No risk matches 1 filter');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(async () => expect(await rows()).toHaveLength(50));
    expect(now()).toBe('/risk-register');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });
});

describe('without risks, without a server', () => {
  it('offers to record the first risk', async () => {
    await renderPage(page, { url, seed: 'empty' });
    await screen.findByText('No risks yet');
    for (const link of screen.getAllByRole('link', { name: 'Add New Risk' }))
      expect(link.getAttribute('href')).toBe('/add-risk');
  });

  it('offers no link to add a risk to a role that cannot create risks', async () => {
    await renderPage(page, { url, role: 'stakeholder', seed: 'empty' });
    await screen.findByText('No risks yet');
    expect(screen.queryByRole('link', { name: 'Add New Risk' })).toBeNull();
  });

  it('says that loading failed, with a reference, and tries again', async () => {
    const { user, requests } = await renderPage(page, { url, fail: { listRisks: 503 } });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to load risks. Please try again later.');
    expect(alert.textContent).toMatch(/Reference: [\w-]{36}/);
    const tries = () => requests.filter((one) => one.startsWith('GET /api/risks?')).length;
    const before = tries();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(tries()).toBe(before + 1));
  });
});

describe('one risk', () => {
  /** Mocks, and the risk that is shown first. */
  async function withFirst() {
    const mocks = await createMocks();
    const [first] = await listed(mocks);
    if (first === undefined) throw new Error('The sample has no risks');
    return { mocks, first };
  }

  it('opens from its title, in the URL, and closes again', async () => {
    const { mocks, first } = await withFirst();
    const { user, url: now } = await renderPage(page, { url, mocks });
    await user.click(await screen.findByRole('link', { name: first.title }));
    const panel = await screen.findByRole('dialog', { name: first.title });
    expect(panel.textContent).toContain(first.description);
    expect(now()).toBe(`/risk-register?risk=${first._id}`);
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(now()).toBe('/risk-register'));
  });

  it('is reported as not found when the risk in the URL does not exist', async () => {
    await renderPage(page, { url: `${url}?risk=nothing` });
    expect(await screen.findByText('Risk not found')).toBeTruthy();
  });

  it('is deleted after asking, and disappears from the list', async () => {
    const { mocks, first } = await withFirst();
    const {
      user,
      confirmations,
      notifications,
      url: now,
    } = await renderPage(page, { url: `${url}?risk=${first._id}`, mocks });
    await chooseInPanel(user, 'Delete');
    await waitFor(() =>
      expect(confirmations[0]?.message).toBe(
        `Are you sure you want to delete the risk "${first.title}"? This action cannot be undone.`,
      ),
    );
    await waitFor(() => expect(notifications.map(({ kind }) => kind)).toEqual(['success']));
    await waitFor(() => expect(now()).toBe('/risk-register'));
    await waitFor(async () => expect((await rows()).join(' ')).not.toContain(first.title));
  });

  it('is deleted from its row, and the next row gets the focus', async () => {
    const { user, confirmations } = await renderPage(page, { url });
    const [first, second] = await firstRows();
    const name = within(within(first).getByRole('rowheader')).getByRole('link').textContent;
    await user.click(within(first).getByRole('button', { name: `Actions for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(confirmations[0]?.message).toContain(`"${name}"`));
    await waitFor(() => expect(document.contains(first)).toBe(false));
    expect(document.activeElement).toBe(second);
  });

  it('has buttons for its neighbors in the list, and closing it focuses the row of the risk shown last', async () => {
    const { user, url: now } = await renderPage(page, { url });
    const [first, second] = await firstRows();
    first.focus();
    await user.keyboard('{Enter}');
    const previous = await screen.findByRole('button', { name: 'Previous record' });
    expect(previous).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Next record' }));
    await waitFor(() => expect(now()).toBe(`/risk-register?risk=${second.dataset['row']}`));
    // The first Escape closes the tooltip of the button.
    await user.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(now()).toBe('/risk-register'));
    await waitFor(() => expect(document.activeElement).toBe(second));
  });

  it('is not deleted when the user cancels the confirmation', async () => {
    const { mocks, first } = await withFirst();
    const { user, requests, confirmations } = await renderPage(page, {
      url: `${url}?risk=${first._id}`,
      mocks,
      confirm: false,
    });
    await chooseInPanel(user, 'Delete');
    await waitFor(() => expect(confirmations).toHaveLength(1));
    expect(requests.some((one) => one.startsWith('DELETE'))).toBe(false);
  });

  it('is not deleted when somebody else changed it meanwhile, and is then shown with the change', async () => {
    const { mocks, first } = await withFirst();
    const { user, notifications } = await renderPage(page, { url: `${url}?risk=${first._id}`, mocks });
    await screen.findByRole('button', { name: 'More actions' });
    await mocks.collection('risks').updateOne({ _id: first._id }, { $set: { title: 'Renamed by a colleague' } });
    await chooseInPanel(user, 'Delete');
    await waitFor(() => expect(notifications.map(({ kind }) => kind)).toEqual(['error']));
    await screen.findByRole('dialog', { name: 'Renamed by a colleague' });
  });

  it('shows an error when deleting fails', async () => {
    const { mocks, first } = await withFirst();
    const { user, notifications } = await renderPage(page, {
      url: `${url}?risk=${first._id}`,
      mocks,
      fail: { deleteRisk: 500 },
    });
    await chooseInPanel(user, 'Delete');
    await waitFor(() => expect(notifications[0]?.text).toBe('Failed to delete risk. Please try again.'));
  });

  it('cannot be deleted by a role that may not, and says why', async () => {
    const { mocks, first } = await withFirst();
    const { user, confirmations } = await renderPage(page, { url: `${url}?risk=${first._id}`, mocks, role: 'auditor' });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    const entry = await screen.findByRole('menuitem', { name: /^Delete/ });
    expect(entry.textContent).toContain('Your role (Auditor) does not allow this.');
    await user.click(entry);
    expect(confirmations).toEqual([]);
  });
});
