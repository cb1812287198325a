import { counted, type DraftTexts } from './types.ts';

export const draftsEs: DraftTexts = {
  notice: 'Asistente integrado: no hay ningún modelo de lenguaje conectado',
  fromCatalog: 'Estos controles del catálogo (NIST SP 800-53, CSF 2.0) tratan de lo que dice el texto.',
  fromWords: 'Reúne las palabras del riesgo, sus activos y sus escenarios.',
  levels: { low: 'bajo', medium: 'medio', high: 'alto', critical: 'crítico' },

  controls: {
    inEnglish: 'Los títulos y las descripciones del catálogo están en inglés.',
    suggested: (count, about) => `${counted(count, 'control', 'controles')} para ${about}, el más adecuado primero.`,
    nothing: (about) =>
      `El catálogo no tiene nada para ${about}. Pruebe con Hardware, Software, Red, Datos o Personal.`,
    both: (one, other) => `${one} y ${other}`,
    unusedCategory: (what) =>
      `La categoría «${what}» no se ha utilizado: el catálogo no la conoce. Pruebe con Seguridad, Privacidad, Operativo, Financiero o Regulatorio.`,
    unusedType: (what) =>
      `El tipo «${what}» no se ha utilizado: el catálogo no lo conoce. Pruebe con Hardware, Software, Red, Datos o Personal.`,
    editions:
      'Los identificadores son los de NIST SP 800-53 revisión 5 y CSF 2.0; las cláusulas de ISO/IEC 27001:2022 (anexo A), SOC 2 y PCI DSS 4.0 se citan por su número.',
    because: (about) => `El catálogo de controles lo prevé para ${about}.`,
  },

  analysis: {
    likelihood: (value, reasons) => `**Probabilidad ${value} de 5**: ${reasons}.`,
    impact: (value, reasons) => `**Impacto ${value} de 5**: ${reasons}.`,
    raises: (words) => `«${words}» aumenta el valor`,
    lowers: (words) => `«${words}» disminuye el valor`,
    noReason: 'nada en el texto justifica un valor mayor o menor',
    level: (product, level) => `Probabilidad × impacto es ${product}, es decir, nivel **${level}**.`,
    helping: 'Controles que ayudarían:',
    nothing: 'El catálogo no tiene controles para estas palabras; describa qué podría ocurrir y a qué activo.',
    caution:
      'Es un punto de partida, solo a partir de las palabras. Qué hay ya y lo bien que funciona solo lo sabe usted.',
  },

  plan: {
    timelines: { critical: '30 días', high: '60 días', medium: '90 días', low: '6 meses' },
    general: [
      [
        'Acordar un responsable y un objetivo',
        'Nombrar a quien responde de este riesgo y hasta dónde tiene que bajar.',
      ],
      [
        'Elegir cómo tratarlo',
        'Comparar las opciones: evitar, reducir, compartir y aceptar el riesgo según su coste y su efecto.',
      ],
      ['Llevarlo a cabo y comprobarlo', 'Hacer lo elegido, volver a evaluar el riesgo y anotar lo que queda.'],
    ],
    title: (risk) => `Tratar: ${risk}`,
    description: (risk) => `Reducir el riesgo: ${risk}`,
    assets: (names) => `Activos: ${names}.`,
    scenarios: (names) => `Escenarios: ${names}.`,
    drafted: (actions, priority, timeline) =>
      `Un borrador con ${counted(actions, 'acción', 'acciones')}, nivel de prioridad **${priority}**, para realizar en ${timeline}:`,
    next: 'Decida quién hace qué y para cuándo, indique lo que cuesta y tache lo que ya existe.',
  },
};
