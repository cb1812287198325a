import { useT, type LocaleLoaders } from '@parapet/sdk';
import type { FrameText } from './en.ts';

export type { FrameText } from './en.ts';

/** Also the namespace of the shell, whose texts contain these: one download instead of two. */
export const FRAME_NAMESPACE = 'shell';

/** Namespace of the UI kit's own texts; its loaders are in `@parapet/ui/locales`, the shell loads them with its own. */
export const KIT_NAMESPACE = 'ui';

export const frameLocales: LocaleLoaders = {
  en: () => import('./en.ts').then((module) => module.en),
  es: () => import('./es.ts').then((module) => module.es),
  fr: () => import('./fr.ts').then((module) => module.fr),
  de: () => import('./de.ts').then((module) => module.de),
};

export const useFrameText = () => useT<FrameText>(FRAME_NAMESPACE);
