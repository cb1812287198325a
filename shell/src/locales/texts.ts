import { useT, type LocaleLoaders } from '@parapet/sdk';
import type { ShellText } from './en.ts';

export type { ShellText } from './en.ts';

export const SHELL_NAMESPACE = 'shell';

export const shellLocales: LocaleLoaders = {
  en: () => import('./en.ts').then((module) => module.en),
  es: () => import('./es.ts').then((module) => module.es),
  fr: () => import('./fr.ts').then((module) => module.fr),
  de: () => import('./de.ts').then((module) => module.de),
};

export const useShellText = () => useT<ShellText>(SHELL_NAMESPACE);
