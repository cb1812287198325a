import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'settings.title': 'Paramètres',
  'organization.title': 'Organisation',
  'resources.title': 'Ressources',
  'sustainability.title': 'Durabilité',
};
