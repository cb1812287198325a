import type { FrameText } from './en.ts';

export const de: Readonly<Record<FrameText, string>> = {
  'user.sign-out': 'Abmelden',
  'user.sign-out-failed': 'Die Abmeldung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  'not-found.title': 'Seite nicht gefunden',
  'not-found.message': 'Unter dieser Adresse gibt es nichts. Vielleicht wurde die Seite verschoben oder entfernt.',
  'not-found.home': 'Zur Übersicht',
  'language.failed': 'Die Sprache konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
};
