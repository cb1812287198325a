import { useCallback, useEffect, useState } from 'react';
import type { Locale, LocaleLoaders } from './locale.ts';
import { useServices } from '../runtime/services.ts';
import { useStore } from '../runtime/store.ts';
import type { TextValues } from './fill-text.ts';

/** The language in force. */
export function useLocale(): Locale {
  return useStore(useServices().translator);
}

/** The key that `t` takes for a text: plural forms (`risks.found_one`, `risks.found_other`) share one key, and `count` picks the form. */
export type TextName<Key extends string> = Key extends `${infer Name}_${Intl.LDMLPluralRule}` ? Name : Key;

/**
 * Texts of a namespace (the remote's name): `const t = useT('register'); t('risks.found', { count })`.
 * `useT<keyof typeof en>('register')` checks the keys as well.
 */
export function useT<Key extends string = string>(
  namespace: string,
): (key: TextName<Key>, values?: TextValues) => string {
  const { translator } = useServices();
  const locale = useLocale();
  return useCallback((key, values) => translator.text(locale, namespace, key, values), [translator, namespace, locale]);
}

/**
 * Loads the texts of a seldom shown part of a page. Returns true once {@link useT} has them; until then the part has to wait.
 * @throws while rendering, when they cannot be loaded
 */
export function useLazyTexts(namespace: string, loaders: LocaleLoaders): boolean {
  const { translator } = useServices();
  const [outcome, setOutcome] = useState<{ error?: unknown } | null>(null);
  useEffect(() => {
    translator.ensure(namespace, loaders).then(
      () => setOutcome({}),
      (error: unknown) => setOutcome({ error }),
    );
  }, [translator, namespace, loaders]);
  if (outcome !== null && 'error' in outcome) throw outcome.error;
  return outcome !== null;
}
