import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'settings.title': 'Configuración',
  'organization.title': 'Organización',
  'resources.title': 'Recursos',
  'sustainability.title': 'Sostenibilidad',
};
