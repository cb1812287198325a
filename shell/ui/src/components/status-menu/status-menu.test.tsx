import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderField } from '../../forms/testing/render-field.tsx';
import { StatusMenu } from './status-menu.tsx';

const STATUSES = ['pending', 'in-progress', 'completed'] as const;
const onChange = vi.fn();
const show = (readOnly = false) =>
  renderField(
    <StatusMenu
      status="pending"
      statuses={STATUSES}
      label="Pending: change the status of Encrypt backups"
      onChange={onChange}
      readOnly={readOnly}
    />,
  );

it('sets the status that is chosen', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: /Encrypt backups/ }));
  await user.click(await screen.findByText('Completed'));
  expect(onChange).toHaveBeenLastCalledWith('completed');
});

it('sets the status whose digit is pressed, without opening the menu, and none that it has already', async () => {
  onChange.mockClear();
  const { user } = show();
  screen.getByRole('button').focus();
  await user.keyboard('1');
  expect(onChange).not.toHaveBeenCalled();
  await user.keyboard('2');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('in-progress');
  expect(screen.queryByRole('menu')).toBeNull();
});

it('only shows the status to those who may not change it', () => {
  show(true);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Pending')).toBeTruthy();
});
