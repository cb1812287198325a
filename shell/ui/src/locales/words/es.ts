import type { Words } from './en.ts';

export const words: Words = {
  'severity.critical': 'Crítica',
  'severity.high': 'Alta',
  'severity.low': 'Baja',
  'severity.medium': 'Media',
  'status.accepted': 'Aceptado',
  'status.archived': 'Archivado',
  'status.assessing': 'Evaluación en curso',
  'status.cancelled': 'Cancelado',
  'status.closed': 'Cerrado',
  'status.completed': 'Completado',
  'status.draft': 'Borrador',
  'status.identified': 'Identificado',
  'status.in-progress': 'En curso',
  'status.mitigated': 'Mitigado',
  'status.mitigating': 'Tratamiento en curso',
  'status.monitored': 'En seguimiento',
  'status.open': 'Abierto',
  'status.pending': 'Pendiente',
};
