import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'start-risk-flow.title': 'Flujo de riesgo',
  'start-risk-flow.description': 'Elija el riesgo en el que desea trabajar.',
  'start-risk-flow.table': 'Riesgos para elegir',
  'start-risk-flow.search': 'Buscar riesgos',
  'start-risk-flow.filter-search': 'Búsqueda: {{text}}',
  'start-risk-flow.failed': 'No se pudieron cargar los riesgos. Inténtelo más tarde.',
  'start-risk-flow.empty': 'Aún no hay riesgos',
  'start-risk-flow.empty-message': 'Un flujo de riesgo parte de un riesgo registrado.',
  'start-risk-flow.no-match': 'Ningún riesgo coincide',
  'start-risk-flow.no-match-message': 'Ningún riesgo coincide con su búsqueda.',
  'start-risk-flow.clear': 'Borrar búsqueda',
  'start-risk-flow.more':
    'Solo se muestran los primeros {{shown}} de {{total}} riesgos. Use la búsqueda para encontrar los demás.',
  'add-risk.action': 'Añadir riesgo',

  'risk-flow.title': 'Flujo de riesgo',
  'risk-flow.back': 'Todos los riesgos',
  'risk-flow.register': 'Mostrar en el registro',
  'risk-flow.failed': 'No se pudo cargar el riesgo. Inténtelo más tarde.',
  'risk-flow.flow-failed': 'No se pudo cargar el flujo de riesgo',
  'risk-flow.gone': 'Riesgo no encontrado',
  'risk-flow.gone-message': 'Se ha eliminado o usted no tiene acceso a él.',
  'risk-flow.choose': 'Elegir un riesgo',
  'new-flow.none': 'Este riesgo aún no tiene flujo',
  'new-flow.failed': 'No se pudo crear el flujo de riesgo',
  'new-flow.creating': 'Se está creando el flujo de riesgo',
};
