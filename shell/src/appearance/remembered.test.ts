import { afterEach, expect, it, vi } from 'vitest';
import { initialLocale, initialTheme, remember } from './remembered.ts';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it.each([
  [['fr-CA', 'en'], 'fr'],
  [['pt-BR', 'es-MX', 'de'], 'es'],
  [['ja'], 'en'],
  [[], 'en'],
])('speaks the first of %o that there is: %s', (languages, locale) => expect(initialLocale(languages)).toBe(locale));

it('prefers what was remembered', () => {
  remember({ language: 'de', theme: 'dark' });
  expect([initialLocale(['fr']), initialTheme()]).toEqual(['de', 'dark']);
});

it('does not trust what is stored', () => {
  localStorage.setItem('parapet.language', 'klingon');
  localStorage.setItem('parapet.theme', 'pink');
  expect([initialLocale(['fr']), initialTheme()]).toEqual(['fr', 'system']);
});

it('works where nothing can be stored', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => { throw new DOMException('denied'); });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => { throw new DOMException('denied'); });
  expect(() => remember({ language: 'de', theme: 'dark' })).not.toThrow();
  expect([initialLocale(['fr']), initialTheme()]).toEqual(['fr', 'system']);
});
