import type { matrix as en } from './en.ts';

export const matrix: Record<keyof typeof en, string> = {
  'matrix.title': 'Matriz de riesgos',
  'matrix.levels': 'Niveles',
  'matrix.impact-levels': 'Niveles de impacto',
  'matrix.probability-levels': 'Niveles de probabilidad',
  'matrix.yours': 'Así ve usted la matriz. Las puntuaciones y la vista de los demás miembros no cambian.',
  'matrix.colors': 'Colores',
  'matrix.colors-note':
    'Iguales en el tema claro y en el oscuro, con números oscuros o blancos, según lo que se lea mejor.',
  'matrix.contrast': 'Contraste con el texto',
  'matrix.hard-to-read': 'Los números sobre {{level}} se leen mal: {{ratio}}, y se necesita {{needed}}.',
  'matrix.use-color': 'Usar {{color}}',
  'matrix.color-needed': 'Introduzca un color como #d3f9d8.',
  'matrix.preview': 'Vista previa',
  'matrix.choose': 'Elija una celda para asignarle un nivel propio.',
  'matrix.caption': 'Matriz de riesgos: impacto por filas, probabilidad por columnas',
  'matrix.cell': 'Impacto {{impact}}, probabilidad {{probability}}, puntuación {{score}}: {{level}}',
  'matrix.cell-own':
    'Impacto {{impact}}, probabilidad {{probability}}, puntuación {{score}}: {{level}}, definido a mano',
  'matrix.scores': '{{lowest}}–{{highest}}',
  'matrix.chosen': 'Impacto {{impact}}, probabilidad {{probability}}',
  'matrix.computed': 'Nivel calculado: {{level}}',
  'matrix.level': 'Nivel',
  'matrix.low': 'Bajo',
  'matrix.medium': 'Medio',
  'matrix.high': 'Alto',
  'matrix.critical': 'Crítico',
  'matrix.apply': 'Aplicar',
  'matrix.reset-cell': 'Restablecer',
  'matrix.not-set': 'Esta celda tiene su nivel calculado.',
  'matrix.own_one': '{{count}} celda definida a mano',
  'matrix.own_other': '{{count}} celdas definidas a mano',
  'matrix.reset': 'Restablecer valores predeterminados',
  'matrix.is-default': 'La matriz es la predeterminada.',
  'matrix.was-reset':
    'Los niveles, los colores y las celdas vuelven a ser los predeterminados. Guarde para conservarlos.',
};
