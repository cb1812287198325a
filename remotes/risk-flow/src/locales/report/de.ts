import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'report.title': 'Bericht zum Risikoprozess',
  'report.kind': 'Bericht zum Risikoprozess, vertraulich',
  'report.hint': 'Drucken Sie ihn, oder wählen Sie im Dialog des Browsers „Als PDF speichern“.',
  'report.print': 'Drucken',
  'report.not-completed': 'Den Bericht gibt es, sobald der Risikoprozess abgeschlossen ist',
  'report.organization': 'Organisation',
  'report.made': 'Bericht erstellt',
  'report.completed-by': 'Abgeschlossen von',
  'report.archived-by': 'Archiviert von',
  'report.approval': 'Freigabe',
  'report.approved-by': 'Freigabe durch eine zweite Person',
  'report.signature': 'Datum, Unterschrift',
  'report.severity': 'Schweregrad (Einschätzung)',
  'report.score': 'Risikowert (berechnet)',
  'report.asset': 'Asset',
  'report.property': 'Schutzgut',
  'report.note': 'Notiz',
  'report.treatment-note': 'Behandlungsnotiz',
  'report.no-note': 'Keine Notiz',
  'report.scales':
    'Stufe eines Szenarios: Eintrittswahrscheinlichkeit × Auswirkung, bis 6 niedrig, bis 12 mittel, bis 20 hoch, darüber kritisch. Risikowert: Auswirkung × Wahrscheinlichkeit, bis 3 niedrig, bis 8 mittel, bis 15 hoch, darüber kritisch.',
  'report.linked': 'Verknüpfte Risiken',
  'report.record': 'Eintrag {{id}}, Version {{version}}, zuletzt geändert am {{date}}',
  'report.seal': 'Neuestes Siegel des Prüfprotokolls: Nr. {{number}}',
  'report.unsealed': 'Das Prüfprotokoll hat noch kein Siegel',
};
