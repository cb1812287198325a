import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'cybersecurity.title': 'Cybersicherheit',

  'asset-templates.title': 'Asset-Vorlagen',
  'asset-templates.description': 'Die Felder, die Ihre Organisation für jede Art von Asset erfasst.',
  'asset-templates.failed': 'Die Asset-Vorlagen konnten nicht geladen werden',
  'asset-templates.empty': 'Keine Vorlagen gefunden',
  'asset-templates.empty-message': 'Ihre Organisation hat keine Asset-Vorlagen.',
  'asset-templates.default': 'Standard',
  'asset-templates.fields_one': '{{count}} Feld',
  'asset-templates.fields_other': '{{count}} Felder',
  'asset-templates.more': '+{{n}} weitere',
  'asset-templates.required': '* Pflichtfeld',
  'asset-templates.show-more': 'Weitere Vorlagen anzeigen',

};
