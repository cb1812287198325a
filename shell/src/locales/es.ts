import { es as frame } from '@parapet/frame/locales/es';
import type { ShellText } from './en.ts';

export const es: Readonly<Record<ShellText, string>> = {
  ...frame,
  'landing.sign-in': 'Iniciar sesión',
  'sign-in.title': 'Su cuenta de Parapet',
  'sign-in.popup': 'Continúe en la ventana que se ha abierto.',
  'sign-in.failed': 'No se pudo iniciar sesión. Inténtelo de nuevo.',
  'sign-in.expired': 'El inicio de sesión tardó demasiado. Empiece de nuevo.',
  'sign-in.unreachable': 'El servicio de inicio de sesión no responde. Inténtelo de nuevo dentro de unos minutos.',
  'sign-in.signed-out': 'Se ha cerrado su sesión.',
  'session.ended': 'Su sesión ha terminado',
  'session.ended.message':
    'Vuelva a iniciar sesión para continuar. No se pierde nada de lo que ha introducido en esta página.',
  'session.leave': 'Salir',
  'remote.failed': '{{name}} no está disponible',
  'remote.failed.broken': 'No se pudo cargar esta parte de Parapet. Lo demás sigue funcionando.',
  'remote.failed.timeout': 'Esta parte de Parapet tarda demasiado en cargarse. Lo demás sigue funcionando.',
  'remote.failed.offline':
    'No tiene conexión y esta página aún no se ha cargado. Se abrirá por sí sola cuando vuelva la conexión.',
  'remote.failed.crashed': 'Se ha producido un error en esta página. Lo demás sigue funcionando.',
  'remote.failed.incompatible':
    'Se creó para {{part}} {{needs}}, pero esta instalación tiene {{has}}. Un administrador debe publicar una versión compatible.',
  'remote.refused': 'Esta página no está disponible por el momento',
  'remote.failed.unfit':
    '{{label}} {{version}} necesita {{name}} de {{part}} {{needs}}, este producto tiene {{has}}. No se ha iniciado. Todas las demás páginas funcionan.',
  'remote.failed.unrecorded':
    '{{label}} {{version}} no indica qué necesita de este producto. No se ha iniciado. Todas las demás páginas funcionan. Un administrador debe publicarla de nuevo.',
  'remote.failed.outdated':
    'Parapet se ha actualizado desde que abrió esta página. Vuelva a cargarla para ver esta parte. Todo lo demás sigue funcionando.',
  'crash.title': 'Parapet no pudo iniciarse',
  'crash.message': 'Vuelva a cargar la página. Si el problema continúa, póngase en contacto con soporte.',
  'crash.reload': 'Volver a cargar',
};

export { es as kit } from '@parapet/ui/locales/es';
export { es as domain } from '@parapet/domain-ui/locales/es';
