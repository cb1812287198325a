import { FRAME_NAMESPACE } from '@parapet/frame';
import { useT, type LocaleLoaders } from '@parapet/sdk';
import type { ShellText } from './en.ts';

export type { ShellText } from './en.ts';

/** The frame's texts are among the shell's. */
export const SHELL_NAMESPACE = FRAME_NAMESPACE;

export const shellLocales: LocaleLoaders = {
  en: () => import('./en.ts').then((module) => module.en),
  es: () => import('./es.ts').then((module) => module.es),
  fr: () => import('./fr.ts').then((module) => module.fr),
  de: () => import('./de.ts').then((module) => module.de),
};

/** Loaded with the shell's own texts: one download instead of three. */
export const domainLocales: LocaleLoaders = {
  en: () => import('./en.ts').then((module) => module.domain),
  es: () => import('./es.ts').then((module) => module.domain),
  fr: () => import('./fr.ts').then((module) => module.domain),
  de: () => import('./de.ts').then((module) => module.domain),
};

/** See {@link domainLocales}. */
export const kitLocales: LocaleLoaders = {
  en: () => import('./en.ts').then((module) => module.kit),
  es: () => import('./es.ts').then((module) => module.kit),
  fr: () => import('./fr.ts').then((module) => module.kit),
  de: () => import('./de.ts').then((module) => module.kit),
};

export const useShellText = () => useT<ShellText>(SHELL_NAMESPACE);
