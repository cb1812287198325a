import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@parapet/contracts';
import { beforeEach, expect, it } from 'vitest';
import { shellLocales } from './locales/texts.ts';
import { showStartFailure } from './start-failure.ts';

const [, body = ''] =
  /<body>([\s\S]*)<\/body>/.exec(readFileSync(join(import.meta.dirname, '../index.html'), 'utf8')) ?? [];
const part = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
};

beforeEach(() => {
  document.body.innerHTML = body;
});

it('a failed start is shown instead of half a page', () => {
  const [root, failure] = [part('#root'), part('#start-failure')];
  root.innerHTML = '<p>half a page</p>';
  expect(failure.hidden).toBe(true);
  showStartFailure(root);
  expect(failure.hidden).toBe(false);
  expect(root.textContent).toBe('');
  expect(failure.querySelector('pre')).toBeNull();
});

it('a failed start says why where developers see it', () => {
  showStartFailure(part('#root'), 'Error: mock: seed must be one of empty, demo');
  expect(part('#start-failure pre').textContent).toBe('Error: mock: seed must be one of empty, demo');
});

it.each(LANGUAGES)('what index.html says in %s are the words of the crash page', async (language) => {
  const texts = await shellLocales[language]();
  const said = (tag: string) => part(`#start-failure > :lang(${language}) ${tag}`).textContent;
  expect([said('h1'), said('button')]).toEqual([texts['crash.title'], texts['crash.reload']]);
});
