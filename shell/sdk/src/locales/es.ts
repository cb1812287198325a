import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  refused: 'Su rol ({{role}}) no lo permite.',
  'role.admin': 'Administrador',
  'role.risk_manager': 'Gestor de riesgos',
  'role.grc_domain_manager': 'Responsable de dominio GRC',
  'role.asset_owner': 'Propietario de activos',
  'role.risk_owner': 'Propietario de riesgos',
  'role.stakeholder': 'Parte interesada',
  'role.auditor': 'Auditor',
  'leave.title': '¿Salir sin guardar?',
  'leave.message': 'Los cambios no se han guardado y se perderán.',
  'leave.confirm': 'Salir',
  'leave.cancel': 'Seguir editando',
  'autosave.left-unsaved':
    'No se pudieron guardar sus últimos cambios. Están guardados en este dispositivo y se le ofrecerán la próxima vez que lo abra.',
  'autosave.left-retrying':
    'Sus últimos cambios aún no se han guardado. Están en este dispositivo y se sigue intentando guardarlos.',
  'autosave.left-saved': 'Sus últimos cambios se han guardado.',
  'failure.change': 'No se pudo guardar el cambio. Inténtelo de nuevo.',
  'failure.offline-change':
    'Sin conexión. El cambio no se ha guardado. Inténtelo de nuevo cuando vuelva a tener conexión.',
  'failure.load': 'No se pudieron cargar los datos. Inténtelo de nuevo.',
  'failure.offline': 'No se puede acceder al servidor. Compruebe su red e inténtelo de nuevo.',
  'failure.not-found': 'Es posible que se haya eliminado o que usted no tenga acceso a él.',
};
