import { createMocks, type Mocks } from '@parapet/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { RiskRegisterPage } from './risk-register-page.tsx';

const page = <RiskRegisterPage />;
const url = '/risk-register';

async function rows(): Promise<string[]> {
  const table = await screen.findByRole('table', { name: 'Risks' });
  return within(table).getAllByRole('row').slice(1).map((row) => row.textContent ?? '');
}

/** The caller's risks, newest change first. */
const newest = (mocks: Mocks) => mocks.collection('risks').find({}, { sort: { field: 'updated_at', direction: -1 } });

describe('the list', () => {
  it('shows the newest changes first and how many risks there are', async () => {
    const { lastQuery, mocks } = await renderPage(page, { url });
    const risks = await newest(mocks);
    await screen.findByText(`1–50 of ${risks.length}`);
    expect(lastQuery('/api/risks').get('sort')).toBe('-updated_at');
    const shown = await rows();
    expect(shown).toHaveLength(50);
    expect(shown[0]).toContain(risks[0]?.title);
  });

  it('sorts by a column on the server, keeps that in the URL and starts at the first page again', async () => {
    const { user, lastQuery, url: now } = await renderPage(page, { url });
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(now()).toContain('page=2.'));
    await user.click(screen.getByRole('button', { name: /Sort by Score|Score/ }));
    await waitFor(() => expect(lastQuery('/api/risks').get('sort')).toMatch(/^-?risk_score$/));
    expect(lastQuery('/api/risks').has('cursor')).toBe(false);
    expect(now()).toMatch(/^\/risk-register\?sort=-?risk_score$/);
  });

  it('pages forward by the cursor of the answer and back to the page before', async () => {
    const { user, lastQuery, mocks } = await renderPage(page, { url });
    const risks = await newest(mocks);
    const total = risks.length;
    await screen.findByText(`1–50 of ${total}`);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText(`51–${total} of ${total}`);
    expect(lastQuery('/api/risks').get('cursor')).not.toBeNull();
    expect((await rows())[0]).toContain(risks[50]?.title);
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
    for (const { _id } of (await newest(mocks)).slice(50)) await mocks.collection('risks').deleteOne({ _id });
    await host.queryClient.invalidateQueries();
    await screen.findByText('1–50 of 50');
    expect(now()).toBe(url);
  });

  it('keeps which columns the person wants in their preferences', async () => {
    const { user, savedPreferences } = await renderPage(page, { url });
    await rows();
    await user.click(screen.getByRole('button', { name: 'View options' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Category' }));
    expect(savedPreferences).toMatchObject([{ riskRegisterTable: { columns: { hidden: ['assets', 'scenarios', 'category'] } } }]);
  });

  it('ignores a sort, filter or page of the URL that does not exist', async () => {
    const { lastQuery } = await renderPage(page, { url: `${url}?sort=colour&severity=awful&page=zero` });
    await rows();
    expect(Object.fromEntries(lastQuery('/api/risks'))).toMatchObject({ sort: '-updated_at', limit: '50' });
    expect(lastQuery('/api/risks').has('severity')).toBe(false);
  });
});

describe('search and filters', () => {
  it('searches once the typing pauses and keeps the words in the URL', async () => {
    const { user, requests, lastQuery, url: now } = await renderPage(page, { url });
    await rows();
    const before = requests.length;
    await user.type(screen.getByRole('searchbox', { name: 'Search risks' }), 'ransomware');
    await waitFor(() => expect(lastQuery('/api/risks').get('q')).toBe('ransomware'));
    expect(requests.length).toBe(before + 1);
    expect(now()).toBe('/risk-register?q=ransomware');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
  });

  it('filters by several severities and a group of statuses, shown as chips that can be taken away', async () => {
    const { user, lastQuery } = await renderPage(page, { url });
    for (const [filter, option] of [['Severity', 'Critical'], ['Severity', 'High'], ['Status', 'Open']] as const) {
      await user.click(await screen.findByRole('combobox', { name: filter }));
      await user.click(screen.getByRole('option', { name: option }));
    }
    await waitFor(() => expect(lastQuery('/api/risks').getAll('status')).toEqual(['open']));
    expect(lastQuery('/api/risks').getAll('severity').toSorted()).toEqual(['critical', 'high']);
    await user.click(screen.getByRole('button', { name: 'Remove filter Severity: High' }));
    await waitFor(() => expect(lastQuery('/api/risks').getAll('severity')).toEqual(['critical']));
    for (const row of await rows()) expect(row).toContain('Critical');
  });

  it('says that nothing matches and offers to clear the filters', async () => {
    const { user, url: now } = await renderPage(page, { url: `${url}?q=nosuchword` });
    await screen.findByText('No matching risks');
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    if (clear) await user.click(clear);
    await waitFor(async () => expect(await rows()).toHaveLength(50));
    expect(now()).toBe('/risk-register');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });
});

describe('without risks, without a server', () => {
  it('offers to record the first risk', async () => {
    await renderPage(page, { url, seed: 'empty' });
    await screen.findByText('No risks yet');
    for (const link of screen.getAllByRole('link', { name: 'Add New Risk' })) expect(link.getAttribute('href')).toBe('/add-risk');
  });

  it('offers nothing to a role that cannot create', async () => {
    await renderPage(page, { url, role: 'stakeholder', seed: 'empty' });
    await screen.findByText('No risks yet');
    expect(screen.queryByRole('link', { name: 'Add New Risk' })).toBeNull();
  });

  it('says that loading failed, with a reference, and tries again', async () => {
    const { user, requests } = await renderPage(page, { url, fail: { listRisks: 503 } });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to load risks. Please try again later.');
    expect(alert.textContent).toMatch(/Reference: [\w-]{36}/);
    const before = requests.length;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(requests.length).toBe(before + 1));
  });
});

describe('one risk', () => {
  /** Mocks, and the risk that is shown first. */
  async function withFirst() {
    const mocks = await createMocks();
    const [first] = await newest(mocks);
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

  it('says so when the risk of a link is not there', async () => {
    await renderPage(page, { url: `${url}?risk=nothing` });
    expect(await screen.findByText('Risk not found')).toBeTruthy();
  });

  it('is deleted after asking, and disappears from the list', async () => {
    const { mocks, first } = await withFirst();
    const { user, confirmations, notifications, url: now } = await renderPage(page, { url: `${url}?risk=${first._id}`, mocks });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(confirmations[0]?.message).toBe(`Are you sure you want to delete the risk "${first.title}"? This action cannot be undone.`);
    await waitFor(() => expect(notifications.map(({ kind }) => kind)).toEqual(['success']));
    await waitFor(() => expect(now()).toBe('/risk-register'));
    await waitFor(async () => expect((await rows()).join(' ')).not.toContain(first.title));
  });

  it('stays when the person says no', async () => {
    const { mocks, first } = await withFirst();
    const { user, requests, confirmations } = await renderPage(page, { url: `${url}?risk=${first._id}`, mocks, confirm: false });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(confirmations).toHaveLength(1));
    expect(requests.some((one) => one.startsWith('DELETE'))).toBe(false);
  });

  it('is not deleted when somebody changed it meanwhile, and shows what it is now', async () => {
    const { mocks, first } = await withFirst();
    const { user, notifications } = await renderPage(page, { url: `${url}?risk=${first._id}`, mocks });
    const button = await screen.findByRole('button', { name: 'Delete' });
    await mocks.collection('risks').updateOne({ _id: first._id }, { $set: { title: 'Renamed by a colleague' } });
    await user.click(button);
    await waitFor(() => expect(notifications.map(({ kind }) => kind)).toEqual(['error']));
    await screen.findByRole('dialog', { name: 'Renamed by a colleague' });
  });

  it('tells why it could not be deleted', async () => {
    const { mocks, first } = await withFirst();
    const { user, notifications } = await renderPage(page, { url: `${url}?risk=${first._id}`, mocks, fail: { deleteRisk: 500 } });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(notifications[0]?.text).toBe('Failed to delete risk. Please try again.'));
  });

  it('cannot be deleted by a role that may not, and says why', async () => {
    const { mocks, first } = await withFirst();
    await renderPage(page, { url: `${url}?risk=${first._id}`, mocks, role: 'auditor' });
    const button = await screen.findByRole('button', { name: 'Delete' });
    expect(button).toHaveProperty('disabled', true);
  });
});
