import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { FilterBar } from './filter-bar.tsx';

function Searching({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return <FilterBar search={{ value, onChange: setValue, label: 'Search risks' }} />;
}

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search risks' });

it('is a search landmark with what is typed in its box', async () => {
  const { container } = renderKit(<Searching />);
  expect(container.querySelector('search')?.getAttribute('aria-label')).toBe('Filters');
  await userEvent.setup().type(box(), 'flood');
  expect(box().value).toBe('flood');
});

it('empties the box by its button, and goes on there', async () => {
  const user = userEvent.setup();
  renderKit(<Searching start="flood" />);
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(box().value).toBe('');
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  expect(document.activeElement).toBe(box());
});

it('empties the box with Escape', async () => {
  const user = userEvent.setup();
  renderKit(<Searching start="flood" />);
  await user.click(box());
  await user.keyboard('{Escape}');
  expect(box().value).toBe('');
});

it('takes one filter away, or all of them', async () => {
  const user = userEvent.setup();
  const removed = vi.fn();
  const cleared = vi.fn();
  renderKit(
    <FilterBar
      active={[
        { id: 'severity', label: 'Severity: High', onRemove: () => removed('severity') },
        { id: 'status', label: 'Status: Open', onRemove: () => removed('status') },
      ]}
      onClear={cleared}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Remove filter Status: Open' }));
  expect(removed.mock.calls).toEqual([['status']]);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(cleared).toHaveBeenCalledTimes(1);
});

it('offers nothing to clear while nothing is active', () => {
  renderKit(<FilterBar onClear={() => {}} />);
  expect(screen.queryByRole('button')).toBeNull();
});
