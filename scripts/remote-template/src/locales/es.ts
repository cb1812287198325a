import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'home.title': '__TITLE_ES__',
  'home.newest': 'Riesgos más recientes',
  'home.none': 'Aún no hay riesgos',
  'home.failed': 'No se pudieron cargar los riesgos. Inténtelo de nuevo más tarde.',
};
