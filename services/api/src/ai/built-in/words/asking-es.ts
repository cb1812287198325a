import type { AskingWords } from './word-lists.ts';

export const askingEs: AskingWords = {
  little:
    'el, la, los, las, lo, un, una, unos, unas, de, del, al, es, son, era, ser, está, están, esta, este, estos, estas, esto, ese, esa, eso, yo, tú, él, ella, nosotros, usted, ustedes, me, te, se, nos, le, les, mi, mis, tu, tus, su, sus, nuestro, nuestra, nuestros, nuestras, que, qué, cuál, cuáles, quién, quiénes, cómo, por, cuándo, dónde, cuánto, cuántos, cuántas, y, e, o, u, para, con, sin, sobre, en, a, ante, contra, desde, entre, hay, ha, han, he, hemos, tengo, tenemos, tiene, tienen, puede, puedes, puedo, podemos, debo, debe, debemos, debería, hacer, hago, no, ni, si, más, muy, todo, todos, toda, todas, pero, como, cuando',
  asking:
    'por favor, suger*, sugier*, recomend*, recomiend*, gener*, crea, crear, cree, redact*, escrib*, dame, deme, dar, muestr*, mostrar, dime, diga, lista, listar, necesit*, quiero, quisiera, ayuda*, encuentr*, propon*, propón, elabor*, prepar*, nuevo, nueva, nuevos, nuevas, seguridad, riesgo, riesgos, escenario, escenarios, bueno, buena, buenos, buenas, mejor, mejores, ahora, actual*, hoy, tipo, clase, cosa, cosas, algo, registrado*, pregunta',
  subjects: {
    elsewhere: { says: 'poema*, canción, canciones, chiste*, cuéntame un cuento, tiempo hace, últimas noticias, noticias, quién puede ver, quién tiene acceso, cumplimos con, traduce, traducir, traduzca, receta, recetas' },
    owner: { says: 'de quién es, quién es el propietario, quién es el dueño, quién es el responsable, quién es responsable, quién está a cargo, quién se encarga, quién se ocupa, propietario del, propietario de, dueño del, responsable del riesgo' },
    overdue: { says: 'vencid*, atrasad*, retrasad*, con retraso, fuera de plazo, plazo* vencido*, pasad* de fecha, va tarde, van tarde, caducad*' },
    tasks: {
      says: 'mis tareas, nuestras tareas, qué tareas, tareas abiertas, tareas pendientes, muestr* .. tareas, lista de tareas, vence hoy, vencen hoy, vence esta semana, vencen esta semana, próximos vencimientos, próximas fechas',
      hints: 'tarea, tareas, plazo, plazos, vence, vencen, vencimiento*, fecha límite, fechas límite',
    },
    counts: { says: 'cuántos, cuántas, número de, cantidad de, cuenta los, total de' },
    dates: { says: 'últimos riesgos, último riesgo, riesgos recientes, riesgo reciente, más recientes, más reciente, recientemente, riesgos nuevos, nuevos riesgos, más antiguos' },
    scoring: {
      says: 'cómo se calcula*, cómo .. calcula, calcul* .. puntuac*, puntuac* .. calcula, puntuación de riesgo, puntuación, matriz, nivel* de riesgo, cómo se valoran los riesgos',
      hints: 'nivel, niveles, puntuaciones',
    },
    tips: {
      says: 'consejo, consejos, sugerencias para evaluar, buenas prácticas, buena práctica, recomendaciones para evaluar, cómo evaluar, cómo evalúo, cómo evaluamos, cómo se evalúa*, cómo describir, cómo describo, cómo identificar, cómo redactar, cómo estimar',
    },
    priorities: {
      says: 'debo hacer, debemos hacer, debería hacer, hacer hoy, hacer ahora, hacer después, primero, en primer lugar, empezar, empiezo, comenzar, comienzo, prioridad*, prioriz*, prioritari*, urgente*, más urgente, más importante que, próximo paso, próximos pasos, siguiente paso, centrarme, concentrarme, y ahora qué, requiere atención',
    },
    plan: {
      says: 'plan de tratamiento, planes de tratamiento, plan de acción, plan de mitigación, plan para, plan contra, gener* .. plan, crea* .. plan, redact* .. plan, elabor* .. plan, tratamiento del riesgo, tratamiento de riesgos, tratamiento de, tratamiento para, cómo reducir, cómo reduzco, cómo reducimos, cómo puedo reducir, cómo podemos reducir, cómo se reduce, cómo mitigar, cómo mitigo, cómo .. mitigar, cómo tratar, cómo .. tratar, cómo disminuir, cómo gestionar, cómo .. gestionar, cómo abordar, reducir el, reducir la, reducir los, mitigar el, mitigar la, mitigar los, tratar el, tratar la, tratar los',
      hints: 'plan, planes, tratar, tratamiento, mitigar, mitigación, reducir',
    },
    controls: {
      says: 'control para, controles para, controles contra, controles de, qué controles, cuáles controles, suger* .. controles, sugier* .. controles, recomend* .. controles, control* de seguridad, medida para, medidas para, medidas contra, qué medidas, medida* de seguridad, medidas de protección, contramedida*, salvaguarda*, cómo proteger, cómo protejo, cómo protegemos, cómo puedo proteger, cómo podemos proteger, cómo asegurar, cómo prevenir, cómo evitar, cómo impedir, cómo defender*, proteger el, proteger la, proteger los, proteger las, proteger nuestr*',
      hints: 'control, controles, medida, medidas, proteger, protección, prevenir, asegurar',
    },
    changes: {
      says: '^borra*, ^elimin*, ^archiva*, ^cierra*, ^cambia*, ^asigna*, añad* .. riesgo, agreg* .. riesgo, añad* .. tarea, agreg* .. tarea, añad* .. activo, crea* un riesgo, crea* un nuevo riesgo, crea* una tarea, registrar un riesgo, cómo añado, cómo añadir, cómo agrego, cómo agregar, cómo creo un riesgo, cómo borro, cómo borrar, cómo elimino, cómo eliminar, cómo archivo, cómo archivar, cómo cambio, puedes borrar, puedes añadir, puede borrar, puede añadir',
    },
    'risks-about': {
      says: 'qué riesgos, cuáles riesgos, riesgos relacionados, riesgos debidos, riesgos causados, riesgos por, riesgos con, riesgos sobre, riesgos para, riesgos asociados, riesgos de, riesgos en, hay riesgos, háblame de, háblame del, cuéntame sobre, estado de, estado del, cuán grave, qué tan grave',
    },
    'top-risks': {
      says: 'principales riesgos, riesgos principales, principal riesgo, mayores riesgos, riesgos mayores, mayor riesgo, riesgos más, riesgo más, riesgos altos, riesgos críticos, peores riesgos, peor riesgo, riesgos abiertos, todos los riesgos, nuestros riesgos, mis riesgos, los riesgos, riesgos actuales, principales amenazas, mayores amenazas, mayor amenaza, resumen, visión general, panorama, registro de riesgos, mayor problema, mayores problemas, mayor preocupación',
      hints: 'riesgos, amenazas',
    },
    analysis: {
      says: 'analiz*, analic*, análisis, evalu*, evalú*, valora, valorar, valoración, qué probabilidad, qué tan probable, riesgo de que, riesgo de, qué pasa si, qué pasaría si, qué ocurre si, consecuencia* de, impacto de',
      hints: 'escenario, escenarios',
    },
    about: {
      says: 'quién eres, quién es usted, qué eres, qué es usted, qué puedes, qué puede hacer, qué sabes, qué sabe hacer, eres .. ia, eres humano, eres .. robot, eres .. bot, eres chatgpt, qué datos tienes, qué datos tiene, mis datos, guardas, quién te, qué modelo, modelo de lenguaje, qué ia, es usted .. ia, es usted .. robot, cómo funcionas, cómo funciona, qué puedo preguntar, qué te puedo preguntar, cómo puedes ayudar*, cómo puede ayudar*',
      hints: 'ayuda, ayúdame, hola, gracias, buenos días, buenas tardes, buenas noches, help',
    },
  },
  questions: '^qué, ^cuál*, ^quién*, ^de quién, ^cómo, ^cuándo, ^dónde, ^por qué, ^cuánt*, ^muestr*, ^lista, ^hay, ^puede*, ^dame, ^deme, ^dime, ^debo',
  goesOn: '^y, ^qué hay de, ^qué tal, ^también, ^lo mismo para, ^e',
  refersBack: 'eso, esto, ello, este, ese, lo mismo, el mismo',
  topRisk:
    'principal riesgo, riesgo principal, mayor riesgo, riesgo mayor, peor riesgo, riesgo más alto, riesgo más grave, riesgo más crítico, riesgo más importante, primer riesgo, riesgo número uno',
  oneRisk: 'riesgo',
  risks: 'riesgo, riesgos',
  uncounted: 'activo, activos, propiedad, propiedades, escenario, escenarios, usuario*, miembro*, personas, flujo, flujos, plan, planes, controles, medidas, tarea, tareas, plantilla*, dominio*, organizacion*, acción, acciones',
  uncountedStates: 'cerrad*, aceptad*, mitigad*, archivad*, supervisad*, completad*',
  own: 'nuestro, nuestra, nuestros, nuestras, mi, mis, tenemos, tengo, nosotros',
  levels: { low: 'bajo, bajos', medium: 'medio, medios', high: 'alto, altos', critical: 'crítico, críticos' },
  terms: {
    inherent: 'riesgo inherente, riesgos inherentes, inherente, riesgo bruto',
    residual: 'riesgo residual, riesgos residuales, residual, riesgo neto',
    appetite: 'apetito de riesgo, apetito por el riesgo, apetito al riesgo, tolerancia al riesgo, apetito',
    owner: 'propietario del riesgo, propietario de riesgo, dueño del riesgo, propietario de un riesgo, responsable del riesgo, propietario',
    management: 'gestión de riesgos, gestión del riesgo',
    register: 'registro de riesgos',
    assessment: 'evaluación de riesgos, evaluación del riesgo, evaluación de riesgo, apreciación del riesgo, análisis de riesgos',
    treatment: 'tratamiento del riesgo, tratamiento de riesgos, plan de tratamiento, tratamiento, mitigación',
    scenario: 'escenario de riesgo, escenarios de riesgo, escenario',
    likelihood: 'probabilidad, verosimilitud',
    impact: 'impacto, impactos, consecuencia, consecuencias',
    control: 'control de seguridad, controles de seguridad, control, controles, medida, medidas',
    threat: 'amenaza',
    vulnerability: 'vulnerabilidad, vulnerabilidades',
    risk: 'riesgo',
  },
  explain: 'qué es, qué son, qué significa, qué quiere decir, significa, quiere decir, significado, definición, definición de, define, defina, definir, explica*, explíca*, explique, diferencia*, diferencia entre, entre, exactamente, término, cuál es',
};
