import type { releaseTexts as en } from './en.ts';

export const releaseTexts: typeof en = {
  'releases.title': 'Versionen',
  'releases.description': 'Was auf diesem Server läuft und was in Browsern fehlschlug. Nur für Admins des Servers.',
  'releases.not-allowed': 'Nur Admins des Servers sehen seine Versionen.',
  'releases.failed': 'Die Versionen konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
  'releases.live': 'Laufende Versionen',
  'releases.none': 'Auf diesem Server ist nichts veröffentlicht',
  'releases.stable': 'Stabil',
  'releases.canary': 'Vorabversion',
  'releases.audience-percent': '{{percent}} aller Personen',
  'releases.audience-organizations_one': '{{count}} Organisation',
  'releases.audience-organizations_other': '{{count}} Organisationen',
  'releases.off': 'Abgeschaltet',
  'releases.tokens': 'Tokens für Versionen',
  'releases.tokens-description':
    'Mit einem solchen Token veröffentlicht ein Team sein Remote aus dem eigenen Build, ohne Zugang zu diesem Server.',
  'releases.no-tokens': 'Es gibt keine Tokens für Versionen',
  'releases.create-token': 'Token für Versionen erstellen',
  'releases.token-warning':
    'Wer dieses Token hat, bestimmt, welcher Code des Remotes in den Browsern aller Personen läuft.',
  'releases.remote': 'Name des Remotes',
  'releases.remote-hint': 'Der Name seines Ordners, z. B. register',
  'releases.remote-invalid': 'Geben Sie einen Namen aus Kleinbuchstaben, Ziffern und Bindestrichen ein.',
  'releases.token-created': 'erstellt von {{name}} am {{date}}',
  'releases.revoke-question':
    'Damit kann nichts mehr von „{{name}}“ veröffentlicht werden. Was veröffentlicht ist, bleibt. Das lässt sich nicht rückgängig machen.',
  'releases.errors': 'Fehler in Browsern',
  'releases.errors-description':
    'Aus den letzten 30 Tagen, ohne Namen, Adressen und Texte der Personen, bei denen sie auftraten.',
  'releases.no-errors': 'Keine Fehler in den letzten 30 Tagen',
  'releases.kind.load': 'Konnte nicht geladen werden',
  'releases.kind.crash': 'Die Seite stürzte ab',
  'releases.fell-back': 'Stattdessen Version {{version}}',
  'releases.not-shown': 'Keine Seite',
  'releases.times_one': '{{count}}-mal',
  'releases.times_other': '{{count}}-mal',
  'releases.seen': 'zuerst {{first}}, zuletzt {{last}}',
};
