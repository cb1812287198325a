import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSearch } from './search.ts';

const OPTIONS = [{ label: 'Sécurité du réseau' }, { label: 'Network security' }, { label: 'Überwachung' }];
const find = (query: string) => {
  const { result } = renderHook(() => useSearch(OPTIONS, undefined));
  act(() => result.current.search(query));
  return result.current.found.map(({ label }) => label);
};

it.each([
  ['', OPTIONS.map(({ label }) => label)],
  ['secur', ['Sécurité du réseau', 'Network security']],
  ['RESEAU secu', ['Sécurité du réseau']],
  ['uber', ['Überwachung']],
  ['nowhere', []],
])('finds the matching options for %j', (query, labels) => {
  expect(find(query)).toEqual(labels);
});

describe('a search by the caller', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('waits for a pause, asks once and shows what it is given', () => {
    const onSearch = vi.fn();
    const { result } = renderHook(() => useSearch(OPTIONS, onSearch));
    for (const query of ['n', 'ne', 'net']) act(() => result.current.search(query));
    expect(onSearch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(250);
    expect(onSearch.mock.calls).toEqual([['net']]);
    expect(result.current.found).toBe(OPTIONS);
  });

  it('asks at once when the text is cleared', () => {
    const onSearch = vi.fn();
    const { result } = renderHook(() => useSearch(OPTIONS, onSearch));
    act(() => result.current.search('n'));
    act(() => result.current.search(''));
    vi.advanceTimersByTime(1000);
    expect(onSearch.mock.calls).toEqual([['']]);
  });
});
