import { fillText } from '@parapet/contracts/rules';
import type { Locale, LocaleLoaders, Messages, TextValues } from './locale.ts';
import { createStore, type Store } from '../runtime/store.ts';

/** Texts of the shell and of every remote, each in a namespace of its own. Subscribe to it for changes of the language. */
export interface Translator extends Store<Locale> {
  /** Adds texts to a namespace; resolves when those in the language in force are there. A text that the namespace has already is replaced. */
  register: (namespace: string, loaders: LocaleLoaders) => Promise<void>;
  /** As `register`, but once per namespace: later calls get the same promise, unless it failed. For texts of a part that is seldom shown. */
  ensure: (namespace: string, loaders: LocaleLoaders) => Promise<void>;
  /** Loads what is registered in that language, then switches. @throws when a namespace's texts don't load */
  setLocale: (locale: Locale) => Promise<void>;
  /** The text in that language, or the key itself when there is none. */
  text: (locale: Locale, namespace: string, key: string, values?: TextValues) => string;
}

/** As the host has it. */
export interface HostTranslator extends Translator {
  /** The language in force, as an object that is another one whenever its texts are others. */
  shown: Store<{ locale: Locale }>;
  /** In development only: texts that were loaded are others now. */
  replace?: (before: Messages, after: Messages) => void;
}

const NONE: Messages = {};

export function createTranslator(initial: Locale): HostTranslator {
  const shown = createStore({ locale: initial });
  const get = () => shown.get().locale;
  const set = (locale: Locale) => shown.set({ locale });
  const parts: [namespace: string, LocaleLoaders][] = [];
  const loaded = new Map<string, Messages>();
  let wanted = initial;

  async function load(namespace: string, loaders: LocaleLoaders, locale: Locale): Promise<void> {
    const messages = await loaders[locale]();
    const key = `${locale}/${namespace}`;
    loaded.set(key, { ...loaded.get(key), ...messages });
  }

  const ensured = new Map<string, Promise<void>>();

  async function register(namespace: string, loaders: LocaleLoaders): Promise<void> {
    let locale: Locale;
    // Again when the language changed while these texts were loading.
    do {
      locale = wanted;
      await load(namespace, loaders, locale);
    } while (wanted !== locale);
    parts.push([namespace, loaders]);
  }

  function replace(before: Messages, after: Messages): void {
    const had = Object.entries(before);
    for (const [key, messages] of loaded)
      if (had.every(([name, text]) => messages[name] === text)) loaded.set(key, { ...messages, ...after });
    set(get());
  }

  return {
    get,
    set,
    subscribe: shown.subscribe,
    register,
    ensure(namespace, loaders) {
      const known = ensured.get(namespace);
      if (known !== undefined) return known;
      const loading = register(namespace, loaders).catch((error: unknown) => {
        ensured.delete(namespace);
        throw error;
      });
      ensured.set(namespace, loading);
      return loading;
    },
    async setLocale(locale) {
      if (wanted === locale && get() === locale) return;
      wanted = locale;
      try {
        await Promise.all(parts.map(([namespace, loaders]) => load(namespace, loaders, locale)));
      } catch (error) {
        if (wanted === locale) wanted = get();
        throw error;
      }
      // Unless another language was chosen while these texts were loading.
      if (wanted === locale) set(locale);
    },
    text: (locale, namespace, key, values) =>
      fillText(loaded.get(`${locale}/${namespace}`) ?? NONE, locale, key, values),
    shown,
    // No weight of the first page.
    ...(import.meta.env.DEV && { replace }),
  };
}
