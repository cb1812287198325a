import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

describe('EmptyState', () => {
  it('says what is missing and offers the next step', () => {
    const { container } = renderKit(
      <EmptyState
        title="No risks yet"
        message="Record the first one."
        action={<Button to="/add-risk">Add New Risk</Button>}
      />,
    );
    expect(container.textContent).toContain('No risks yetRecord the first one.Add New Risk');
    expect(screen.getByRole('link', { name: 'Add New Risk' })).toBeTruthy();
  });

  it('is not an alert, and hides its icon from screen readers', () => {
    const { container } = renderKit(<EmptyState title="No risks yet" icon="risk" />);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
