import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// jsdom has no layout; components that ask for it get the answer of a wide, motionless screen.
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoResizeObserver;
// A popover hides when what it belongs to seems to have been scrolled out of a window without size.
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
