import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { NoMatchState } from './no-match-state.tsx';

it('names the filters and offers to remove the one that hides most', async () => {
  const user = userEvent.setup();
  const onRemove = vi.fn();
  const onClear = vi.fn();
  const filters = [
    { id: 'severity', label: 'Severity', value: 'Low', onRemove: () => {} },
    { id: 'matrix', label: 'Matrix', value: 'Impact 5', onRemove },
    { id: 'archived', label: 'Archived', value: 'left out' },
  ];
  const { container } = renderKit(
    <NoMatchState
      title="No risk matches 2 filters"
      filters={filters}
      relax={{ filterId: 'matrix', count: 1400 }}
      onClear={onClear}
    />,
  );
  expect(container.textContent).toContain('Severity: Low, Matrix: Impact 5Matches without the filter “Matrix”: 1,400');
  expect(container.textContent).not.toContain('Archived');
  await user.click(screen.getByRole('button', { name: 'Remove filter: Matrix' }));
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect([onRemove.mock.calls.length, onClear.mock.calls.length]).toEqual([1, 1]);
});
