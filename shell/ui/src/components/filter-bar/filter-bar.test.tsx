import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FilterChips } from './filter-chips.tsx';

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

it('clears the search box with its button and moves the focus to the box', async () => {
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

it('shows values, and a default without a way to take it away', async () => {
  const user = userEvent.setup();
  const onRemove = vi.fn();
  renderKit(
    <FilterBar
      active={[
        { id: 'status', label: 'Status', value: 'Open, In progress', onRemove },
        { id: 'archived', label: 'Archived', value: 'left out' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
    'Status: Open, In progress',
    'Archived: left out',
  ]);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Remove filter Status: Open, In progress' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});

it('moves the focus on to the next chip when one goes', async () => {
  const user = userEvent.setup();
  function Chips() {
    const [ids, setIds] = useState(['a', 'b']);
    return (
      <FilterBar
        active={ids.map((id) => ({ id, label: id, onRemove: () => setIds(ids.filter((one) => one !== id)) }))}
      />
    );
  }
  renderKit(<Chips />);
  await user.click(screen.getByRole('button', { name: 'Remove filter a' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove filter b' }));
});

describe('the key /', () => {
  it('leads to the search from anywhere but a field', async () => {
    const user = userEvent.setup();
    renderKit(
      <>
        <Searching />
        <input aria-label="Note" />
      </>,
    );
    await user.click(screen.getByLabelText('Note'));
    await user.keyboard('/');
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('/');
    screen.getByLabelText('Note').blur();
    await user.keyboard('/');
    expect(document.activeElement).toBe(box());
    expect(box().value).toBe('');
  });

  it('does not focus the search box while a modal dialog is open', async () => {
    const user = userEvent.setup();
    renderKit(
      <>
        <Searching />
        <div role="dialog" aria-modal="true" aria-label="Question" />
      </>,
    );
    await user.keyboard('/');
    expect(document.activeElement).toBe(document.body);
  });
});

it('offers nothing to clear while nothing is active', () => {
  renderKit(<FilterBar onClear={() => {}} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('writes the colon of a chip as the language does, in French after a no-break space', () => {
  renderKit(<FilterChips filters={[{ id: 'status', label: 'Statut', value: 'Ouvert', onRemove: () => {} }]} />, 'fr');
  const chip = screen.getByRole('listitem');
  expect([chip.textContent, chip.title]).toEqual(['Statut\u00a0: Ouvert', 'Statut\u00a0: Ouvert']);
});
