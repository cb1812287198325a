import type { ReleaseText } from './en.ts';

export const es: Readonly<Record<ReleaseText, string>> = {
  'fell-back': 'No se pudo mostrar {{label}} {{from}}',
  'fell-back.message': 'En su lugar se muestra {{to}} hasta que haya una versión más reciente.',
  'fell-back.retry': 'Reintentar',
  'fell-back.hide': 'Ocultar',
  newer: 'Hay una nueva versión de {{names}} disponible. Sus borradores se conservan.',
  override: 'Versión sustituida: {{label}} {{version}}',
  'override.message': 'Solo la recibe esta sesión, en lugar de la versión activa. Sus fallos no se notifican.',
  'override.leave': 'Abandonar',
  off: '{{label}} está desactivado',
  'off.message': 'La administración de este servidor ha desactivado esta parte: {{reason}}',
  'off.rest': 'Volverá por sí sola. Lo demás sigue funcionando.',
};
