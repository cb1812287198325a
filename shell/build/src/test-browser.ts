/** What jsdom lacks, and quicker errors: once in each process. */
import { configure, getConfig } from '@testing-library/react';
import fakeIndexedDB from 'fake-indexeddb';

globalThis.indexedDB ??= fakeIndexedDB;

const { getElementError } = getConfig();
configure({
  // While `waitFor` retries, each failed attempt would print the whole page. The error after the last attempt prints it anyway.
  getElementError: (message, container) => {
    const config = getConfig();
    const waiting = '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
    return waiting
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container);
  },
});

// jsdom has no layout; components get the sizes of a wide screen where nothing moves.
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoResizeObserver;
if (!('elementsFromPoint' in document)) Object.assign(document, { elementsFromPoint: () => [] });
// Without a size, a popover's target would count as scrolled out of view, which hides the popover.
Element.prototype.getBoundingClientRect = () => new DOMRect(8, 8, 80, 24);
Object.defineProperties(document.documentElement, {
  clientWidth: { value: 1280, configurable: true },
  clientHeight: { value: 800, configurable: true },
});
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
