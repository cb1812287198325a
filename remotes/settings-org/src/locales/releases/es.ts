import type { releaseTexts as en } from './en.ts';

export const releaseTexts: typeof en = {
  'releases.title': 'Versiones',
  'releases.description':
    'Lo que se ejecuta en este servidor y lo que falló en los navegadores. Solo lo ven los administradores del servidor.',
  'releases.not-allowed': 'Solo los administradores del servidor ven sus versiones.',
  'releases.failed': 'No se pudieron cargar las versiones. Inténtelo de nuevo.',
  'releases.live': 'Versiones activas',
  'releases.none': 'No hay nada publicado en este servidor',
  'releases.stable': 'Estable',
  'releases.canary': 'Versión previa',
  'releases.audience-percent': '{{percent}} de las personas',
  'releases.audience-organizations_one': '{{count}} organización',
  'releases.audience-organizations_other': '{{count}} organizaciones',
  'releases.off': 'Desactivada',
  'releases.errors': 'Errores en navegadores',
  'releases.errors-description':
    'De los últimos 30 días, sin nombres, direcciones ni textos de las personas a las que les ocurrieron.',
  'releases.no-errors': 'Ningún error en los últimos 30 días',
  'releases.kind.load': 'No se pudo cargar',
  'releases.kind.crash': 'La página falló',
  'releases.fell-back': 'La versión {{version}} en su lugar',
  'releases.not-shown': 'Ninguna página',
  'releases.times_one': '{{count}} vez',
  'releases.times_other': '{{count}} veces',
  'releases.seen': 'primera vez {{first}}, última {{last}}',
};
