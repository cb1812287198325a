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
  'releases.tokens': 'Tokens de publicación',
  'releases.tokens-description':
    'Con un token así, un equipo publica su módulo desde su propia compilación, sin acceso a este servidor.',
  'releases.no-tokens': 'No hay tokens de publicación',
  'releases.create-token': 'Crear un token de publicación',
  'releases.token-warning':
    'Quien tenga este token decide qué código del módulo se ejecuta en los navegadores de todos.',
  'releases.remote': 'Nombre del módulo',
  'releases.remote-hint': 'El nombre de su carpeta, p. ej., register',
  'releases.remote-invalid': 'Introduzca un nombre con letras minúsculas, dígitos y guiones.',
  'releases.token-created': 'creado por {{name}} el {{date}}',
  'releases.revoke-question':
    'Ya no se podrá publicar nada de «{{name}}» con él. Lo publicado se mantiene. Esta acción no se puede deshacer.',
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
