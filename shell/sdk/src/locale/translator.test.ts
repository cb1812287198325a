import { describe, expect, it, vi } from 'vitest';
import type { Locale, LocaleLoaders } from './locale.ts';
import { localeProblems } from './locale-problems.ts';
import { sdkLocales } from './locales.ts';
import { createTranslator } from './translator.ts';

const loaders = (): LocaleLoaders => ({
  en: vi.fn(async () => ({
    'list.title': 'Risks: all',
    found_one: '{{count}} risk',
    found_other: '{{count}} risks',
    named: '<{{name}}>',
  })),
  es: async () => ({ 'list.title': 'Riesgos' }),
  fr: vi.fn(async () => ({ 'list.title': 'Risques' })),
  de: async () => Promise.reject(new Error('chunk missing')),
});

describe('translator', () => {
  it('keeps namespaces apart, fills in values unescaped and picks plurals', async () => {
    const translator = createTranslator('en');
    await translator.register('a', loaders());
    await translator.register('b', { ...loaders(), en: async () => ({ 'list.title': 'Assets' }) });
    expect(translator.text('en', 'a', 'list.title')).toBe('Risks: all');
    expect(translator.text('en', 'b', 'list.title')).toBe('Assets');
    expect(translator.text('en', 'a', 'found', { count: 1 })).toBe('1 risk');
    expect(translator.text('en', 'a', 'found', { count: 3 })).toBe('3 risks');
    expect(translator.text('en', 'a', 'named', { name: 'a & b' })).toBe('<a & b>');
    expect(translator.text('en', 'a', 'missing.key')).toBe('missing.key');
    expect(translator.text('en', 'a', 'named')).toBe('<{{name}}>');
  });

  it('adds texts to those that a namespace has, in every language', async () => {
    const translator = createTranslator('en');
    await translator.register('a', loaders());
    await translator.register('a', {
      ...loaders(),
      en: async () => ({ more: 'More' }),
      fr: async () => ({ more: 'Plus' }),
    });
    expect(['list.title', 'more'].map((key) => translator.text('en', 'a', key))).toEqual(['Risks: all', 'More']);
    await translator.setLocale('fr');
    expect(['list.title', 'more'].map((key) => translator.text('fr', 'a', key))).toEqual(['Risques', 'Plus']);
  });

  it('loads a namespace once when it is first asked for, and again after a failure', async () => {
    const translator = createTranslator('en');
    const texts = loaders();
    const first = translator.ensure('a', texts);
    expect(translator.ensure('a', texts)).toBe(first);
    await first;
    expect(texts.en).toHaveBeenCalledTimes(1);
    expect(translator.text('en', 'a', 'list.title')).toBe('Risks: all');
    const failing = vi.fn<LocaleLoaders['en']>(async () => Promise.reject(new Error('chunk missing')));
    for (const times of [1, 2]) {
      await expect(translator.ensure('b', { ...texts, en: failing })).rejects.toThrow('chunk missing');
      expect(failing).toHaveBeenCalledTimes(times);
    }
  });

  it('falls back to the general plural where a language has more forms than the texts', async () => {
    const translator = createTranslator('fr');
    await translator.register('a', {
      ...loaders(),
      fr: async () => ({ found_one: '{{count}} risque', found_other: '{{count}} risques' }),
    });
    expect([0, 1, 2, 1_000_000].map((count) => translator.text('fr', 'a', 'found', { count }))).toEqual([
      '0 risque',
      '1 risque',
      '2 risques',
      '1\u202f000\u202f000 risques',
    ]);
  });

  it('loads only the language in force, and the next one before it switches', async () => {
    const translator = createTranslator('en');
    const texts = loaders();
    await translator.register('a', texts);
    expect(texts.fr).not.toHaveBeenCalled();
    const seen: string[] = [];
    translator.subscribe(() => seen.push(translator.text(translator.get(), 'a', 'list.title')));
    await translator.setLocale('fr');
    expect(seen).toEqual(['Risques']);
  });

  it('has texts that loaded while the language changed twice in the one of the last change', async () => {
    const translator = createTranslator('en');
    const locales: Locale[] = ['es', 'fr'];
    const changing = async (title: string) => {
      const next = locales.shift();
      if (next) await translator.setLocale(next);
      return { 'list.title': title };
    };
    await translator.register('a', {
      ...loaders(),
      en: () => changing('Risks'),
      es: () => changing('Riesgos'),
      fr: () => changing('Risques'),
    });
    expect(translator.text(translator.get(), 'a', 'list.title')).toBe('Risques');
  });

  it('stays in its language when it is chosen again before the texts of another are there', async () => {
    const translator = createTranslator('en');
    await translator.register('a', loaders());
    await Promise.all([translator.setLocale('fr'), translator.setLocale('en')]);
    expect(translator.get()).toBe('en');
  });

  it('shows texts that were saved during development in the place of the ones before', async () => {
    const translator = createTranslator('en');
    const before = await loaders().en();
    await translator.register('a', loaders());
    await translator.register('a', { ...loaders(), en: async () => ({ more: 'More' }) });
    await translator.register('b', { ...loaders(), en: async () => ({ 'list.title': 'Assets' }) });
    const changed = vi.fn();
    translator.shown.subscribe(changed);
    translator.replace?.(before, { ...before, 'list.title': 'All risks', added: 'New' });
    expect(['list.title', 'added', 'more'].map((key) => translator.text('en', 'a', key))).toEqual([
      'All risks',
      'New',
      'More',
    ]);
    expect(['list.title', 'added'].map((key) => translator.text('en', 'b', key))).toEqual(['Assets', 'added']);
    expect(changed).toHaveBeenCalledOnce();
  });

  it('stays in its language when the texts of another do not load', async () => {
    const translator = createTranslator('en');
    await translator.register('a', loaders());
    await expect(translator.setLocale('de')).rejects.toThrow('chunk missing');
    expect(translator.get()).toBe('en');
  });

  it('loads a namespace in the new language when the language changes while the namespace is loading', async () => {
    const translator = createTranslator('en');
    let slow = () => {};
    const registered = translator.register('a', {
      ...loaders(),
      en: () => new Promise((resolve) => (slow = () => resolve({}))),
    });
    await translator.setLocale('fr');
    slow();
    await registered;
    expect(translator.text('fr', 'a', 'list.title')).toBe('Risques');
  });

  it('ends in the language that was asked for last', async () => {
    const translator = createTranslator('en');
    let slow = () => {};
    await translator.register('a', { ...loaders(), es: () => new Promise((resolve) => (slow = () => resolve({}))) });
    const first = translator.setLocale('es');
    await translator.setLocale('fr');
    slow();
    await first;
    expect(translator.get()).toBe('fr');
  });
});

describe('texts', () => {
  it('of the SDK are complete', async () => {
    expect(await localeProblems(sdkLocales)).toEqual([]);
  });

  it('that are not complete are found', async () => {
    const en = async () => ({ a: 'A {{n}}', b: 'B' });
    const problems = await localeProblems({
      en,
      es: en,
      fr: async () => ({ a: 'A {{m}}', b: ' ' }),
      de: async () => ({ a: '{{n}} A', b: 'B', c: 'C' }),
    });
    expect(problems).toEqual([
      'fr: a fills in other values than English',
      'fr: b is missing',
      'fr: b has a space too many',
      'de: c is not in English',
    ]);
  });
});
