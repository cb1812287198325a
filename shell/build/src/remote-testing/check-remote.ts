/** For the tests of a remote: checks that every remote must pass. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { translationProblems, wordingProblems } from '@parapet/contracts/testing/texts';
import { LOCALES, userMenu, type LocalizedText, type RemoteDefinition } from '@parapet/sdk';
import { localeProblems } from '@parapet/sdk/testing';
import { expect, it } from 'vitest';
import { textsOf } from './texts-of.ts';

const isLocalized = (value: object): value is LocalizedText => LOCALES.every((locale) => locale in value);

/** Titles and labels of a manifest. */
function localizedTexts(value: unknown): LocalizedText[] {
  if (typeof value !== 'object' || value === null) return [];
  return isLocalized(value) ? [value] : Object.values(value).flatMap(localizedTexts);
}

/** The texts in one language, by their English text. */
const textsIn = (texts: readonly LocalizedText[], locale: keyof LocalizedText) =>
  Object.fromEntries(texts.map((text) => [text.en, text[locale]]));

/** @param folder of the remote, where its `manifest.json` is */
export function checkRemote(remote: RemoteDefinition, folder: string): void {
  const manifest: { name: string; routes: { path: string }[] } = JSON.parse(
    readFileSync(join(folder, 'manifest.json'), 'utf8'),
  );

  it('has the name and the pages that its manifest declares', () => {
    expect(remote.name).toBe(manifest.name);
    expect(Object.keys(remote.pages).toSorted()).toEqual(manifest.routes.map(({ path }) => path).toSorted());
  });

  it('has every text in every language', async () => {
    const problems = await Promise.all(textsOf(remote).map(({ locales }) => localeProblems(locales)));
    expect(problems.flat()).toEqual([]);
  });

  it('has titles and labels in every language', () => {
    const texts = localizedTexts(manifest);
    const english = textsIn(texts, 'en');
    const problems = LOCALES.flatMap((locale) =>
      locale === 'en' ? wordingProblems(locale, english) : translationProblems(locale, english, textsIn(texts, locale)),
    );
    expect(problems).toEqual([]);
  });

  it('adds only valid entries to the user menu', () => {
    const remove = userMenu.add(...(remote.menuItems ?? []));
    expect(userMenu.get()).toHaveLength(remote.menuItems?.length ?? 0);
    remove();
  });
}
