import { translationProblems, wordingProblems } from '@parapet/contracts/testing/texts';
import { describe, expect, test } from 'vitest';
import { html } from '../../platform/html.ts';
import { languageOf, textsIn } from './page-language.ts';

describe('html', () => {
  test('escapes values, in text and in attributes', () => {
    expect(html`<a title="${'"><x>'}">${"<b> & 'c'"}</a>`.text).toBe(
      '<a title="&#34;&#62;&#60;x&#62;">&#60;b&#62; &#38; &#39;c&#39;</a>',
    );
  });
  test('does not escape HTML, and leaves out absent values', () => {
    expect(html`${html`<i>`}${[html`<b>`, html`<u>`]}${null}${undefined}${false}${0}`.text).toBe('<i><b><u>0');
  });
});

describe('the language of a page', () => {
  test.each([
    ['de en', 'fr', 'de'],
    ['xx', 'fr', 'fr'],
    [undefined, 'pt;q=0.9, es-419;q=0.8, de;q=0.1', 'es'],
    [undefined, 'de;q=0, fr;q=0.1', 'fr'],
    [undefined, '*', 'en'],
    [undefined, undefined, 'en'],
    [['de'], '__proto__,constructor', 'en'],
  ])('ui_locales %j and Accept-Language %j: %s', (wanted, accepted, language) => {
    expect(languageOf(wanted, accepted)).toBe(language);
  });
});

test('the English texts are well written', () => expect(wordingProblems('en', textsIn('en'))).toEqual([]));

test.each(['de', 'es', 'fr'] as const)('the texts in %s are complete, translated and well written', (language) => {
  expect(translationProblems(language, textsIn('en'), textsIn(language))).toEqual([]);
});
