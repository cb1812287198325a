import { meaningsEs } from './meanings-es.ts';
import type { Texts } from './types.ts';

const NOUNS = {
  risks: ['riesgo', 'riesgos'],
  tasks: ['tarea', 'tareas'],
  plans: ['plan de tratamiento', 'planes de tratamiento'],
  flows: ['flujo de riesgo', 'flujos de riesgo'],
  assets: ['activo', 'activos'],
  properties: ['bien', 'bienes'],
  scenarios: ['escenario de riesgo', 'escenarios de riesgo'],
  people: ['persona', 'personas'],
  actions: ['acción de plan', 'acciones de plan'],
  work: ['elemento pendiente', 'elementos pendientes'],
  templates: ['plantilla GRC', 'plantillas GRC'],
} as const;

export const es: Texts = {
  ...meaningsEs,
  levels: { low: 'Bajo', medium: 'Medio', high: 'Alto', critical: 'Crítico' },
  statuses: {
    identified: 'Identificado',
    assessing: 'Evaluación en curso',
    mitigating: 'Tratamiento en curso',
    monitored: 'En seguimiento',
    open: 'Abierto',
    'in-progress': 'En curso',
    mitigated: 'Mitigado',
    accepted: 'Aceptado',
    closed: 'Cerrado',
    archived: 'Archivado',
    pending: 'Pendiente',
    completed: 'Completado',
    cancelled: 'Cancelado',
    draft: 'Borrador',
  },
  roles: {
    admin: 'Administrador',
    risk_manager: 'Gestor de riesgos',
    grc_domain_manager: 'Responsable de dominio GRC',
    asset_owner: 'Propietario de activos',
    risk_owner: 'Propietario de riesgos',
    stakeholder: 'Parte interesada',
    auditor: 'Auditor',
  },
  periods: { today: 'hoy', tomorrow: 'mañana', week: 'en 7 días', month: 'en 30 días' },
  categories: {
    seguridad: 'Security',
    privacidad: 'Privacy',
    operativo: 'Operational',
    financiero: 'Financial',
    regulatorio: 'Regulatory',
  },
  counted: (kind, count) => `${count} ${NOUNS[kind][count === 1 ? 0 : 1]}`,
  filter: {
    level: (level) => `puntuación: ${level}`,
    assetLevel: (level) => `nivel de riesgo: ${level}`,
    severity: (level) => `gravedad: ${level}`,
    status: (status) => `estado: ${status}`,
    above: (score) => `puntuación superior a ${score}`,
    below: (score) => `puntuación inferior a ${score}`,
    order: () => 'los más recientes primero',
    owner: (name) => `propietario: ${name}`,
    assigned: (name) => `asignación: ${name}`,
    category: (name) => `categoría: ${name}`,
    domain: (name) => `dominio: ${name}`,
    asset: (name) => `activo: ${name}`,
    risk: (name) => `riesgo: ${name}`,
    overdue: () => 'con algo vencido',
    late: () => 'fuera de plazo',
    due: (period) => `vencimiento ${period}`,
    changed: (period) => `cambio ${period.replace('en ', 'en los últimos ')}`,
    added: (period) => `alta ${period.replace('en ', 'en los últimos ')}`,
    text: (words) => `con «${words}»`,
  },
  who: { me: 'usted', none: 'nadie' },
  not: (word) => `no ${word}`,
  or: 'o',
  notArchived: 'sin contar los archivados',
  openList: 'Abrir la lista',
  noFilter: (filters) => `(sin filtro para: ${filters})`,
  more: (count) => `y ${count} más`,
  score: (score, level) => `puntuación ${score} · ${level}`,
  fact: (title, facts) => `${title}: ${facts}`,
  due: (day) => `vence el ${day}`,
  step: (step) => `paso ${step} de 3`,
  done: (done, all) => `${done} de ${all} acciones completadas`,
  untimed:
    'No queda registrado cuándo se alcanzó ese estado, así que no puedo contar por esa fecha. En ese estado ahora:',
  untitled: 'Sin título',
  about: (name) => `Sobre ${name}:`,
  ofRisk: {
    owner: (owner, reviewer) => `Propietario: **${owner}**. Revisor: ${reviewer}.`,
    score: (impact, probability, score, level, from, to) =>
      `Impacto ${impact} × probabilidad ${probability} = **${score}**. Las puntuaciones de ${from} a ${to} corresponden al nivel **${level}**.`,
    differs: (severity) =>
      `Su gravedad es: ${severity}. Es la valoración de una persona y puede diferir de la puntuación.`,
    assets: (count) => `Activos (${count}):`,
    scenarios: (count) => `Escenarios de riesgo (${count}):`,
    noHistory: 'No hay registrado ningún cambio así.',
    added: (who, when) => `Añadido el ${when} por **${who}**.`,
    recorded: 'Tal como está registrado:',
  },
  ofAsset: (type, level, status, risks, link) =>
    `Tipo: ${type}, nivel de riesgo: **${level}**, estado: ${status}. [${risks} ${risks === 1 ? 'riesgo lo incluye' : 'riesgos lo incluyen'}](${link}).`,
  facets: {
    owner: 'Riesgos por responsable:',
    level: 'Por puntuación:',
    status: 'Por estado:',
    category: 'Categorías en uso:',
  },
  changes: {
    heading: (period) =>
      period === null ? 'Los últimos cambios:' : `Cambios ${period.replace('en ', 'en los últimos ')}:`,
    none: 'No ha cambiado nada.',
    verbs: {
      created: 'creación',
      changed: 'cambio',
      completed: 'finalización',
      reopened: 'reapertura',
      archived: 'archivado',
      unarchived: 'desarchivado',
    },
    product: 'el producto',
  },
  nothing: {
    'work-overdue': 'No hay nada vencido.',
    'work-mine': 'No tiene nada asignado.',
    'owners-list': 'Nadie es responsable de un riesgo.',
    'categories-list': 'Ningún riesgo tiene categoría.',
  },
  meaning: (term, meaning) => `**${term}**: ${meaning}`,
  role: (role, rights) => `**${role}**: ${rights}`,
  rights: { risks: 'riesgos', assets: 'activos', tasks: 'tareas', organizations: 'organización', users: 'usuarios' },
  actions: { create: 'crear', read: 'leer', update: 'modificar', delete: 'eliminar' },
  noRights: 'nada',
  says: {
    ...meaningsEs.says,
    levels: [
      'Niveles según la puntuación:',
      '**Crítico**: puntuaciones de 16 a 25',
      '**Alto**: puntuaciones de 9 a 15',
      '**Medio**: puntuaciones de 4 a 8',
      '**Bajo**: puntuaciones de 1 a 3',
      'El nivel de un escenario en un flujo tiene su propia escala: probabilidad × impacto hasta 6 es bajo, hasta 12 medio, hasta 20 alto, por encima crítico. La gravedad es la valoración de una persona y no se calcula.',
    ],
    'howto-add-asset':
      'Elija el botón para añadir en [Ciberseguridad, Activos](/cybersecurity); una plantilla trae sus campos. Varios a la vez: importe allí un archivo CSV.',
    'howto-add-risk':
      'Elija [Añadir riesgo](/add-risk): dominio y plantilla, activos y escenarios afectados, y después las preguntas; antes de guardar se revisa todo.',
    'howto-flow':
      'En el [Registro de riesgos](/risk-register), cree el flujo desde la fila de un riesgo. El paso 1 selecciona los activos, el paso 2 evalúa los escenarios conectados, el paso 3 escribe el plan de tratamiento; después se completa el flujo.',
    'howto-archive':
      'Un riesgo se archiva en el [Registro de riesgos](/risk-register) cuando su flujo está completado, y se desarchiva en cualquier momento. Eliminar está en el menú de la fila; un administrador puede restaurar durante 30 días.',
    'howto-import':
      'Elija «Importar» sobre la lista del [Registro de riesgos](/risk-register) y un archivo CSV o un libro de Excel. Las columnas se reconocen, cada fila se comprueba antes de escribir nada y la importación se puede deshacer.',
    'howto-export':
      'Elija «Exportar» sobre la lista del [Registro de riesgos](/risk-register): CSV o Excel, con todos los riesgos que dejan los filtros. Un flujo de riesgo tiene un informe para imprimir.',
    'howto-invite':
      'En la página [Organización](/organization), elija «Añadir miembro», indique la dirección y el rol, y comparta el enlace. Solo pueden hacerlo los administradores; allí también cambian los roles.',
    'howto-template':
      'En la página [Ciberseguridad](/cybersecurity), la gestión de plantillas de cada pestaña cambia los campos de activos, bienes y escenarios. Las preguntas del asistente de creación están en las [plantillas GRC](/grc/templates).',
    'howto-matrix':
      'En [Configuración](/settings), pestaña Matriz de riesgos: 3, 4 o 5 niveles por lado, cuatro colores y un nivel propio para celdas concretas.',
    'howto-settings': 'El idioma, el tema, la contraseña y los tokens de API están en [Configuración](/settings).',
    about:
      'Respondo a partir de los datos que usted puede leer, de las reglas de Parapet y de un catálogo de controles; no cambio nada. Pregúnteme por ejemplo:',
    'cannot-change':
      'No puedo cambiar nada, solo respondo. Los riesgos se cambian en el [Registro de riesgos](/risk-register), las tareas y los planes en [Planes y tareas](/plans-tasks), los activos en [Ciberseguridad](/cybersecurity).',
  },
  controlsFor: (what) => `Controles para ${what}, los más adecuados primero:`,
  noControls: (what) =>
    `El catálogo no tiene nada para ${what}. Nombre un tipo de activo o una amenaza, como «base de datos» o «ransomware».`,
  inEnglish: '_El catálogo está en inglés._',
  noSuchControl: (id) =>
    `El catálogo no conoce ${id}. Contiene controles de NIST SP 800-53 y resultados de NIST CSF 2.0.`,
  notUnderstood: 'No he entendido la pregunta. Puedo responder, por ejemplo, a:',
  notFound: {
    risk: (name) => `No he encontrado ningún riesgo llamado «${name}» que usted pueda ver.`,
    asset: (name) => `No he encontrado ningún activo llamado «${name}» que usted pueda ver.`,
  },
  which: {
    risk: '¿A qué riesgo se refiere? Escriba su título, o ábralo y vuelva a preguntar.',
    asset: '¿A qué activo se refiere? Escriba su nombre.',
    text: '¿De qué se trata? Descríbalo en una frase: quién o qué podría causarlo, a qué activo afecta y qué supondría.',
  },
  notAllowed: 'Su rol no le permite ver eso.',
};
