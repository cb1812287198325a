import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'bulk.changed_one': 'Se cambió {{count}} elemento.',
  'bulk.changed_other': 'Se cambiaron {{count}} elementos.',
  'bulk.deleted_one': 'Se eliminó {{count}} elemento.',
  'bulk.deleted_other': 'Se eliminaron {{count}} elementos.',
  'bulk.refused_one': '{{count}} elemento no se cambió',
  'bulk.refused_other': '{{count}} elementos no se cambiaron',
  'bulk.refused-message': 'Estos elementos siguen como estaban. Debajo de cada uno figura el motivo.',
  'bulk.no-reason': 'No se indicó ningún motivo.',
  'bulk.running': 'Cambiando elementos',
  'bulk.progress': 'Progreso',
  'bulk.done-of': '{{done}} de {{total}}',
  'bulk.stop': 'Detener',
  'bulk.close': 'Cerrar',
  'bulk.failed': 'No se pudieron cambiar todos los elementos. Inténtelo de nuevo.',
  'import.open': 'Importar',
  'export.csv': 'Exportar como CSV',
  'export.xlsx': 'Exportar como Excel',
  'export.failed': 'No se pudo exportar la lista. Inténtelo de nuevo.',
};
