import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { IconButton } from './icon-button.tsx';

describe('IconButton', () => {
  it('is named by its label, which it also shows on keyboard focus', async () => {
    renderKit(<IconButton icon="delete" label="Delete task" />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete task' }));
    expect((await screen.findByRole('tooltip', { hidden: true })).textContent).toBe('Delete task');
  });

  it('calls back on click and on Enter, but not while it is disabled', async () => {
    const click = vi.fn();
    const { rerender } = renderKit(<IconButton icon="edit" label="Edit" onClick={click} />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await userEvent.keyboard('{Enter}');
    expect(click).toHaveBeenCalledTimes(2);
    rerender(<IconButton icon="edit" label="Edit" onClick={click} disabled />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(click).toHaveBeenCalledTimes(2);
  });

  it('with a reason does nothing, and shows the reason', async () => {
    const click = vi.fn();
    renderKit(
      <IconButton icon="delete" label="Remove Ada" disabledReason="You cannot remove yourself." onClick={click} />,
    );
    const button = screen.getByRole('button', { name: 'Remove Ada', description: 'You cannot remove yourself.' });
    await userEvent.tab();
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard('{Enter}');
    expect(click).not.toHaveBeenCalled();
    expect((await screen.findByRole('tooltip', { hidden: true })).textContent).toBe('You cannot remove yourself.');
  });

  it('with `to` is a link that calls back too', async () => {
    const click = vi.fn();
    renderKit(<IconButton icon="eye" label="View Risk Flow" to="/risk-flow/7" onClick={click} />);
    const link = screen.getByRole('link', { name: 'View Risk Flow' });
    expect(link.getAttribute('href')).toBe('/risk-flow/7');
    await userEvent.click(link);
    expect(click).toHaveBeenCalledOnce();
  });

  it('with `to` is a button and not a link while it is disabled', () => {
    renderKit(<IconButton icon="eye" label="View Risk Flow" to="/risk-flow/7" disabled />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'View Risk Flow' }).disabled).toBe(true);
  });
});
