import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'settings.title': 'Configuración',
  'settings.save': 'Guardar configuración',
  'settings.saved': '¡Configuración guardada correctamente!',
  'settings.failed': 'No se pudo guardar la configuración. Inténtelo de nuevo.',
  'settings.unsaved': 'Cambios sin guardar',
  'settings.discard': 'Descartar',

  'account.title': 'Cuenta',
  'account.email': 'Correo electrónico',
  'account.no-email': 'No hay ninguna dirección de correo electrónico disponible',
  'account.update-password': 'Cambiar contraseña',
  'account.no-page': 'Su servicio de inicio de sesión no ofrece ninguna página para esto.',
  'account.failed': 'No se pudieron cargar los datos de la cuenta. Inténtelo de nuevo.',

  'notifications.title': 'Notificaciones',
  'notifications.email': 'Notificaciones por correo electrónico',
  'notifications.risk-alerts': 'Alertas de riesgo',

  'display.title': 'Visualización',
  'display.theme': 'Tema',
  'display.language': 'Idioma',
  'theme.light': 'Claro',
  'theme.dark': 'Oscuro',
  'theme.system': 'Predeterminado del sistema',

  'organization.title': 'Organización',
  'organization.name': 'Nombre',
  'organization.domain': 'Dominio',
  'organization.loading': 'Cargando…',
  'organization.failed': 'No se pudo cargar la organización',
  'members.title': 'Miembros',
  'members.email': 'Correo electrónico',
  'members.role': 'Rol',
  'members.you': 'Usted',
  'members.empty': 'No se encontraron miembros',

  'resources.title': 'Recursos',
  'resources.description': 'Acceda a recursos y documentación útiles.',
  'resources.placeholder': 'Los recursos y la documentación se mostrarán aquí.',
  'sustainability.title': 'Sostenibilidad',
  'sustainability.description': 'Gestione iniciativas de sostenibilidad y el cumplimiento ESG.',
  'sustainability.placeholder': 'La interfaz de gestión de la sostenibilidad se implementará aquí.',
};
