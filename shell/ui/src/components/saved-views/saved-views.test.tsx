import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { stubLayout } from '../../testing/stub-layout.ts';
import { renderKit } from '../../testing/render-kit.tsx';
import { SavedViews, type SavedViewsProps } from './saved-views.tsx';

stubLayout();

const VIEWS = [
  { id: 'q4', name: 'Q4 audit scope' },
  { id: 'mine', name: 'Mine' },
];

function setUp(props: Partial<SavedViewsProps> = {}) {
  const handlers = { onSelect: vi.fn(), onSave: vi.fn(), onSaveAs: vi.fn(), onRename: vi.fn() };
  function Shown() {
    const [views, setViews] = useState(VIEWS);
    return (
      <SavedViews
        views={views}
        currentId="q4"
        {...handlers}
        onDelete={(id) => setViews(views.filter((view) => view.id !== id))}
        {...props}
      />
    );
  }
  renderKit(<Shown />);
  return { user: userEvent.setup(), ...handlers };
}

async function openList(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: /Q4 audit scope|No profile/ }));
  return screen.findByRole('list', { name: 'Filter profiles' });
}

it('chooses one, or none', async () => {
  const { user, onSelect } = setUp();
  const list = await openList(user);
  expect(within(list).getByRole('button', { name: 'Q4 audit scope' }).getAttribute('aria-current')).toBe('true');
  await user.click(within(list).getByRole('button', { name: 'Mine' }));
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  await user.click(within(await openList(user)).getByRole('button', { name: 'No profile' }));
  expect(onSelect.mock.calls).toEqual([['mine'], [null]]);
});

it('says what changed, and saves it to the profile or under a new name', async () => {
  const { user, onSave, onSaveAs } = setUp({ changed: ['matrix', 'sort'] });
  expect(screen.getByText(/Changed: matrix, sort/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Save as new' }));
  const name = screen.getByRole('textbox', { name: 'Profile name' });
  expect(document.activeElement).toBe(name);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Profile name is required');
  await user.type(name, 'mine{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('There is already a profile with this name');
  await user.clear(name);
  await user.type(name, '  Year end {Enter}');
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(onSaveAs.mock.calls).toEqual([['Year end', undefined]]);
});

it('disables Save while nothing has changed', async () => {
  setUp();
  expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
});

it('disables Save while the profile must not be overwritten, but still saves what changed as a new one', async () => {
  const { user } = setUp({ changed: ['Severity'], saveDisabled: true });
  expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save as new' }));
  expect(screen.getByRole('textbox', { name: 'Profile name' })).toBeTruthy();
});

it('leaves a name that could not be saved to be tried again', async () => {
  const { user } = setUp({ currentId: null, onSaveAs: () => Promise.reject(new Error('offline')) });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(screen.getByRole('textbox', { name: 'Profile name' }), 'Year end{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Could not save. Please try again.');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Year end');
});

it('renames in the list; Escape drops the new name only', async () => {
  const { user, onRename } = setUp();
  const list = await openList(user);
  await user.click(within(list).getByRole('button', { name: 'Rename Mine' }));
  await user.keyboard('Yours{Escape}');
  expect(within(list).queryByRole('textbox')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Mine');
  await user.click(within(list).getByRole('button', { name: 'Rename Mine' }));
  await user.keyboard('Yours{Enter}');
  await waitFor(() => expect(onRename.mock.calls).toEqual([['mine', 'Yours']]));
});

it('asks before it deletes, and never loses the focus', async () => {
  const { user } = setUp();
  const list = await openList(user);
  await user.click(within(list).getByRole('button', { name: 'Delete Mine' }));
  expect(within(list).getByText('Delete “Mine”?')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Cancel');
  await user.click(within(list).getByRole('button', { name: 'Delete' }));
  expect(within(list).queryByText(/Mine/)).toBeNull();
  expect(list.contains(document.activeElement)).toBe(true);
});

it('lists groups, asks in which one a new view is, and only offers to choose those that are read-only', async () => {
  const { user, onSaveAs } = setUp({
    currentId: null,
    views: [
      { id: 'q4', name: 'Q4 audit scope', group: 'all', detail: 'Saved by Grace', readOnly: true },
      { id: 'mine', name: 'Mine', group: 'own' },
    ],
    groups: [
      { id: 'all', label: 'Shared' },
      { id: 'own', label: 'My own' },
      { id: 'none', label: 'Empty' },
    ],
    saveAs: {
      label: 'For',
      groups: [
        { id: 'own', label: 'Only me' },
        { id: 'all', label: 'Everybody', hint: 'Who may read risks' },
      ],
    },
  });
  const list = await openList(user);
  const names = (group: string) =>
    within(within(list).getByRole('list', { name: group }))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names('Shared')).toEqual(['Q4 audit scopeSaved by Grace']);
  expect(names('My own')).toEqual(['Mine', 'Rename Mine', 'Delete Mine']);
  expect(within(list).queryByRole('list', { name: 'Empty' })).toBeNull();
  await user.keyboard('{Escape}');

  await user.click(screen.getByRole('button', { name: 'Save' }));
  const name = screen.getByRole('textbox', { name: 'Profile name' });
  // The same name may be in two groups.
  await user.type(name, 'Q4 audit scope');
  await user.click(screen.getByRole('radio', { name: 'Everybody' }));
  expect(screen.getByText('Who may read risks')).toBeTruthy();
  await user.type(name, '{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('There is already a profile with this name');
  await user.click(screen.getByRole('radio', { name: 'Only me' }));
  await user.type(name, '{Enter}');
  await waitFor(() => expect(onSaveAs.mock.calls).toEqual([['Q4 audit scope', 'own']]));
});
