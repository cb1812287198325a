import type { ViewsText } from './en.ts';

export const es: Readonly<Record<ViewsText, string>> = {
  'views.shared': 'Compartidas con la organización',
  'views.mine': 'Mis perfiles de filtros',
  'views.saved-by': 'Guardada por {{name}}',
  'views.save': 'Guardar para todos',
  'views.for': 'Quién puede usarla',
  'views.only-me': 'Solo yo',
  'views.everybody': 'Todos',
  'views.only-filters': 'Un perfil de filtros: solo los filtros',
  'views.everything': 'Filtros, orden, columnas y altura de las filas',
  'views.confirm': '¿Eliminar «{{name}}» para todos?',
  'views.sort': 'orden',
  'views.columns': 'columnas',
  'views.density': 'altura de las filas',
  'views.gone':
    'Esta vista compartida se ha eliminado o es de otra organización. Sus filtros, su orden y sus columnas se mantienen hasta que elija otra vista.',
  'views.outdated': '{{name}} ha guardado esta vista entretanto.',
  'views.somebody': 'Alguien',
  'views.show-saved': 'Mostrarla como está guardada',
  'views.failed': 'No se pudo guardar la vista compartida',
  'views.profile-failed': 'No se pudo guardar el perfil',
  'views.list-failed': 'No se pudieron cargar las vistas compartidas',
};
