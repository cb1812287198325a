import { act, fireEvent, screen } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { ToastRegion } from './toast-region.tsx';
import type { ToastItem } from './toast.tsx';

function show(...toasts: Omit<ToastItem, 'id'>[]) {
  const onDismiss = vi.fn();
  renderKit(<ToastRegion toasts={toasts.map((toast, index) => ({ ...toast, id: index + 1 }))} onDismiss={onDismiss} />);
  return onDismiss;
}

const region = () => screen.getByRole('region', { name: 'Messages' });
function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('names the kind of each toast', () => {
  show({ kind: 'success', text: 'Saved' }, { kind: 'error', text: 'Failed' }, { kind: 'info', text: 'Read only' });
  const names = screen.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'));
  expect(names).toEqual(['Success', 'Error', 'Information']);
});

it('has a polite live region before the first toast is shown', () => {
  show();
  expect(region().getAttribute('aria-live')).toBe('polite');
});

it('shows the reference of a request that failed', () => {
  show({ kind: 'error', text: 'Failed to save', reference: '6f1c-2f0e' });
  expect(screen.getByText('Reference: 6f1c-2f0e')).toBeTruthy();
});

it('is dismissed by its own button', () => {
  const onDismiss = show({ kind: 'info', text: 'One' }, { kind: 'info', text: 'Two' });
  const second = screen.getAllByRole('button', { name: 'Dismiss' })[1];
  if (second === undefined) throw new Error('The second has no button');
  fireEvent.click(second);
  expect(onDismiss.mock.calls).toEqual([[2]]);
});

it('calls undo once and is dismissed', () => {
  const undo = vi.fn();
  const onDismiss = show({ kind: 'success', text: 'Risk archived', undo });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(onDismiss.mock.calls).toEqual([[1]]);
});

it('is undone by Ctrl+Z: the newest first, and not while somebody types', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const onDismiss = show(
    { kind: 'success', text: 'One', undo: first },
    { kind: 'success', text: 'Two', undo: second },
    { kind: 'info', text: 'Three' },
  );
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'z' });
  fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true, shiftKey: true });
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect([first.mock.calls.length, second.mock.calls.length, onDismiss.mock.calls]).toEqual([0, 1, [[2]]]);
  field.remove();
});

it('offers no undo where there is none', () => {
  show({ kind: 'success', text: 'Saved' });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('calls its action once and is dismissed', () => {
  const onSelect = vi.fn();
  const onDismiss = show({ kind: 'error', text: 'Failed to save', action: { label: 'Try again', onSelect } });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(onDismiss.mock.calls).toEqual([[1]]);
});

describe('a repeated toast', () => {
  const failed = { kind: 'error', text: 'Failed to save' } as const;

  it('shows its count', () => {
    show({ ...failed, count: 3 }, { kind: 'success', text: 'Saved', count: 1 });
    expect(screen.getByText(/^Failed to save/).textContent).toBe('Failed to save ×3');
    expect(screen.getByText('Saved').textContent).toBe('Saved');
  });

  it('closes after its full duration since the last repetition', () => {
    const onDismiss = vi.fn();
    const shown = (count: number) => (
      <ToastRegion toasts={[{ ...failed, id: 1, count, duration: 5_000 }]} onDismiss={onDismiss} />
    );
    const { rerender } = renderKit(shown(1));
    pass(4_000);
    rerender(shown(2));
    pass(4_999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss.mock.calls).toEqual([[1]]);
  });
});

describe('closing by itself', () => {
  it('never happens without a duration', () => {
    const onDismiss = show({ kind: 'error', text: 'Failed' });
    pass(3_600_000);
    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('happens after the duration, and only to the toast that has one', () => {
    const onDismiss = show({ kind: 'success', text: 'Saved', duration: 5_000 }, { kind: 'error', text: 'Failed' });
    pass(4_999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss.mock.calls).toEqual([[1]]);
  });

  it('waits while the pointer is over the toasts', () => {
    const onDismiss = show({ kind: 'success', text: 'Saved', duration: 5_000 });
    fireEvent.pointerEnter(region());
    pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.pointerLeave(region());
    pass(5_000);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('waits while one of its buttons has the focus', () => {
    const onDismiss = show({ kind: 'success', text: 'Saved', duration: 5_000, undo: () => {} });
    const undo = screen.getByRole('button', { name: 'Undo' });
    act(() => undo.focus());
    pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => undo.blur());
    pass(5_000);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('resumes when the toast that had the focus is dismissed', () => {
    const gone = vi.fn();
    function Two() {
      const [ids, setIds] = useState([1, 2]);
      const dismiss = useCallback((id: number) => {
        gone(id);
        setIds((now) => now.filter((one) => one !== id));
      }, []);
      return (
        <ToastRegion
          toasts={ids.map((id) => ({ id, kind: 'info', text: `Toast ${id}`, duration: 5_000 }))}
          onDismiss={dismiss}
        />
      );
    }
    renderKit(<Two />);
    const [first] = screen.getAllByRole('button', { name: 'Dismiss' });
    if (first === undefined) throw new Error('The first has no button');
    act(() => first.focus());
    fireEvent.click(first);
    pass(5_000);
    expect(gone.mock.calls).toEqual([[1], [2]]);
  });

  it('waits while the focus is inside, wherever the pointer goes', () => {
    const onDismiss = show({ kind: 'success', text: 'Saved', duration: 5_000, undo: () => {} });
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    fireEvent.pointerEnter(region());
    fireEvent.pointerLeave(region());
    pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
  });
});
