/** Runs before each test file. Files may share a process, its modules and its page, so this empties the page and the storage for each. */
import './test-browser.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

vi.useRealTimers();
for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
document.body.replaceChildren();
document.documentElement.removeAttribute('lang');
document.documentElement.removeAttribute('style');

// The first test of a file waits for code that pages load lazily; a busy machine takes more than the usual second.
configure({ asyncUtilTimeout: 8_000 });

afterEach(() => {
  cleanup();
  // The next test is another tab: what this one left on the device is not taken as its own.
  sessionStorage.clear();
});
// An import that ends after its file would fail, and with it the same import in later files, which share the modules.
afterAll(() => vi.dynamicImportSettled());
