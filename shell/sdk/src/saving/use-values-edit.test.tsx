import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useValuesEdit } from './use-values-edit.ts';

interface Settings {
  theme: string;
  alerts: boolean;
}

const setUp = (isSaving = false) =>
  renderHook(
    ({ stored, saving }: { stored: Settings; saving: boolean }) => useValuesEdit(stored, { isSaving: saving }),
    { initialProps: { stored: { theme: 'light', alerts: false }, saving: isSaving } },
  );

it('what is changed while other changes are saved remains a change', () => {
  const { result } = setUp();
  act(() => result.current.change({ theme: 'dark' }));
  const sent = result.current.changes;
  act(() => result.current.change({ alerts: true }));
  act(() => result.current.saved(sent));
  expect(result.current.changes).toEqual({ alerts: true });
});

it('values that are stored elsewhere are taken over, except where the person has changed them', () => {
  const { result, rerender } = setUp();
  act(() => result.current.change({ theme: 'dark' }));
  rerender({ stored: { theme: 'system', alerts: true }, saving: false });
  expect(result.current.values).toEqual({ theme: 'dark', alerts: true });
  act(() => result.current.discard());
  expect(result.current.values).toEqual({ theme: 'system', alerts: true });
  expect(result.current.isChanged).toBe(false);
});

it('a save that is refused leaves the changes, although the values were shown as stored meanwhile', () => {
  const { result, rerender } = setUp();
  act(() => result.current.change({ theme: 'dark' }));
  rerender({ stored: { theme: 'dark', alerts: false }, saving: true });
  rerender({ stored: { theme: 'light', alerts: false }, saving: true });
  rerender({ stored: { theme: 'light', alerts: false }, saving: false });
  expect(result.current.changes).toEqual({ theme: 'dark' });
});
