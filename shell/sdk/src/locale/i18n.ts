import { useCallback, useEffect, useState } from 'react';
import type { Locale, LocaleLoaders, TextValues } from './locale.ts';
import { useServices } from '../runtime/services.ts';
import { useStore } from '../runtime/store.ts';

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
  const shown = useStore(translator.shown);
  return useCallback(
    (key, values) => translator.text(shown.locale, namespace, key, values),
    [translator, namespace, shown],
  );
}

/** Milliseconds before texts that could not be loaded are asked for again. */
const RETRY_AFTER = 2_000;

/**
 * Loads the texts of a seldom shown part of a page. Returns true once {@link useT} has them; until then the part has to wait. They are asked for
 * again and again: the page around the part stays, even when the service is away.
 */
export function useLazyTexts(namespace: string, loaders: LocaleLoaders): boolean {
  const { translator } = useServices();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const ask = () => {
      translator.ensure(namespace, loaders).then(
        () => setReady(true),
        () => {
          if (!isLeft) timer = setTimeout(ask, RETRY_AFTER);
        },
      );
    };
    ask();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [translator, namespace, loaders]);
  return isReady;
}
