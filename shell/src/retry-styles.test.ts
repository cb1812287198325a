import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryStyles } from './retry-styles.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

retryStyles();

function add(rel: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = '/assets/overlays.css';
  document.head.append(link);
  return link;
}
const links = () => [...document.querySelectorAll('link')];

it('asks again for a stylesheet that failed, each time later', () => {
  const first = add('stylesheet');
  first.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(1_000);
  const [second] = links();
  expect(links()).toHaveLength(1);
  expect(second).not.toBe(first);
  expect(second?.href).toBe(first.href);
  second?.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(1_999);
  expect(links()[0]).toBe(second);
  vi.advanceTimersByTime(1);
  expect(links()[0]).not.toBe(second);
});

it('leaves those alone that load, and everything else', () => {
  const [loaded, script] = [add('stylesheet'), add('modulepreload')];
  loaded.dispatchEvent(new Event('load'));
  script.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(120_000);
  expect(links()[0]).toBe(loaded);
  expect(links()[1]).toBe(script);
});
