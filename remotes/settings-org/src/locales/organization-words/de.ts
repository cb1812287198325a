import type { WordText } from './en.ts';

export const de: Readonly<Record<WordText, string>> = {
  title: 'Kategorien',
  description:
    'Worum es bei Risiken geht. Umbenennen ändert alle Risiken einer Kategorie, auch archivierte; in gespeicherten Ansichten, Entwürfen und Dateien steht der frühere Name dann für den neuen.',
  risks: 'Risiken',
  'show-risks': 'Risiken von {{name}} anzeigen: {{count}}',
  rename: 'Umbenennen',
  'rename-title': '„{{name}}“ umbenennen',
  'rename-first': 'Geben Sie einen anderen Namen ein.',
  name: 'Neuer Name',
  merge: 'Zusammenführen',
  'merge-into': 'Mit einer anderen zusammenführen …',
  'merge-title': '„{{name}}“ mit einer anderen Kategorie zusammenführen',
  'merge-first': 'Wählen Sie die andere Kategorie.',
  into: 'Kategorie',
  'merge-warning': 'Diesen Namen gibt es bereits',
  'merge-question':
    '„{{from}}“ (Risiken: {{of}}) wird Teil von „{{to}}“ (Risiken: {{with}}). Danach lassen sich die Risiken nicht mehr auseinanderhalten.',
  renamed: '„{{from}}“ heißt jetzt „{{to}}“. Geänderte Risiken: {{count}}',
  merged: '„{{from}}“ gehört jetzt zu „{{to}}“. Geänderte Risiken: {{count}}',
  'in-background': '„{{from}}“ wird im Hintergrund zu „{{to}}“. Sie können weiterarbeiten.',
  refused: 'Risiken, die nicht geändert werden konnten: {{count}}. Bitte versuchen Sie es erneut.',
  failed: 'Die Kategorie konnte nicht umbenannt werden. Bitte versuchen Sie es erneut.',
  free: '„{{name}}“ wieder freigeben',
  freed: '„{{name}}“ kann wieder eine eigene Kategorie sein',
  'labels-title': 'Bezeichnungen der Skalen',
  'labels-description':
    'Ihre Wörter für Auswirkung und Wahrscheinlichkeit, die alle in der Organisation überall sehen, wo die Stufen stehen. Ein leeres Feld steht für das Wort des Produkts in der Sprache der lesenden Person. Risikowerte bleiben, wie sie sind.',
  'labels-save': 'Bezeichnungen speichern',
  'labels-saved': 'Bezeichnungen gespeichert',
  'labels-failed': 'Die Bezeichnungen konnten nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  'labels-reset': 'Auf Standard zurücksetzen',
  'labels-discard': 'Verwerfen',
};
