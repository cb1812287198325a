import type { ProposalMessages } from './en.ts';

export const de: ProposalMessages = {
  label: 'Vorschlag für {{field}}',
  accept: 'Übernehmen',
  'accept-field': 'Übernehmen: {{field}}',
  why: 'Warum:',
  add: 'Zu meinem Text hinzufügen',
  'add-field': 'Zu meinem Text hinzufügen: {{field}}',
  'too-long_one':
    'Ihr Text und dieser sind zusammen um {{count}} Zeichen zu lang: Höchstens {{most}} sind möglich. Bitte kürzen Sie einen davon und fügen Sie den Vorschlag dann hinzu.',
  'too-long_other':
    'Ihr Text und dieser sind zusammen um {{count}} Zeichen zu lang: Höchstens {{most}} sind möglich. Bitte kürzen Sie einen davon und fügen Sie den Vorschlag dann hinzu.',
  replace: 'Ersetzen',
  'replace-field': 'Ersetzen: {{field}}',
  now: 'Jetzt:',
  edited: 'Diesen Text verwenden',
  cancel: 'Abbrechen',
  edit: 'Bearbeiten',
  'edit-field': 'Bearbeiten: {{field}}',
  dismiss: 'Verwerfen',
  'dismiss-field': 'Verwerfen: {{field}}',
  accepted: 'Vorschlag übernommen',
  undo: 'Rückgängig',
  'undo-field': 'Rückgängig: {{field}}',
  counts: '{{accepted}} übernommen, {{open}} zu prüfen',
  'accept-all': 'Die übrigen {{count}} übernehmen',
  'built-in': 'Eingebauter Assistent: Es ist kein Sprachmodell verbunden',
  model: 'Entwurf von {{model}}',
  working: 'In Arbeit …',
  close: 'Schließen',
  retry: 'Erneut versuchen',
};
