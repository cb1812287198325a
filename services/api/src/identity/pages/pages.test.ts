import { describe, expect, test } from 'vitest';
import { html } from './html.ts';
import { languageOf, textsIn } from './page-language.ts';
import { en } from './texts/en.ts';

describe('html', () => {
  test('escapes values, in text and in attributes', () => {
    expect(html`<a title="${'"><x>'}">${"<b> & 'c'"}</a>`.text).toBe('<a title="&#34;&#62;&#60;x&#62;">&#60;b&#62; &#38; &#39;c&#39;</a>');
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

describe.each(['es', 'fr', 'de'] as const)('texts in %s', (language) => {
  test.each(Object.entries(en))('%s is translated, with the same values', (key, english) => {
    const text = Object.entries(textsIn(language)).find(([name]) => name === key)?.[1] ?? '';
    const values = (of: string) => of.match(/\{\w+\}/g)?.toSorted() ?? [];
    expect(values(text)).toEqual(values(english));
    // Words that are the same in both languages.
    if (!(language === 'de' && key === 'name')) expect(text).not.toBe(english);
  });
});
