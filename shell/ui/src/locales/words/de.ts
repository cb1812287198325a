import type { Words } from './en.ts';

export const words: Words = {
  'severity.critical': 'Kritisch',
  'severity.high': 'Hoch',
  'severity.low': 'Niedrig',
  'severity.medium': 'Mittel',
  'status.accepted': 'Akzeptiert',
  'status.archived': 'Archiviert',
  'status.assessing': 'In Bewertung',
  'status.cancelled': 'Abgebrochen',
  'status.closed': 'Geschlossen',
  'status.completed': 'Abgeschlossen',
  'status.draft': 'Entwurf',
  'status.identified': 'Identifiziert',
  'status.in-progress': 'In Bearbeitung',
  'status.mitigated': 'Gemindert',
  'status.mitigating': 'In Behandlung',
  'status.monitored': 'Überwacht',
  'status.open': 'Offen',
  'status.pending': 'Ausstehend',
};
