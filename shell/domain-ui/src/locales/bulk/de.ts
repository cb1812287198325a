import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'bulk.changed_one': '{{count}} Eintrag wurde geändert.',
  'bulk.changed_other': '{{count}} Einträge wurden geändert.',
  'bulk.deleted_one': '{{count}} Eintrag wurde gelöscht.',
  'bulk.deleted_other': '{{count}} Einträge wurden gelöscht.',
  'bulk.refused_one': '{{count}} Eintrag wurde nicht geändert',
  'bulk.refused_other': '{{count}} Einträge wurden nicht geändert',
  'bulk.refused-message': 'Diese Einträge bleiben, wie sie sind. Der Grund steht jeweils darunter.',
  'bulk.no-reason': 'Es wurde kein Grund angegeben.',
  'bulk.running': 'Einträge werden geändert',
  'bulk.progress': 'Fortschritt',
  'bulk.done-of': '{{done}} von {{total}}',
  'bulk.stop': 'Anhalten',
  'bulk.close': 'Schließen',
  'bulk.failed': 'Es konnten nicht alle Einträge geändert werden. Bitte versuchen Sie es erneut.',
  'import.open': 'Importieren',
  'export.csv': 'Als CSV exportieren',
  'export.xlsx': 'Als Excel-Datei exportieren',
  'export.failed': 'Die Liste konnte nicht exportiert werden. Bitte versuchen Sie es erneut.',
};
