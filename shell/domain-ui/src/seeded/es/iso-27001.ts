/** GRC template for ISO/IEC 27001. */
export const iso27001 = {
  'ISO 27001 Risk Assessment': 'Evaluación de riesgos ISO 27001',
  'Assess and treat an information security risk within the management system of ISO/IEC 27001.':
    'Evalúe y trate un riesgo de seguridad de la información en el marco del sistema de gestión según la norma ISO/IEC 27001.',
  'Context and scope': 'Contexto y alcance',
  'Place the risk within the information security management system (clauses 4.1 to 4.3).':
    'Sitúe el riesgo en el sistema de gestión de la seguridad de la información (apartados 4.1 a 4.3).',
  'Which part of the management system does this risk concern?':
    '¿A qué parte del sistema de gestión afecta este riesgo?',
  'Sites, teams, services, systems': 'Sedes, equipos, servicios, sistemas',
  'Clause 4.3. Use the names of the scope statement.':
    'Apartado 4.3. Utilice los nombres que figuran en la declaración del alcance.',
  'Who outside the team expects this risk to be under control, and what do they expect?':
    '¿Quién, fuera del equipo, espera que este riesgo esté bajo control y qué espera?',
  'Clause 4.2: customers, authorities, owners, staff.': 'Apartado 4.2: clientes, autoridades, accionistas, personal.',
  'What brought this risk to light?': '¿Qué puso de manifiesto este riesgo?',
  'Planned assessment': 'Evaluación planificada',
  'Change in the organization': 'Cambio en la organización',
  'Incident or near miss': 'Incidente o cuasi incidente',
  'Audit finding': 'Hallazgo de auditoría',
  'Report of a threat': 'Aviso de una amenaza',
  'Clause 8.2 requires an assessment at planned intervals and when significant changes occur.':
    'El apartado 8.2 exige una evaluación a intervalos planificados y cuando se produzcan cambios significativos.',
  'Risk identification and analysis': 'Identificación y análisis del riesgo',
  'Describe what could be lost, who owns the risk and what is known about it (clauses 6.1.2 and 8.2).':
    'Indique qué podría perderse, quién es el propietario del riesgo y qué se sabe de él (apartados 6.1.2 y 8.2).',
  'What would be affected most?': '¿Qué se vería más afectado?',
  'More than one': 'Varias de ellas',
  'Clause 6.1.2 c.': 'Apartado 6.1.2 c).',
  'Who is accountable for this risk and has the authority to decide on it?':
    '¿Quién responde de este riesgo y puede decidir sobre él?',
  'Clause 6.1.2 c requires an owner for every risk.': 'El apartado 6.1.2 c) exige un propietario para cada riesgo.',
  'What would the consequences be?': '¿Qué consecuencias tendría si se materializara?',
  'Clause 6.1.2 d. Consider customers, finances, legal obligations and reputation.':
    'Apartado 6.1.2 d). Piense en los clientes, las finanzas, las obligaciones legales y la reputación.',
  'How confident are you in your ratings?': '¿Qué grado de certeza tiene en sus valoraciones?',
  'A guess': 'Meras suposiciones',
  'Backed by data': 'Respaldadas por datos',
  'Controls in place': 'Controles implantados',
  'Review the Annex A controls that are relevant to this risk.':
    'Examine los controles del anexo A relacionados con este riesgo.',
  'Are access rights granted on a need-to-know basis and reviewed?':
    '¿Se conceden los derechos de acceso según la necesidad de conocer y se revisan?',
  'A.5.15, A.5.18 and A.8.2.': 'A.5.15, A.5.18 y A.8.2.',
  'Are technical vulnerabilities identified and fixed in time?':
    '¿Se detectan y corrigen a tiempo las vulnerabilidades técnicas?',
  'Are backups made, protected and tested by restoring them?':
    '¿Se realizan copias de seguridad, se protegen y se prueba su restauración?',
  'Are events logged and monitored for anomalies?': '¿Se registran los eventos y se vigilan en busca de anomalías?',
  'A.8.15 and A.8.16.': 'A.8.15 y A.8.16.',
  'Are security obligations agreed with the suppliers involved and verified?':
    '¿Se han acordado obligaciones de seguridad con los proveedores implicados y se comprueba su cumplimiento?',
  'A.5.19 to A.5.22.': 'A.5.19 a A.5.22.',
  'Do the people involved know what is expected of them?': '¿Saben las personas implicadas qué se espera de ellas?',
  'Risk treatment': 'Tratamiento del riesgo',
  'Choose how to treat the risk and which controls are needed for it (clauses 6.1.3 and 8.3).':
    'Elija cómo tratar el riesgo y qué controles se necesitan para ello (apartados 6.1.3 y 8.3).',
  'How should the risk be treated?': '¿Cómo debe tratarse el riesgo?',
  'Reduce it': 'Reducirlo',
  'Avoid it': 'Evitarlo',
  'Share it': 'Compartirlo',
  'Retain it': 'Retenerlo',
  'Clause 6.1.3 a.': 'Apartado 6.1.3 a).',
  'Which controls are needed beyond those in place?': '¿Qué controles se necesitan además de los implantados?',
  'e.g. A.8.5, A.8.24': 'p. ej., A.8.5, A.8.24',
  'Clause 6.1.3 b and c: compare them with Annex A so that none is overlooked.':
    'Apartado 6.1.3 b) y c): compárelos con el anexo A para no omitir ninguno.',
  'Does the statement of applicability reflect this?': '¿Se recoge en la declaración de aplicabilidad?',
  'Needs an update': 'Debe actualizarse',
  'Clause 6.1.3 d.': 'Apartado 6.1.3 d).',
  'Has the risk owner accepted the residual risk?': '¿Ha aceptado el propietario del riesgo el riesgo residual?',
  'Yes, in writing': 'Sí, por escrito',
  'Yes, verbally': 'Sí, verbalmente',
  'Not yet': 'Todavía no',
  'Clause 6.1.3 f.': 'Apartado 6.1.3 f).',
  'Follow-up': 'Seguimiento posterior',
  'Decide how you will verify that the treatment works (clauses 9 and 10).':
    'Decida cómo se comprobará la eficacia del tratamiento (apartados 9 y 10).',
  'What will be measured, and by whom?': '¿Qué se medirá y quién lo hará?',
  'Clause 9.1.': 'Apartado 9.1.',
  'When will this risk be reviewed next?': '¿Cuándo se revisará de nuevo este riesgo?',
  'Within a month': 'En el plazo de un mes',
  'Within three months': 'En el plazo de tres meses',
  'Within six months': 'En el plazo de seis meses',
  'Within a year': 'En el plazo de un año',
  'Clauses 8.2 and 9.3.': 'Apartados 8.2 y 9.3.',
  'Which open corrective actions relate to this risk?':
    '¿Qué acciones correctivas abiertas guardan relación con este riesgo?',
  'Clause 10.2.': 'Apartado 10.2.',
};
