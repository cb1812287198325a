import { expect, test } from 'vitest';
import type { Language } from '@parapet/contracts';
import { languageOf } from './controls.ts';

test.each<[string, Language | null]>([
  ['A thief takes the laptop', 'en'],
  ['Database', 'en'],
  ['Un empleado pierde el portátil', 'es'],
  ['Medidas para una base de datos', 'es'],
  ['nuestros servidores', 'es'],
  ['Un employé perd son ordinateur portable', 'fr'],
  ['Mesures pour une base de données', 'fr'],
  ['nos serveurs', 'fr'],
  ['Ein Dieb stiehlt den Laptop', 'de'],
  ['Maßnahmen für eine Datenbank', 'de'],
  ['Massnahmen', 'de'],
  ['unsere Server', 'de'],
  ['Ransomware auf dem Dateiserver', 'de'],
  ['Ransomware', null],
  ['Server', null],
  ['qwertz', null],
  ['', null],
])('%j is %s (null: not recognizable)', (text, expected) => {
  expect(languageOf(text)).toBe(expected ?? 'en');
  for (const hint of ['es', 'fr', 'de'] as const) expect(languageOf(text, hint)).toBe(expected ?? hint);
});

test('the hint decides between two languages that share the words', () => {
  expect(languageOf('Personal', 'de')).toBe('de');
  expect(languageOf('Personal', 'es')).toBe('es');
  expect(['es', 'de']).toContain(languageOf('Personal'));
});
