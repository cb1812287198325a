import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ALL_ROWS, NO_ROWS, selectRows } from './selection.ts';
import { useRowSelection } from './use-row-selection.ts';

it('counts what is selected, and clears it', () => {
  const { result } = renderHook(() => useRowSelection({ q: 'fire' }, 7));
  act(() => result.current.onChange(selectRows(['a', 'b'])));
  expect(result.current.count).toBe(2);
  act(() => result.current.onChange(ALL_ROWS));
  expect(result.current.count).toBe(7);
  act(() => result.current.clear());
  expect(result.current).toMatchObject({ value: NO_ROWS, count: 0 });
});

it('belongs to one set of filters', () => {
  const { result, rerender } = renderHook(({ q }) => useRowSelection({ q }, 7), { initialProps: { q: 'fire' } });
  act(() => result.current.onChange(selectRows(['a'])));
  rerender({ q: 'flood' });
  expect(result.current.count).toBe(0);
  rerender({ q: 'fire' });
  expect(result.current.count).toBe(1);
});
