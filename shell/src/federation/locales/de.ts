import type { ReleaseText } from './en.ts';

export const de: Readonly<Record<ReleaseText, string>> = {
  'fell-back': '{{label}} {{from}} konnte nicht angezeigt werden',
  'fell-back.message': 'Stattdessen wird {{to}} angezeigt, bis es eine neuere Version gibt.',
  'fell-back.retry': 'Erneut versuchen',
  'fell-back.hide': 'Ausblenden',
  newer: 'Eine neue Version von {{names}} ist verfügbar. Ihre Entwürfe bleiben erhalten.',
  override: 'Ersetzte Version: {{label}} {{version}}',
  'override.message': 'Nur diese Sitzung erhält sie, anstelle der aktiven Version. Ihre Fehler werden nicht gemeldet.',
  'override.leave': 'Verlassen',
  off: '{{label}} ist abgeschaltet',
  'off.message': 'Die Administration dieses Servers hat diesen Teil abgeschaltet: {{reason}}',
  'off.rest': 'Er kommt von selbst zurück. Alles andere funktioniert weiter.',
};
