/** Views of the register that the organization shares. */
import type { SharedView, SharedViewPage } from '@parapet/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Mocks } from '@parapet/mocks';
import { createMocks } from '@parapet/mocks';
import { expect, it } from 'vitest';
import { renderPage } from '../dev/render-page.tsx';
import { RiskRegisterPage } from './risk-register-page.tsx';

const BOARD = {
  table: 'risks',
  name: 'Board pack',
  filters: { severity: ['critical'] },
  sort: 'title',
  columns: ['title', 'severity', 'reviewer_id'],
  density: 'compact',
};

async function call(mocks: Mocks, method: string, path: string, body: object = {}): Promise<{ id: string }> {
  const answer = await mocks.fetch(
    new Request(`${location.origin}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method !== 'DELETE' && { body: JSON.stringify(body) }),
    }),
  );
  expect(answer.ok).toBe(true);
  return method === 'DELETE' ? { id: '' } : answer.json();
}

async function shared(mocks: Mocks): Promise<SharedView[]> {
  const answer = await mocks.fetch(new Request(`${location.origin}/api/shared-views`));
  const page: SharedViewPage = await answer.json();
  return page.items;
}

/** An organization that shares one view. */
async function sharing() {
  const mocks = await createMocks({ seed: 'demo', publicUrl: location.origin });
  await mocks.signInAs('risk_manager');
  return { mocks, view: await call(mocks, 'POST', 'shared-views', BOARD) };
}

const page = <RiskRegisterPage />;
const heads = () => screen.getAllByRole('columnheader').flatMap(({ textContent }) => textContent || []);
const param = (url: string, name: string) => new URL(url, location.origin).searchParams.get(name);

async function openMenu(user: Awaited<ReturnType<typeof renderPage>>['user'], current: string) {
  await user.click(await screen.findByRole('button', { name: current }));
  return screen.findByRole('list', { name: 'Filter profiles' });
}

it('shows a view with its filters, order and columns, and the person’s own when it is left', async () => {
  const { mocks } = await sharing();
  const { user, url, lastQuery, savedPreferences } = await renderPage(page, {
    url: '/risk-register',
    mocks,
    role: 'stakeholder',
  });
  await screen.findAllByRole('rowheader');
  const own = heads();
  const menu = await openMenu(user, 'No profile');
  const group = within(menu).getByRole('list', { name: 'Shared with the organization' });
  expect(group.textContent).toContain('Saved by');
  // Who may not change risks can only choose.
  expect(within(group).getAllByRole('button')).toHaveLength(1);
  await user.click(within(group).getByRole('button', { name: /^Board pack/ }));
  await waitFor(() => expect(heads()).toEqual(['Risk by title', 'Severity', 'Reviewer', 'Actions']));
  expect([lastQuery('/api/risks').getAll('severity'), lastQuery('/api/risks').get('sort')]).toEqual([
    ['critical'],
    'title',
  ]);
  expect(param(url(), 'columns')).toBe('title,severity,reviewer_id');
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();

  await user.click(within(await openMenu(user, 'Board pack')).getByRole('button', { name: 'No profile' }));
  await waitFor(() => expect(heads()).toEqual(own));
  expect(url()).toBe('/risk-register?severity=critical');
  expect(savedPreferences).toEqual([]);
});

it('saves what is in force for everybody, under a name that no other shared view has', async () => {
  const { mocks } = await sharing();
  const { user, url } = await renderPage(page, { url: '/risk-register?severity=high&sort=title', mocks });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await user.type(screen.getByRole('textbox', { name: 'Profile name' }), 'board pack');
  await user.click(screen.getByRole('radio', { name: 'Everybody' }));
  await screen.findByText('Filters, sort order, columns and row height');
  await user.keyboard('{Tab}');
  await user.click(screen.getAllByRole('button', { name: 'Save' }).at(-1) ?? document.body);
  await screen.findByText('There is already a profile with this name');
  await user.type(screen.getByRole('textbox', { name: 'Profile name' }), ' 2{Enter}');
  await waitFor(() => expect(param(url(), 'shared')).toMatch(/\.1$/));
  await screen.findByRole('button', { name: 'board pack 2' });
  expect((await shared(mocks)).find(({ name }) => name === 'board pack 2')).toMatchObject({
    sort: 'title',
    density: 'comfortable',
    filters: { severity: ['high'] },
  });
});

it('says what has changed and saves it for everybody, unless somebody else was faster', async () => {
  const { mocks, view } = await sharing();
  const { user, url, host } = await renderPage(page, { url: '/risk-register', mocks });
  host.live.start();
  await expect.poll(() => host.live.status.get()).toBe('live');
  await user.click(within(await openMenu(user, 'No profile')).getByRole('button', { name: /^Board pack/ }));
  const save = await screen.findByRole('button', { name: 'Save for everybody' });
  expect(save.hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Remove filter Severity: Critical' }));
  await screen.findByText(/Changed: Severity/);
  await user.click(save);
  await waitFor(() => expect(param(url(), 'shared')).toBe(`${view.id}.2`));
  expect(screen.queryByText(/Changed:/)).toBeNull();

  await user.click(screen.getByRole('button', { name: 'View options' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Reviewer' }));
  await user.keyboard('{Escape}');
  await screen.findByText(/Changed: columns/);
  await call(mocks, 'PATCH', `shared-views/${view.id}`, { sort: '-title' });
  await screen.findByText(/has saved this view meanwhile/);
  await user.click(screen.getByRole('button', { name: 'Show it as saved' }));
  await waitFor(() => expect(param(url(), 'sort')).toBe('-title'));
  expect(screen.queryByText(/Changed:/)).toBeNull();
  act(() => host.live.stop());
});

it('keeps what was changed when somebody else saved the same view first, and offers theirs', async () => {
  const { mocks, view } = await sharing();
  // Without live updates: only the answer to Save says that the view has changed.
  const { user, url } = await renderPage(page, { url: '/risk-register', mocks });
  await user.click(within(await openMenu(user, 'No profile')).getByRole('button', { name: /^Board pack/ }));
  await user.click(await screen.findByRole('button', { name: 'Remove filter Severity: Critical' }));
  await screen.findByText(/Changed: Severity/);
  await call(mocks, 'PATCH', `shared-views/${view.id}`, { sort: '-title' });
  const save = screen.getByRole('button', { name: 'Save for everybody' });
  await user.click(save);
  await screen.findByText(/has saved this view meanwhile/);
  expect(save.hasAttribute('disabled')).toBe(true);
  expect((await shared(mocks))[0]).toMatchObject({ sort: '-title', filters: { severity: ['critical'] }, version: 2 });
  expect([param(url(), 'sort'), param(url(), 'severity')]).toEqual(['title', null]);
  // What the person has changed can be saved as another view.
  expect(screen.getByText(/Changed: Severity, sort order/).textContent).toContain('Save as new');

  await user.click(screen.getByRole('button', { name: 'Show it as saved' }));
  await waitFor(() => expect([param(url(), 'sort'), param(url(), 'severity')]).toEqual(['-title', 'critical']));
  expect(param(url(), 'shared')).toBe(`${view.id}.2`);
});

it('shows what a link to a view of another organization holds, and says that the view is not there', async () => {
  const { mocks } = await sharing();
  await renderPage(page, {
    url: '/risk-register?shared=01J00000000000000000000000.3&columns=title,severity&density=compact&sort=title&severity=critical',
    mocks,
  });
  await screen.findByText(/deleted or is of another organization/);
  await screen.findAllByRole('rowheader');
  expect(heads()).toEqual(['Risk by title', 'Severity', 'Actions']);
  expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(false);
});

it('keeps filters and columns of a view that somebody deletes, and says so', async () => {
  const { mocks, view } = await sharing();
  const { user, host } = await renderPage(page, { url: '/risk-register', mocks });
  host.live.start();
  await expect.poll(() => host.live.status.get()).toBe('live');
  await user.click(within(await openMenu(user, 'No profile')).getByRole('button', { name: /^Board pack/ }));
  await waitFor(() => expect(heads()).toEqual(['Risk by title', 'Severity', 'Reviewer', 'Actions']));
  await call(mocks, 'DELETE', `shared-views/${view.id}`);
  await screen.findByText(/This shared view was deleted/);
  expect(heads()).toEqual(['Risk by title', 'Severity', 'Reviewer', 'Actions']);
  act(() => host.live.stop());
});

it('renames a shared view, and asks before it is deleted for everybody', async () => {
  const { mocks } = await sharing();
  const { user, url } = await renderPage(page, { url: '/risk-register', mocks });
  await user.click(within(await openMenu(user, 'No profile')).getByRole('button', { name: /^Board pack/ }));
  const menu = await openMenu(user, 'Board pack');
  await user.click(within(menu).getByRole('button', { name: 'Rename Board pack' }));
  await user.keyboard('Committee{Enter}');
  await user.click(await within(menu).findByRole('button', { name: 'Delete Committee' }));
  expect(within(menu).getByText('Delete “Committee” for everybody?')).toBeTruthy();
  await user.click(within(menu).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(url()).toBe('/risk-register?severity=critical'));
  expect(await shared(mocks)).toEqual([]);
});
