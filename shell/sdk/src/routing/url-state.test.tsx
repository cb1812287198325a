import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from './router.tsx';
import { describe, expect, it } from 'vitest';
import { useUrlState } from './url-state.ts';

function renderAt<T>(url: string, hook: () => T) {
  let page: ReactNode = null;
  const router = createMemoryRouter([{ path: '*', Component: () => page }], {
    initialEntries: ['/before', url],
    initialIndex: 1,
  });
  const wrapper = ({ children }: { children: ReactNode }) => {
    page = children;
    return <RouterProvider router={router} />;
  };
  const { result } = renderHook(hook, { wrapper });
  return { result, router, search: () => router.location.search };
}

describe('useUrlState', () => {
  it('reads texts, numbers, switches and lists in the type of the initial value', () => {
    const { result } = renderAt('/list?q=fire&page=3&open=true&tag=a&tag=b', () => [
      useUrlState('q', '')[0],
      useUrlState('page', 1)[0],
      useUrlState('open', false)[0],
      useUrlState('tag', [])[0],
      useUrlState('missing', 'standard')[0],
    ]);
    expect(result.current).toEqual(['fire', 3, true, ['a', 'b'], 'standard']);
  });

  it('falls back to the initial value when the URL holds no number', () => {
    const { result } = renderAt('/list?page=many', () => useUrlState('page', 1)[0]);
    expect(result.current).toBe(1);
  });

  it('writes to the URL, and leaves the initial value out of it', async () => {
    const { result, search } = renderAt('/list?other=1', () => useUrlState('q', ''));
    await act(async () => result.current[1]('a&b'));
    expect(search()).toBe('?other=1&q=a%26b');
    expect(result.current[0]).toBe('a&b');
    await act(async () => result.current[1](''));
    expect(search()).toBe('?other=1');
  });

  it('keeps every change made within one event', async () => {
    const { result, search } = renderAt('/list?page=4', () => ({
      q: useUrlState('q', ''),
      page: useUrlState('page', 1),
      sort: useUrlState('sort', 'title'),
    }));
    await act(async () => {
      result.current.q[1]('fire');
      result.current.page[1](1);
      result.current.sort[1]('status');
    });
    expect(search()).toBe('?q=fire&sort=status');
  });

  it('tells an empty list from the initial one', async () => {
    const { result } = renderAt('/list', () => useUrlState('columns', ['title', 'status']));
    await act(async () => result.current[1]([]));
    expect(result.current[0]).toEqual([]);
  });

  it('makes a history entry only when asked to', async () => {
    const { result, router, search } = renderAt('/list', () => useUrlState('tab', 'one'));
    await act(async () => result.current[1]('two', { push: true }));
    await act(async () => result.current[1]('three'));
    await act(async () => router.navigate(-1));
    expect(search()).toBe('');
    expect(result.current[0]).toBe('one');
    // The change before Back must not leak into the next one.
    await act(async () => result.current[1]('four'));
    expect(search()).toBe('?tab=four');
  });
});
