import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { Button } from '../button/button.tsx';
import { ErrorState } from './error-state.tsx';

describe('ErrorState', () => {
  it('is an alert with a default title', () => {
    renderKit(<ErrorState message="Failed to fetch risks" />);
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText('Something went wrong')).toBeTruthy();
    expect(alert.getByText('Failed to fetch risks')).toBeTruthy();
    expect(alert.queryByRole('button')).toBeNull();
  });

  it('shows the request id as a reference', () => {
    renderKit(<ErrorState requestId="req-7f3a" />);
    expect(screen.getByText('Reference: req-7f3a')).toBeTruthy();
  });

  it('says nothing of a request without an id', () => {
    renderKit(<ErrorState requestId="" />);
    expect(screen.queryByText(/Reference/)).toBeNull();
  });

  it('tries again once, and not while that is under way', async () => {
    const retry = vi.fn();
    const { rerender } = renderKit(<ErrorState onRetry={retry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
    rerender(<ErrorState onRetry={retry} retrying />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('can show other actions without a retry button, in the person’s language', () => {
    renderKit(<ErrorState actions={<Button to="/">Übersicht</Button>} />, 'de');
    expect(screen.getByRole('link', { name: 'Übersicht' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('alert').textContent).not.toContain('Something went wrong');
  });
});
