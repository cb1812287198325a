import { onTestFinished, vi } from 'vitest';

/** Lets media queries for narrow windows match for the rest of the test; jsdom knows none. */
export function showOnPhone(): void {
  const before = window.matchMedia;
  window.matchMedia = vi.fn((query: string) => ({ ...before(query), matches: query.includes('max-width') }));
  onTestFinished(() => {
    window.matchMedia = before;
  });
}
