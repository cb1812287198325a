import type { FrameText } from './en.ts';

export const es: Readonly<Record<FrameText, string>> = {
  'user.jobs': 'Mis trabajos',
  'user.sign-out': 'Cerrar sesión',
  'user.sign-out-failed': 'No se pudo cerrar sesión. Inténtelo de nuevo.',
  'commands.search': 'Buscar',
  'commands.help': 'Ayuda del teclado',
  'bell.title': 'Notificaciones',
  'bell.unread': 'Notificaciones, sin leer: {{number}}',
  'offline.title': 'Sin conexión',
  'offline.message':
    'Es posible que lo que ve no esté actualizado. No se puede guardar nada hasta que vuelva la conexión; lo que escriba permanece aquí.',
  'not-found.title': 'Página no encontrada',
  'not-found.message': 'No hay ninguna página en esta dirección. Es posible que se haya movido o eliminado.',
  'not-found.home': 'Ir al panel de control',
  'language.failed': 'No se pudo cargar el idioma. Inténtelo de nuevo.',
};
