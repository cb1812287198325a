import { afterEach, expect, it, vi } from 'vitest';
import { initialLocale, storeAppearance, storedTheme } from './stored-appearance.ts';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it.each([
  [['fr-CA', 'en'], 'fr'],
  [['pt-BR', 'es-MX', 'de'], 'es'],
  [['ja'], 'en'],
  [[], 'en'],
])('for the languages %o the initial locale is %s', (languages, locale) =>
  expect(initialLocale(languages)).toBe(locale),
);

it('prefers what is stored', () => {
  storeAppearance({ language: 'de', theme: 'dark' });
  expect([initialLocale(['fr']), storedTheme()]).toEqual(['de', 'dark']);
});

it('ignores stored values that it does not know', () => {
  localStorage.setItem('parapet.language', 'klingon');
  localStorage.setItem('parapet.theme', 'pink');
  expect([initialLocale(['fr']), storedTheme()]).toEqual(['fr', 'system']);
});

it('works where nothing can be stored', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied');
  });
  expect(() => storeAppearance({ language: 'de', theme: 'dark' })).not.toThrow();
  expect([initialLocale(['fr']), storedTheme()]).toEqual(['fr', 'system']);
});
