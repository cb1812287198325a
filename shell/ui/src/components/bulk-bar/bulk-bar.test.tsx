import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { stubLayout } from '../../testing/stub-layout.ts';
import { renderKit } from '../../testing/render-kit.tsx';
import { showOnPhone } from '../../testing/show-on-phone.ts';
import { BulkBar, type BulkAction } from './bulk-bar.tsx';

stubLayout();

function actions(onOpen = () => {}): BulkAction[] {
  return [
    { id: 'status', label: 'Set status', entries: [{ id: 'open', label: 'Open', onSelect: onOpen }] },
    { id: 'owner', label: 'Set owner' },
    { id: 'delete', label: 'Delete' },
    { id: 'archive', label: 'Archive', disabledReason: 'only 1 of 3 has a completed flow' },
  ];
}

it('says how many are selected and why an action is not possible', () => {
  renderKit(<BulkBar count={1300} onClear={() => {}} actions={actions()} />);
  expect(screen.getByRole('status').textContent).toBe('1,300 selected');
  expect(
    screen
      .getByRole('button', { name: 'Archive', description: 'only 1 of 3 has a completed flow' })
      .hasAttribute('disabled'),
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
  await user.click(screen.getByRole('button', { name: 'Set status' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Open' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
});

it('moves most of its actions into a menu on a phone, with their reasons', async () => {
  showOnPhone();
  const user = userEvent.setup();
  renderKit(<BulkBar count={3} onClear={() => {}} actions={actions()} />);
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  const archive = await screen.findByRole('menuitem', { name: /^Archive/ });
  expect(archive.textContent).toContain('only 1 of 3 has a completed flow');
  expect(archive.getAttribute('aria-disabled')).toBe('true');
});
