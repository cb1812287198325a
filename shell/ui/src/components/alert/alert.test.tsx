import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { Button } from '../button/button.tsx';
import { Alert } from './alert.tsx';

describe('Alert', () => {
  it('reads an error out at once', () => {
    renderKit(<Alert kind="error" title="Failed to load dashboard data" />);
    expect(screen.getByRole('alert').textContent).toBe('Failed to load dashboard data');
  });

  it.each(['info', 'success', 'warning'] as const)('announces the kind %s politely', (kind) => {
    renderKit(<Alert kind={kind}>Saved a minute ago.</Alert>);
    expect(screen.getByRole('status').textContent).toBe('Saved a minute ago.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows its actions inside the message', () => {
    renderKit(<Alert kind="warning" title="Your session ends soon" actions={<Button>Stay signed in</Button>} />);
    expect(screen.getByRole('status').contains(screen.getByRole('button', { name: 'Stay signed in' }))).toBe(true);
  });
});
