import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'bulk.changed_one': 'Se ha modificado {{count}} elemento.',
  'bulk.changed_other': 'Se han modificado {{count}} elementos.',
  'bulk.deleted_one': 'Se ha eliminado {{count}} elemento.',
  'bulk.deleted_other': 'Se han eliminado {{count}} elementos.',
  'bulk.refused_one': '{{count}} elemento no se ha modificado',
  'bulk.refused_other': '{{count}} elementos no se han modificado',
  'bulk.refused-message': 'Estos elementos siguen como estaban. Debajo de cada uno figura el motivo.',
  'bulk.no-reason': 'No se ha indicado ningún motivo.',
  'bulk.running': 'Modificando elementos',
  'bulk.progress': 'Progreso',
  'bulk.done-of': '{{done}} de {{total}}',
  'bulk.stop': 'Detener',
  'bulk.close': 'Cerrar',
  'bulk.failed': 'No se pudieron modificar todos los elementos. Inténtelo de nuevo.',
  'import.open': 'Importar',
  'export.csv': 'Exportar como CSV',
  'export.xlsx': 'Exportar como Excel',
  'export.failed': 'No se pudo exportar la lista. Inténtelo de nuevo.',
};
