import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'settings.title': 'Einstellungen',
  'settings.save': 'Einstellungen speichern',
  'settings.saved': 'Einstellungen gespeichert!',
  'settings.failed': 'Die Einstellungen konnten nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  'settings.unsaved': 'Nicht gespeicherte Änderungen',
  'settings.discard': 'Verwerfen',

  'account.title': 'Konto',
  'account.email': 'E-Mail',
  'account.no-email': 'Keine E-Mail-Adresse verfügbar',
  'account.update-password': 'Passwort ändern',
  'account.no-page': 'Ihr Anmeldedienst bietet dafür keine Seite an.',
  'account.failed': 'Die Kontodaten konnten nicht geladen werden. Bitte versuchen Sie es erneut.',

  'notifications.title': 'Benachrichtigungen',
  'notifications.email': 'E-Mail-Benachrichtigungen',
  'notifications.risk-alerts': 'Risikowarnungen',

  'display.title': 'Anzeige',
  'display.theme': 'Farbschema',
  'display.language': 'Sprache',
  'theme.light': 'Hell',
  'theme.dark': 'Dunkel',
  'theme.system': 'Systemstandard',

  'organization.title': 'Organisation',
  'organization.name': 'Name',
  'organization.domain': 'Domain',
  'organization.loading': 'Wird geladen …',
  'organization.failed': 'Die Organisation konnte nicht geladen werden',
  'members.title': 'Mitglieder',
  'members.email': 'E-Mail',
  'members.role': 'Rolle',
  'members.you': 'Sie',
  'members.empty': 'Keine Mitglieder gefunden',

  'resources.title': 'Ressourcen',
  'resources.description': 'Hier finden Sie hilfreiche Ressourcen und Dokumentation.',
  'resources.placeholder': 'Ressourcen und Dokumentation werden hier angezeigt.',
  'sustainability.title': 'Nachhaltigkeit',
  'sustainability.description': 'Nachhaltigkeitsinitiativen und ESG-Compliance verwalten.',
  'sustainability.placeholder': 'Die Oberfläche für das Nachhaltigkeitsmanagement wird hier umgesetzt.',
};
