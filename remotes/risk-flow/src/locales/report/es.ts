import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'report.title': 'Informe del flujo de riesgo',
  'report.kind': 'Informe del flujo de riesgo, confidencial',
  'report.hint': 'Imprímalo o elija «Guardar como PDF» en el cuadro de diálogo del navegador.',
  'report.print': 'Imprimir',
  'report.not-completed': 'El informe estará disponible cuando se complete el flujo',
  'report.organization': 'Organización',
  'report.made': 'Informe creado',
  'report.completed-by': 'Completado por',
  'report.archived-by': 'Archivado por',
  'report.approval': 'Aprobación',
  'report.approved-by': 'Aprobación de una segunda persona',
  'report.signature': 'Fecha, firma',
  'report.severity': 'Gravedad (valoración)',
  'report.score': 'Puntuación (calculada)',
  'report.asset': 'Activo',
  'report.property': 'Bien',
  'report.note': 'Nota',
  'report.treatment-note': 'Nota de tratamiento',
  'report.no-note': 'Sin nota',
  'report.scales':
    'Nivel del escenario: probabilidad × impacto, hasta 6 bajo, hasta 12 medio, hasta 20 alto, por encima crítico. Puntuación del riesgo: impacto × probabilidad, hasta 3 baja, hasta 8 media, hasta 15 alta, por encima crítica.',
  'report.linked': 'Riesgos vinculados',
  'report.record': 'Elemento {{id}}, versión {{version}}, modificado el {{date}}',
  'report.seal': 'Último sello del registro de auditoría: n.º {{number}}',
  'report.unsealed': 'El registro de auditoría todavía no tiene ningún sello',
};
