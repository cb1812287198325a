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

it('a failed start says why where developers see it', async () => {
  const root = document.createElement('div');
  await showStartFailure(root, 'Error: mock: seed must be one of empty, demo');
  expect(root.querySelector('pre')?.textContent).toBe('Error: mock: seed must be one of empty, demo');
  await showStartFailure(root);
  expect(root.querySelector('pre')).toBeNull();
});
