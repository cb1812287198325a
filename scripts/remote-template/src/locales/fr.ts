import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'home.title': '__TITLE_FR__',
  'home.newest': 'Risques les plus récents',
  'home.none': 'Aucun risque pour le moment',
  'home.failed': 'Impossible de charger les risques. Veuillez réessayer plus tard.',
};
