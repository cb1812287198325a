import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSearchBox } from './use-search-box.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Box({ searched, search }: { searched: string; search: (text: string) => void }) {
  const { value, onChange } = useSearchBox(searched, search);
  return <input value={value} onChange={(event) => onChange(event.currentTarget.value)} />;
}

function open() {
  const search = vi.fn<(text: string) => void>();
  const { rerender } = render(<Box searched="" search={search} />);
  const box = screen.getByRole<HTMLInputElement>('textbox');
  return {
    search,
    box,
    type: (text: string) => fireEvent.change(box, { target: { value: text } }),
    pause: () => act(() => void vi.advanceTimersByTime(1000)),
    arrive: (searched: string) => rerender(<Box searched={searched} search={search} />),
  };
}

it('searches once the typing pauses, and follows a search from outside', () => {
  const { search, box, type, pause, arrive } = open();
  type('ro');
  type('rou');
  pause();
  expect(search.mock.calls).toEqual([['rou']]);
  arrive('rou');
  arrive('');
  expect(box.value).toBe('');
  arrive('rou');
  expect(box.value).toBe('rou');
  pause();
  expect(search).toHaveBeenCalledTimes(1);
});

it('keeps what was typed or cleared meanwhile when its own search arrives late', () => {
  const { search, box, type, pause, arrive } = open();
  type('rou');
  pause();
  type('route');
  arrive('rou');
  expect(box.value).toBe('route');
  pause();
  expect(search).toHaveBeenLastCalledWith('route');
  type('');
  arrive('route');
  expect(box.value).toBe('');
  pause();
  expect(search).toHaveBeenLastCalledWith('');
});
