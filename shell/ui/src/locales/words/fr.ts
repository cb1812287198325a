import type { Words } from './en.ts';

export const words: Words = {
  'severity.critical': 'Critique',
  'severity.high': 'Élevée',
  'severity.low': 'Faible',
  'severity.medium': 'Moyenne',
  'status.accepted': 'Accepté',
  'status.archived': 'Archivé',
  'status.assessing': 'Évaluation en cours',
  'status.cancelled': 'Annulé',
  'status.closed': 'Clos',
  'status.completed': 'Terminé',
  'status.draft': 'Brouillon',
  'status.identified': 'Identifié',
  'status.in-progress': 'En cours',
  'status.mitigated': 'Atténué',
  'status.mitigating': 'Traitement en cours',
  'status.monitored': 'Sous surveillance',
  'status.open': 'Ouvert',
  'status.pending': 'En attente',
};
