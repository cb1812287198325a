/** GRC template for HIPAA. */
export const hipaa = {
  'HIPAA Security Risk Analysis': 'Análisis de riesgos de seguridad HIPAA',
  'Analyze a risk to electronic protected health information (ePHI) under the HIPAA Security Rule.':
    'Analice un riesgo para la información de salud electrónica protegida (ePHI) según la HIPAA Security Rule.',
  'Health information at stake': 'Información de salud afectada',
  'Describe where the information is and who handles it (45 CFR 164.308(a)(1)).':
    'Indique dónde está la información y quién la maneja (45 CFR 164.308(a)(1)).',
  'Rule that this analysis follows': 'Norma en la que se basa este análisis',
  '45 CFR Part 164, Subparts C, D and E': '45 CFR Part 164, Subparts C, D y E',
  'Covered entity': 'Entidad cubierta (covered entity)',
  'Business associate': 'Socio comercial (business associate)',
  Both: 'Ambas cosas',
  'Where is the information created, received, maintained or transmitted?':
    '¿Dónde se crea, recibe, conserva o transmite la información?',
  'Systems, devices, media, people': 'Sistemas, dispositivos, soportes, personas',
  'Which threat or weakness is this about?': '¿De qué amenaza o debilidad se trata?',
  '164.308(a)(1)(ii)(A), risk analysis.': '164.308(a)(1)(ii)(A), análisis de riesgos.',
  'How many people does the information concern?': '¿A cuántas personas se refiere la información?',
  'Nearly all patients': 'Casi todos los pacientes',
  'Administrative safeguards': 'Salvaguardas administrativas',
  'Review responsibilities, people and plans (164.308).':
    'Examine las responsabilidades, las personas y los planes (164.308).',
  'Who is the responsible security official?': '¿Quién es el responsable de seguridad (security official)?',
  'Is access authorized according to role and revoked when people leave?':
    '¿Se autoriza el acceso según la función y se revoca cuando las personas se marchan?',
  '164.308(a)(3) and (4).': '164.308(a)(3) y (4).',
  'Does everyone receive security training and reminders?':
    '¿Recibe todo el personal formación en seguridad, con recordatorios?',
  'Are backup, disaster recovery and emergency operation planned and tested?':
    '¿Están planificados y probados las copias de seguridad, la recuperación ante desastres y el funcionamiento de emergencia?',
  'Is there an agreement with every business associate involved?':
    '¿Existe un acuerdo con cada socio comercial implicado?',
  '164.308(b) and 164.314(a).': '164.308(b) y 164.314(a).',
  'Physical safeguards': 'Salvaguardas físicas',
  'Review rooms, workstations and media (164.310).':
    'Examine los locales, los puestos de trabajo y los soportes (164.310).',
  'Is access to the rooms that house these systems restricted and recorded?':
    '¿Se limita y registra la entrada a los locales donde están estos sistemas?',
  'Are workstations placed, used and locked as required?':
    '¿Se ubican, utilizan y bloquean los puestos de trabajo según lo establecido?',
  '164.310(b) and (c).': '164.310(b) y (c).',
  'Are devices and media wiped before they are reused or disposed of?':
    '¿Se borran los dispositivos y soportes antes de reutilizarlos o desecharlos?',
  'Technical safeguards': 'Salvaguardas técnicas',
  'Review access, logs, integrity and encryption (164.312).':
    'Examine el acceso, los registros, la integridad y el cifrado (164.312).',
  'Does every user have a unique ID, with emergency access and automatic logoff?':
    '¿Tiene cada usuario un identificador propio, con acceso de emergencia y cierre de sesión automático?',
  'Is the information encrypted at rest?': '¿Está cifrada la información allí donde se almacena?',
  '164.312(a)(2)(iv). Addressable: if it is not implemented, document why.':
    '164.312(a)(2)(iv). «Addressable»: si no se hace, deje constancia del motivo.',
  'Is activity logged, and are the logs reviewed?': '¿Se registra la actividad y se revisan los registros?',
  '164.312(b) and 164.308(a)(1)(ii)(D).': '164.312(b) y 164.308(a)(1)(ii)(D).',
  'Is the information protected from improper alteration or destruction, and would that be detected?':
    '¿Está protegida la información contra su alteración o destrucción indebida, y se detectaría?',
  'Is it verified that people are who they claim to be?': '¿Se verifica que las personas son quienes dicen ser?',
  'Is the information protected in transit?': '¿Está protegida la información cuando se transmite?',
  'Breaches and documentation': 'Violaciones de seguridad y documentación',
  'Check what would happen after a breach and what is documented (164.316 and 164.400 to 164.414).':
    'Compruebe qué ocurriría tras una violación de seguridad y qué está documentado (164.316 y 164.400 a 164.414).',
  'Is there a procedure to determine whether an event is a breach?':
    '¿Existe un procedimiento para determinar si un evento constituye una violación de seguridad?',
  'Could those affected be notified without unreasonable delay, within 60 days at most?':
    '¿Podría notificarse a los afectados sin demora injustificada, en un plazo máximo de 60 días?',
  '164.404, 164.406 and 164.408.': '164.404, 164.406 y 164.408.',
  'Are policies, decisions and this analysis kept for six years?':
    '¿Se conservan durante seis años las políticas, las decisiones y este análisis?',
  'How is use limited to the minimum that is necessary?': '¿Cómo se limita el uso al mínimo necesario?',
};
