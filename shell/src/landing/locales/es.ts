import type { LandingText } from './en.ts';

export const landing: Readonly<Record<LandingText, string>> = {
  'landing.title': 'Iniciar sesión',
  'landing.heading': 'Conozca sus riesgos, quién responde de ellos y qué se está haciendo.',
  'landing.lead':
    'Parapet reúne los riesgos, activos y escenarios de su organización en un solo registro y acompaña cada riesgo desde la evaluación hasta completar su plan de tratamiento.',
  'landing.feature.assess': 'Identificación y evaluación de riesgos',
  'landing.feature.assess.text':
    'Un flujo guiado lleva desde los activos afectados y sus escenarios hasta una puntuación que todos calculan de la misma manera.',
  'landing.feature.monitor': 'Seguimiento de riesgos en tiempo real',
  'landing.feature.monitor.text':
    'Las páginas se actualizan mientras su equipo trabaja. Lo que se le asigna, vence o pasa a ser crítico le llega.',
  'landing.feature.comply': 'Herramientas de gestión del cumplimiento',
  'landing.feature.comply.text':
    'Las plantillas de ISO 27001, NIST CSF, SOC 2, RGPD, HIPAA y PCI DSS plantean las preguntas y citan el control del que proceden.',
  'landing.feature.report': 'Análisis e informes detallados',
  'landing.feature.report.text':
    'Vea qué está abierto, qué se ha completado y cuándo. Detrás de cada cifra está su lista, y cada lista se puede exportar.',
  'landing.note': 'Código abierto. Funciona en su propio servidor.',
  'landing.picture':
    'El registro de riesgos: una tabla de riesgos con categoría, gravedad, puntuación y estado; al lado, la matriz de riesgos y el resumen.',
  'landing.theme.light': 'Cambiar al tema claro',
  'landing.theme.dark': 'Cambiar al tema oscuro',
  'landing.support': 'Contactar con soporte',
  'landing.sign-up': 'Crear cuenta',
  'landing.setting-up': 'Preparando su espacio de trabajo…',
  'landing.setup-failed': 'No se pudo preparar su espacio de trabajo',
  'landing.setup-failed.message': 'Inténtelo de nuevo. Si el problema continúa, póngase en contacto con soporte.',
  'landing.by-invitation': 'Necesita una invitación',
  'landing.by-invitation.message':
    'Aquí solo pueden unirse las personas invitadas. Pida un enlace a un administrador de su organización o inicie sesión con otra cuenta.',
  'landing.unreachable': 'No se puede acceder al servidor',
  'landing.unreachable.message': 'Compruebe su conexión e inténtelo de nuevo.',
  'landing.retry': 'Reintentar',
  'invitation.invited':
    'Ha recibido una invitación para unirse a una organización. Inicie sesión o cree una cuenta para aceptarla.',
  'invitation.joining': 'Uniéndose a la organización…',
  'invitation.failed': 'No se pudo aceptar la invitación',
  'invitation.gone':
    'Ya se ha usado, se ha retirado o ha caducado. Pida una nueva o continúe sin invitación en un espacio de trabajo propio.',
  'invitation.skip': 'Continuar sin invitación',
  'invitation.same': 'Ya pertenece a {{organization}}',
  'invitation.offer': 'Tiene una invitación para unirse a {{organization}} (rol: {{role}})',
  'invitation.leaves':
    'Una cuenta pertenece a una sola organización. Si acepta, abandonará {{organization}}. Su nombre seguirá figurando en lo que hizo allí.',
  'invitation.deletes':
    'Una cuenta pertenece a una sola organización y usted es el único miembro de {{organization}}. Si acepta, se eliminará con todo su contenido (elementos: {{count}}). Esta acción no se puede deshacer.',
  'invitation.last-admin': 'Usted es el último administrador de {{organization}}.',
  'invitation.successor': 'Nuevo administrador',
  'invitation.leave-and-join': 'Abandonar y unirse',
  'invitation.delete-and-join': 'Eliminar y unirse',
  'invitation.stay': 'Permanecer en {{organization}}',
};
