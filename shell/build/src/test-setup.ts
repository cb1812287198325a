import { cleanup, configure } from '@testing-library/react';
import fakeIndexedDB from 'fake-indexeddb';
import { afterEach } from 'vitest';

// jsdom has none.
globalThis.indexedDB ??= fakeIndexedDB;

afterEach(cleanup);

// The first test of a file waits for code that pages load lazily; a busy machine takes more than the usual second.
configure({ asyncUtilTimeout: 8_000 });

// jsdom has no layout; components get the sizes of a wide screen where nothing moves.
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoResizeObserver;
// Without a size, a popover's target would count as scrolled out of view, which hides the popover.
Element.prototype.getBoundingClientRect = () => new DOMRect(8, 8, 80, 24);
Object.defineProperties(document.documentElement, { clientWidth: { value: 1280, configurable: true }, clientHeight: { value: 800, configurable: true } });
if (!('scrollIntoView' in Element.prototype)) Object.assign(Element.prototype, { scrollIntoView: () => {} });
globalThis.matchMedia ??= (query) => ({
  media: query,
  matches: false,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});
