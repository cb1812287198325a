import type { FrameText } from './en.ts';

export const de: Readonly<Record<FrameText, string>> = {
  'user.jobs': 'Meine Aufträge',
  'user.sign-out': 'Abmelden',
  'user.sign-out-failed': 'Die Abmeldung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  'commands.search': 'Suchen',
  'commands.help': 'Hilfe zur Tastatur',
  'bell.title': 'Benachrichtigungen',
  'bell.unread': 'Benachrichtigungen, {{number}} ungelesen',
  'offline.title': 'Sie sind offline',
  'offline.message':
    'Was Sie sehen, ist möglicherweise veraltet. Bis die Verbindung wieder da ist, kann nichts gespeichert werden; Ihre Eingaben bleiben hier stehen.',
  'not-found.title': 'Seite nicht gefunden',
  'not-found.message': 'Unter dieser Adresse gibt es keine Seite. Möglicherweise wurde sie verschoben oder gelöscht.',
  'not-found.home': 'Zum Dashboard',
  'language.failed': 'Die Sprache konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
};
