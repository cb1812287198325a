import { counted } from '../wording.ts';
import { meaningsEs } from './meanings-es.ts';
import type { Texts } from './texts.ts';

export const es: Texts = {
  notice: 'Asistente integrado: no hay ningún modelo de lenguaje conectado',
  levels: { low: 'bajo', medium: 'medio', high: 'alto', critical: 'crítico' },
  statuses: {
    identified: 'identificado', assessing: 'evaluación en curso', mitigating: 'tratamiento en curso', monitored: 'en seguimiento', open: 'abierto', 'in-progress': 'en curso',
    mitigated: 'mitigado', accepted: 'aceptado', closed: 'cerrado', archived: 'archivado',
  },
  countOfLevel: (count, level) => `${level}: ${count}`,

  about:
    'Soy el asistente integrado de Parapet: reglas y listas, no un modelo de lenguaje. Respondo a partir de los datos que usted puede leer, de las reglas con las que Parapet valora los riesgos y de un catálogo de medidas de seguridad. Pregúnteme por ejemplo:',
  none: (open) => `No he encontrado en eso ningún tema que conozca. Usted ve ${counted(open, 'riesgo abierto', 'riesgos abiertos')}. Pregúnteme por ejemplo:`,
  examples: [
    '«¿Cuáles son nuestros principales riesgos?»', '«¿Cuántos riesgos son críticos?»', '«¿Qué está vencido?»', '«Medidas para una base de datos»',
    '«Analiza: un empleado pierde un portátil con datos de clientes»', '«Plan de tratamiento para la caída de un proveedor»', '«¿Qué es el riesgo residual?»', '«Consejos para evaluar riesgos»',
  ],

  changes: 'No puedo cambiar nada, solo respondo. Registre un riesgo con «Añadir riesgo»; cámbielo, archívelo o elimínelo en el Registro de riesgos.',

  risks: {
    none: 'No hay ningún riesgo abierto que usted pueda ver. Registre uno con «Añadir riesgo».',
    top: (open, split) => `Usted ve ${counted(open, 'riesgo abierto', 'riesgos abiertos')} (${split}). Las puntuaciones más altas:`,
    line: (title, score, severity, status) => `**${title}**: puntuación ${score} de 25, ${severity}, ${status}`,
    recorded: (line) => `Tal como está registrado: ${line}.`,
    counts: (all, open, split) => `Usted ve ${counted(all, 'riesgo', 'riesgos')}, sin contar los archivados; de ellos abiertos: ${open}${open === 0 ? '' : ` (${split})`}.`,
    level: (count, open, level) => `Riesgos abiertos que usted ve: ${open}; de ellos de nivel ${level}: ${count}.`,
    notCounted: 'Puedo contar riesgos, los abiertos por nivel; no veo otras cifras.',
    related: (known) => `Entre los riesgos abiertos con las puntuaciones más altas (${known}), esto tiene que ver con ello:`,
    noneRelated: (known) => `Ninguno de los riesgos abiertos con las puntuaciones más altas (${known}) tiene que ver con ello, y no veo los nombres de los demás. Búsquelos en el Registro de riesgos.`,
    owner: 'No veo quién es responsable de un riesgo o de una tarea. El Registro de riesgos muestra quién responde de un riesgo.',
    dates: 'No veo cuándo se registraron o cambiaron los riesgos, así que no puedo decir cuáles son los últimos. El Registro de riesgos lo muestra.',
  },

  overdue: {
    unreadable: 'Su rol no puede leer tareas, así que no puedo decirle qué está vencido.',
    unreadableTasks: 'Su rol no puede leer tareas, así que no puedo decirle cuáles están vencidas.',
    nothing: 'Ninguna tarea y ninguna acción de un plan está vencida.',
    noTask: 'Ninguna tarea está vencida.',
    noAction: 'Ninguna acción de un plan está vencida.',
    tasks: (count) => `${counted(count, 'tarea está vencida', 'tareas están vencidas')}:`,
    actions: (count) => `${counted(count, 'acción de un plan está vencida', 'acciones de planes están vencidas')}:`,
    task: (title, due) => `**${title}**: vencía el ${due}`,
    action: (title, plan, due) => `**${title}** (plan: ${plan}): vencía el ${due}`,
    untitled: 'sin título',
    more: (count) => `y ${count} más.`,
    only: 'De las tareas solo veo cuáles están vencidas.',
    first: 'Yo empezaría por lo que está vencido y seguiría con las puntuaciones más altas.',
  },

  controls: {
    ask: '¿Para qué tipo de activo, o contra qué? Por ejemplo: «medidas para una base de datos» o «medidas contra el ransomware».',
    heading: 'Las medidas que mejor encajan:',
    notExplained: 'Solo explico términos de la gestión de riesgos. Controles que tienen que ver con ello:',
    inEnglish: 'Los títulos y las descripciones del catálogo están en inglés.',
    suggested: (count, about) => `${counted(count, 'control', 'controles')} para ${about}, el más adecuado primero.`,
    nothing: (about) => `El catálogo no tiene nada para ${about}. Pruebe con Hardware, Software, Red, Datos o Personal.`,
    both: (one, other) => `${one} y ${other}`,
    unusedCategory: (what) => `La categoría «${what}» no se ha utilizado: el catálogo no la conoce. Pruebe con Seguridad, Privacidad, Operativo, Financiero o Regulatorio.`,
    unusedType: (what) => `El tipo «${what}» no se ha utilizado: el catálogo no lo conoce. Pruebe con Hardware, Software, Red, Datos o Personal.`,
    editions:
      'Los identificadores son los de NIST SP 800-53 revisión 5 y CSF 2.0; las cláusulas de ISO/IEC 27001:2022 (anexo A), SOC 2 y PCI DSS 4.0 se citan por su número.',
  },

  analysis: {
    ask: 'Describa el escenario en una frase: quién o qué podría causarlo, a qué activo afecta y qué supondría. Por ejemplo: «Un phishing da a un atacante acceso a nuestra base de datos de clientes».',
    likelihood: (value, reasons) => `**Probabilidad ${value} de 5**: ${reasons}.`,
    impact: (value, reasons) => `**Impacto ${value} de 5**: ${reasons}.`,
    raises: (words) => `«${words}» aumenta el valor`,
    lowers: (words) => `«${words}» disminuye el valor`,
    noReason: 'nada en el texto habla a favor de más o menos que el punto medio',
    level: (product, level) => `Probabilidad × impacto es ${product}, es decir, nivel **${level}**.`,
    helping: 'Controles que ayudarían:',
    nothing: 'El catálogo no tiene controles para estas palabras; describa qué podría ocurrirle a qué activo.',
    caution: 'Es un punto de partida, solo a partir de las palabras. Qué hay ya y lo bien que funciona solo lo sabe usted.',
  },

  plan: {
    ask: '¿Qué riesgo hay que tratar? Descríbalo en una frase, o pida un borrador de plan en el paso 3 de un flujo de riesgo. Por ejemplo: «Plan de tratamiento para ransomware en nuestro servidor de archivos».',
    heading: (priority, timeline, risk) => `Un borrador, nivel de prioridad **${priority}**, en ${timeline}${risk === null ? '' : `, para ${risk}`}:`,
    timelines: { critical: '30 días', high: '60 días', medium: '90 días', low: '6 meses' },
    general: [
      ['Acordar un responsable y un objetivo', 'Nombrar a quien responde de este riesgo y hasta dónde tiene que bajar.'],
      ['Elegir cómo tratarlo', 'Comparar evitar, reducir, compartir y aceptar el riesgo según su coste y su efecto.'],
      ['Llevarlo a cabo y comprobarlo', 'Hacer lo elegido, volver a evaluar el riesgo y anotar lo que queda.'],
    ],
    title: (risk) => `Tratar: ${risk}`,
    description: (risk) => `Reducir el riesgo: ${risk}`,
    assets: (names) => `Activos: ${names}.`,
    scenarios: (names) => `Escenarios: ${names}.`,
    drafted: (actions, priority, timeline) => `Un borrador con ${counted(actions, 'acción', 'acciones')}, nivel de prioridad **${priority}**, para realizar en ${timeline}:`,
    next: 'Decida quién hace qué y para cuándo, indique lo que cuesta y tache lo que ya existe.',
  },

  meaning: (term, text) => `**${term}**: ${text}`,
  ...meaningsEs,
};
