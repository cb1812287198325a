import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'home.title': '__TITLE_DE__',
  'home.newest': 'Neueste Risiken',
  'home.none': 'Noch keine Risiken',
  'home.failed': 'Die Risiken konnten nicht geladen werden. Bitte versuchen Sie es später erneut.',
};
