import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithSdk } from '../testing.tsx';
import { Link } from './link.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

async function setUp() {
  const { host } = await renderWithSdk(<Link to="/risks?q=fire">Risks</Link>);
  const announced: string[] = [];
  host.linkIntents.subscribe((to) => announced.push(to));
  return { announced, link: screen.getByRole('link') };
}

it('a link announces its target when it is focused', async () => {
  const { announced, link } = await setUp();
  act(() => link.focus());
  expect(announced).toEqual(['/risks?q=fire']);
});

it('a link announces its target when the pointer rests on it, but not when the pointer only passes', async () => {
  const { announced, link } = await setUp();
  fireEvent.pointerEnter(link);
  fireEvent.pointerLeave(link);
  await vi.advanceTimersByTimeAsync(200);
  expect(announced).toEqual([]);
  fireEvent.pointerEnter(link);
  await vi.advanceTimersByTimeAsync(100);
  expect(announced).toEqual(['/risks?q=fire']);
});
