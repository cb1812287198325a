import { fillText, type TextValues } from './fill-text.ts';
import type { Locale, LocaleLoaders, Messages } from './locale.ts';
import { createStore, type Store } from '../runtime/store.ts';

/** Texts of the shell and of every remote, each in a namespace of its own. Watch it to learn of a change of language. */
export interface Translator extends Store<Locale> {
  /** Adds a namespace; resolves when its texts in the language in force are there. Adding it again replaces it. */
  register: (namespace: string, loaders: LocaleLoaders) => Promise<void>;
  /** Loads what is registered in that language, then switches. @throws when a namespace's texts don't load */
  setLocale: (locale: Locale) => Promise<void>;
  /** The text in that language, or the key itself when there is none. */
  text: (locale: Locale, namespace: string, key: string, values?: TextValues) => string;
}

const NONE: Messages = {};

export function createTranslator(initial: Locale): Translator {
  const store = createStore<Locale>(initial);
  const namespaces = new Map<string, LocaleLoaders>();
  const loaded = new Map<string, Messages>();
  let wanted = initial;

  async function load(namespace: string, loaders: LocaleLoaders, locale: Locale): Promise<void> {
    loaded.set(`${locale}/${namespace}`, await loaders[locale]());
  }

  return {
    ...store,
    async register(namespace, loaders) {
      const locale = wanted;
      await load(namespace, loaders, locale);
      // The language changed while these texts were loading.
      if (wanted !== locale) await load(namespace, loaders, wanted);
      namespaces.set(namespace, loaders);
    },
    async setLocale(locale) {
      wanted = locale;
      try {
        await Promise.all([...namespaces].map(([namespace, loaders]) => load(namespace, loaders, locale)));
      } catch (error) {
        if (wanted === locale) wanted = store.get();
        throw error;
      }
      // A later wish overtook this one while its texts were loading.
      if (wanted === locale) store.set(locale);
    },
    text: (locale, namespace, key, values) => fillText(loaded.get(`${locale}/${namespace}`) ?? NONE, locale, key, values),
  };
}
