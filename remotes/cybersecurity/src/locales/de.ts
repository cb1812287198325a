import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'cybersecurity.title': 'Cybersicherheit',
  'grc-templates.title': 'GRC-Vorlagen',
  'new-grc-template.title': 'Neue GRC-Vorlage',
  'edit-grc-template.title': 'GRC-Vorlage bearbeiten',
  'view-grc-template.title': 'GRC-Vorlage',
};
