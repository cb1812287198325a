import { describe, expect, it } from 'vitest';
import { translationProblems, wordingProblems } from './text-problems.ts';

describe('a translation', () => {
  it('has the keys and values of the English texts', () => {
    const english = { a: 'All {{n}}', b: 'Both', c: 'Some {n}' };
    expect(translationProblems('de', english, { a: 'Alle', b: ' ', c: 'Einige {n}', d: 'Neu' })).toEqual([
      'de: d is not in English',
      'de: a fills in other values than English',
      'de: b is missing',
      'de: b has a space too many',
    ]);
  });

  it('is not left in English, unless it is a name or has no words', () => {
    const english = { a: 'Delete risk', b: 'Parapet', c: '{{from}}–{{to}}', d: '{count} items' };
    expect(translationProblems('es', english, english)).toEqual([
      'es: a is left in English',
      'es: d is left in English',
    ]);
  });
});

describe('wording', () => {
  const problems = (locale: 'en' | 'de' | 'fr' | 'es', text: string) =>
    wordingProblems(locale, { key: text }).map((problem) => problem.replace(`${locale}: key `, ''));

  it.each([
    ['de', 'Das Risiko „Brand“ wurde gelöscht.'],
    ['fr', 'Voulez-vous supprimer «\u202fl’incendie\u202f»\u202f? Oui\u202f!'],
    ['fr', 'Statut\u00a0: https://example.com à 10:30'],
    ['es', '¿Eliminar «incendio»? ¡Sí!'],
    ['de', 'Wird geladen … z.\u00a0B. {{count}}\u00a0% von 12.000, 4\u00a0Min., {n} Server'],
    ['fr', 'Chargement… p.\u00a0ex. 50\u202f%, 4\u00a0h, 3 membres'],
    ['en', 'Delete "fire"? Loading...'],
  ] as const)('in %s, this text has no problems: %s', (locale, text) => expect(problems(locale, text)).toEqual([]));

  it.each([
    ['de', 'Das Risiko "Brand"', 'has other quotation marks than „…“'],
    ['de', 'Das Risiko „Brand', 'has „“ not in pairs'],
    ['de', 'Wird geladen...', 'has three dots instead of …'],
    ['de', 'Risikoabläufe', 'should say Risikoprozess'],
    ['fr', "L'incendie", 'has a straight apostrophe instead of ’'],
    ['fr', 'Supprimer ?', 'lacks a narrow no-break space at ; ? ! « »'],
    ['fr', 'Supprimer?', 'lacks a narrow no-break space at ; ? ! « »'],
    ['fr', '« incendie »', 'lacks a narrow no-break space at ; ? ! « »'],
    ['fr', 'Statut : ouvert', 'lacks a no-break space before :'],
    ['fr', '{{field}}: {{value}}', 'lacks a no-break space before :'],
    ['es', 'Eliminar?', 'has ¿? not in pairs'],
    ['es', 'El riesgo "incendio"', 'has other quotation marks than «…»'],
    ['de', 'z. B. ein Server', 'lacks a no-break space in an abbreviation'],
    ['es', 'p. ej., un servidor', 'lacks a no-break space in an abbreviation'],
    ['de', 'Wird geladen…', 'lacks a space before …'],
    ['fr', 'Chargement …', 'has a space before …'],
    ['es', '50% completado', 'lacks a no-break space before a unit'],
    ['fr', '{{percent}} % terminé', 'lacks a no-break space before a unit'],
    ['de', 'in {minutes} Min. erneut', 'lacks a no-break space before a unit'],
    ['es', '12,000 asegurados', 'has a number as English writes it'],
    ['en', 'Your organisation', 'should say organization'],
    ['en', 'Two  spaces', 'has a space too many'],
  ] as const)('in %s: %s %s', (locale, text, problem) => expect(problems(locale, text)).toEqual([problem]));
});
