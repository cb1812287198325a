import { act, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { AGAIN_AFTER, lazyExtra, lazyPart, MOST_FAILURES, RETRY_AFTER } from './lazy-part.tsx';
import { FigureBoundary } from './components/figure-frame/figure-boundary.tsx';

const Graph = ({ title }: { title: string }) => <p>{title}</p>;

function show(part: ReactNode) {
  return render(
    <FigureBoundary instead="It could not be loaded">
      <Suspense fallback="Loading">{part}</Suspense>
    </FigureBoundary>,
  );
}
afterEach(() => vi.restoreAllMocks());

it('waits for the connection instead of failing without one', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn<() => Promise<{ default: typeof Graph }>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ default: Graph });
  const Part = lazyPart(load);
  show(<Part title="Connections" />);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(screen.getByText('Loading')).toBeTruthy();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Connections')).toBeTruthy();
});

it('is asked for a few times, and again when it is shown again after it has failed', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<{ default: typeof Graph }>>(() => Promise.reject(new Error('not there')));
  const Part = lazyPart(load);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { unmount, container } = show(<Part title="Connections" />);
  for (let failures = 0; failures < MOST_FAILURES; failures += 1) {
    await act(() => vi.advanceTimersByTimeAsync(RETRY_AFTER - 1));
    expect(load).toHaveBeenCalledTimes(failures + 1);
    expect(container.textContent).toBe('Loading');
    await act(() => vi.advanceTimersByTimeAsync(1));
  }
  expect(container.textContent).toContain('It could not be loaded');
  expect(load).toHaveBeenCalledTimes(1 + MOST_FAILURES);
  unmount();
  await act(() => vi.advanceTimersByTimeAsync(AGAIN_AFTER));
  load.mockResolvedValue({ default: Graph });
  const again = show(<Part title="Connections" />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(again.container.textContent).toBe('Connections');
  vi.useRealTimers();
});

it('beside a page, shows nothing until it can be loaded, and asks for it again', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<{ default: typeof Graph }>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ default: Graph });
  const Part = lazyExtra(load);
  const { container } = show(<Part title="Toast" />);
  await act(() => vi.advanceTimersByTimeAsync(RETRY_AFTER - 1));
  expect(load).toHaveBeenCalledOnce();
  expect(container.textContent).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(container.textContent).toBe('Toast');
  vi.useRealTimers();
});
