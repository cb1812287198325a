/** The German words of what the tour looks for and clicks. */
const GERMAN: Readonly<Record<string, string>> = {
  'Know your risks, who owns them, and what is being done.':
    'Ihre Risiken, wer dafür verantwortlich ist und was gerade geschieht.',
  'Create account': 'Konto erstellen',
  'Create your account': 'Konto erstellen',
  'Sign in': 'Anmelden',
  'Sign out': 'Abmelden',
  Name: 'Name',
  'Enter your password.': 'Geben Sie Ihr Passwort ein.',
  Dashboard: 'Dashboard',
  'Risk Register': 'Risikoregister',
  'Risk Connections': 'Risikoverbindungen',
  'Plans & Tasks': 'Pläne und Aufgaben',
  'Add Task': 'Aufgabe hinzufügen',
  'New task': 'Neue Aufgabe',
  'No risk matches 1 filter': 'Kein Risiko passt zu 1 Filter',
  Filters: 'Filter',
  Severity: 'Schweregrad',
  High: 'Hoch',
  'Edit risk': 'Risiko bearbeiten',
  Title: 'Titel',
  'Leave without saving?': 'Ohne Speichern verlassen?',
  'Save changes': 'Änderungen speichern',
  'Add New Risk': 'Neues Risiko',
  'Create risk': 'Risiko erstellen',
  Next: 'Weiter',
  'Risk title': 'Titel des Risikos',
  Domain: 'Domäne',
  Assets: 'Assets',
  'Steps of the risk': 'Schritte des Risikos',
  'Title is required': 'Titel ist erforderlich',
  Cybersecurity: 'Cybersicherheit',
  'Risk flow': 'Risikoprozess',
  'Add assessment': 'Bewertung hinzufügen',
  Resources: 'Ressourcen',
  Sustainability: 'Nachhaltigkeit',
  Settings: 'Einstellungen',
  Account: 'Konto',
  Notifications: 'Benachrichtigungen',
  Display: 'Anzeige',
  Theme: 'Farbschema',
  Dark: 'Dunkel',
  'Save Settings': 'Einstellungen speichern',
  Organization: 'Organisation',
  'Open navigation': 'Navigation öffnen',
  'Page not found': 'Seite nicht gefunden',
};

export function inGerman(english: string): string {
  const german = GERMAN[english];
  if (german === undefined) throw new Error(`no German for '${english}'`);
  return german;
}
