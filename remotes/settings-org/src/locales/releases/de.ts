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
