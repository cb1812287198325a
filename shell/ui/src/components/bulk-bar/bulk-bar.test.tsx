import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { stubLayout } from '../../testing/stub-layout.ts';
import { renderKit } from '../../testing/render-kit.tsx';
import { showOnPhone } from '../../testing/show-on-phone.ts';
import type { BulkAction } from './bulk-actions.tsx';
import { BulkBar } from './bulk-bar.tsx';

stubLayout();

function actions(onOpen = () => {}): BulkAction[] {
  return [
    { id: 'status', label: 'Set status', entries: [{ id: 'open', label: 'Open', onSelect: onOpen }] },
    { id: 'owner', label: 'Set owner' },
    { id: 'delete', label: 'Delete' },
    { id: 'archive', label: 'Archive', disabledReason: 'only 1 of 3 has a completed flow' },
  ];
}

it('says how many are selected and why an action is not possible', async () => {
  renderKit(<BulkBar count={1300} onClear={() => {}} actions={actions()} />);
  expect(screen.getByRole('status').textContent).toBe('1,300 selected');
  expect(
    (
      await screen.findByRole('button', { name: 'Archive', description: 'only 1 of 3 has a completed flow' })
    ).hasAttribute('disabled'),
  ).toBe(true);
});

it('has only an empty status and no buttons when nothing is selected', () => {
  renderKit(<BulkBar count={0} onClear={() => {}} actions={actions()} />);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.queryByRole('button')).toBeNull();
});

it('has the choices of an action in its menu', async () => {
  const user = userEvent.setup();
  const onOpen = vi.fn();
  renderKit(<BulkBar count={3} onClear={() => {}} actions={actions(onOpen)} />);
  await user.click(await screen.findByRole('button', { name: 'Set status' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Open' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
});

it('moves most of its actions into a menu on a phone, with their reasons', async () => {
  showOnPhone();
  const user = userEvent.setup();
  renderKit(<BulkBar count={3} onClear={() => {}} actions={actions()} />);
  const more = await screen.findByRole('button', { name: 'More actions' });
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  await user.click(more);
  const archive = await screen.findByRole('menuitem', { name: /^Archive/ });
  expect(archive.textContent).toContain('only 1 of 3 has a completed flow');
  expect(archive.getAttribute('aria-disabled')).toBe('true');
});

it('stays in one row: what does not fit is in a menu, what is dangerous stays in sight', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  const user = userEvent.setup();
  const [status, owner, archive] = actions().filter(({ id }) => id !== 'delete');
  if (!status || !owner || !archive) throw new Error('No actions');
  renderKit(
    <BulkBar
      count={3}
      onClear={() => {}}
      actions={[status, owner, archive, { id: 'delete', label: 'Delete', danger: true }]}
    />,
  );
  expect(
    screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
  ).toEqual(['Set status', 'Set owner', 'Delete', 'More actions', 'Clear selection']);
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: /^Archive/ })).toBeTruthy();
  vi.restoreAllMocks();
});

it('offers no choice of an action in the menu that is not possible', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(50);
  const user = userEvent.setup();
  const [status] = actions();
  if (!status) throw new Error('No actions');
  renderKit(
    <BulkBar count={3} onClear={() => {}} actions={[{ ...status, disabledReason: 'Your role is read-only' }]} />,
  );
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map((entry) => entry.getAttribute('aria-disabled'))).toEqual(['true']);
  expect(entries[0]?.textContent).toContain('Your role is read-only');
  vi.restoreAllMocks();
});
