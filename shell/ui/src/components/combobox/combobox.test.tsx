import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { description, renderField } from '../../forms/testing/render-field.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { Combobox } from './combobox.tsx';
import type { ComboboxProps } from './props.ts';

stubLayout();
// The list draws what fits into its height, which jsdom does not know.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(340);
});

const OPTIONS = Array.from({ length: 10_000 }, (_, index) => ({ value: `a${index}`, label: `Asset ${index}` }));
const changed = vi.fn<(value: string | null) => void>();

function Demo({ value: initial, ...props }: Partial<ComboboxProps>) {
  const [value, setValue] = useState(initial);
  const change = (next: string | null) => {
    changed(next);
    setValue(next);
  };
  return <Combobox label="Asset" options={OPTIONS} {...props} value={value} onChange={change} />;
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Asset' });
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

async function show(props: Partial<ComboboxProps> = {}) {
  const rendered = renderField(<Demo {...props} />);
  await screen.findByRole('combobox');
  return rendered;
}

it('shows only some of 10,000 options, and says how many there are', async () => {
  const { user } = await show();
  await user.click(box());
  expect(names().length).toBeGreaterThan(5);
  expect(names().length).toBeLessThan(60);
  expect(screen.getByRole('option', { name: 'Asset 0' }).getAttribute('aria-setsize')).toBe('10000');
});

it('finds by typing and takes one with Enter', async () => {
  const { user } = await show();
  await user.type(box(), '999 as');
  expect(names()).toEqual(
    [
      'Asset 999',
      'Asset 1999',
      'Asset 2999',
      'Asset 3999',
      'Asset 4999',
      'Asset 5999',
      'Asset 6999',
      'Asset 7999',
      'Asset 8999',
      'Asset 9990',
    ].slice(0, names().length),
  );
  await user.keyboard('{ArrowDown}{Enter}');
  expect(changed).toHaveBeenLastCalledWith('a1999');
  expect(box().value).toBe('Asset 1999');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('takes what is pointed at when it is left with Tab, and nothing when nothing was typed', async () => {
  changed.mockClear();
  const { user } = await show();
  await user.click(box());
  await user.tab();
  expect(changed).not.toHaveBeenCalled();
  await user.type(box(), '1999');
  await user.tab();
  expect(changed.mock.calls).toEqual([['a1999']]);
});

it('finds by keywords', async () => {
  const { user } = await show({ options: [{ value: 'b', label: 'Backup', keywords: 'Copies' }] });
  await user.type(box(), 'cop');
  expect(names()).toEqual(['Backup']);
});

it('offers typed text as an entry of its own, after what it finds', async () => {
  const create = (typed: string) => (typed === 'Backup' ? null : { value: typed, label: `Create ${typed}` });
  const options = [{ value: 'b', label: 'Backup' }];
  const { user } = await show({ options, create, selected: { value: 'Back', label: 'Back' } });
  await user.type(box(), 'Back');
  expect(names()).toEqual(['Backup', 'Create Back']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(changed).toHaveBeenLastCalledWith('Back');
  expect(box().value).toBe('Back');
  await user.type(box(), 'Backup');
  expect(names()).toEqual(['Backup']);
});

it('replaces the chosen text by what is typed', async () => {
  const { user } = await show({ value: 'a5' });
  expect(box().value).toBe('Asset 5');
  await user.type(box(), '77');
  expect(box().value).toBe('77');
  expect(active()).toBe('Asset 77');
  await user.keyboard('{Escape}');
  expect(box().value).toBe('Asset 5');
});

it('is cleared by a button that returns the focus to the field, and has no such button when required', async () => {
  const { user, unmount } = await show({ value: 'a5' });
  await user.click(screen.getByRole('button', { name: 'Clear Asset' }));
  expect(changed).toHaveBeenLastCalledWith(null);
  expect(document.activeElement).toBe(box());
  unmount();
  await show({ value: 'a5', required: true });
  expect(screen.queryByRole('button', { name: 'Clear Asset' })).toBeNull();
});

it.each(['{Delete}', '{Backspace}'])('is cleared by %s while closed, unless it is required', async (key) => {
  changed.mockClear();
  const { user, unmount } = await show({ value: 'a5', required: true });
  await user.tab();
  await user.keyboard(key);
  expect(changed).not.toHaveBeenCalled();
  unmount();
  await show({ value: 'a5' });
  await user.tab();
  await user.keyboard(key);
  expect(changed.mock.calls).toEqual([[null]]);
  expect([document.activeElement, box().value]).toEqual([box(), '']);
});

it('shows a chosen option that is not in the list', async () => {
  await show({ value: 'x', options: [], selected: { value: 'x', label: 'Retired server' } });
  expect(box().value).toBe('Retired server');
});

describe('a list that is loaded', () => {
  it('asks for what is typed and does not filter what it gets', async () => {
    const onSearch = vi.fn();
    const { user } = await show({ onSearch, options: [{ value: 'b', label: 'Backup' }] });
    await user.type(box(), 'copy');
    expect(names()).toEqual(['Backup']);
    await act(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 300);
        }),
    );
    expect(onSearch.mock.calls).toEqual([['copy']]);
  });

  it('asks for no longer text than a search takes', async () => {
    const onSearch = vi.fn();
    const { user } = await show({ onSearch, options: [] });
    await user.click(box());
    await user.paste(` ${'a'.repeat(300)}`);
    await vi.waitFor(() => expect(onSearch.mock.calls).toEqual([['a'.repeat(200)]]));
  });

  it('says that it is loading', async () => {
    const { user } = await show({ options: [], loading: true });
    await user.click(box());
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy();
  });

  it('says that loading failed and tries again', async () => {
    const onRetry = vi.fn();
    const { user } = await show({ options: [], loadError: true, onRetry });
    await user.click(box());
    expect(screen.getByRole('alert').textContent).toContain('Could not load the options.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('shows different messages for an empty list and for a search without matches', async () => {
    const { user, unmount } = await show();
    await user.type(box(), 'zzz');
    expect(screen.getByText('No match for “zzz”')).toBeTruthy();
    unmount();
    const again = await show({ options: [], emptyText: 'No assets yet' });
    await again.user.click(box());
    expect(screen.getByText('No assets yet')).toBeTruthy();
  });
});

it('does not offer what is disabled', async () => {
  const { user } = await show({
    options: [
      { value: 'a', label: 'A', disabled: true },
      { value: 'b', label: 'B' },
    ],
  });
  await user.click(box());
  expect(active()).toBe('B');
});

it('can be focused and not opened while read-only', async () => {
  const { user } = await show({ value: 'a5', readOnly: true });
  await user.click(box());
  await user.keyboard('{ArrowDown}x');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box().value).toBe('Asset 5');
});

it('reads its error out with the field', async () => {
  await show({ error: 'Asset is required', required: true });
  expect(description(box())).toBe('Asset is required');
  expect(box().getAttribute('aria-invalid')).toBe('true');
});
