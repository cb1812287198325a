import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'settings.title': 'Einstellungen',
  'organization.title': 'Organisation',
  'resources.title': 'Ressourcen',
  'sustainability.title': 'Nachhaltigkeit',
};
