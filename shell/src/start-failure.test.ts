import { afterEach, expect, it, vi } from 'vitest';
import { showStartFailure } from './start-failure.ts';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it('a failed start is reported in the person’s language, with a button to reload', async () => {
  localStorage.setItem('parapet.language', 'de');
  const root = document.createElement('div');
  root.innerHTML = '<p>half a page</p>';
  await showStartFailure(root);
  expect(root.querySelector('h1')?.textContent).toBe('Parapet konnte nicht starten');
  expect(root.querySelector('button')?.textContent).toBe('Neu laden');
  expect(root.textContent).not.toContain('half a page');
});
