/** GRC template for the NIST Cybersecurity Framework. */
export const nistCsf = {
  'NIST CSF Assessment': 'Evaluación NIST CSF',
  'Look at a risk through the six functions of the NIST Cybersecurity Framework.':
    'Examine un riesgo a través de las seis funciones del NIST Cybersecurity Framework.',
  Govern: 'Gobernar',
  'How the risk relates to what the organization has decided about cybersecurity (GV).':
    'Cómo encaja el riesgo en lo que la organización ha decidido en materia de ciberseguridad (GV).',
  'Which goal of the organization does this risk threaten?':
    '¿Qué objetivo de la organización pone en peligro este riesgo?',
  'GV.OC: the context in which risks are assessed.': 'GV.OC: el contexto en el que se evalúan los riesgos.',
  'Which tier describes how such risks are managed today?':
    '¿Qué nivel (Tier) describe la gestión actual de este tipo de riesgos?',
  '1 Partial': '1 Parcial',
  '2 Risk informed': '2 Informado sobre los riesgos',
  '3 Repeatable': '3 Repetible',
  '4 Adaptive': '4 Adaptable',
  'Tiers range from ad hoc to continuously improving.':
    'Los niveles van de la gestión caso por caso a la mejora continua.',
  'How does the risk compare with the risk appetite of the organization?':
    '¿Cómo se sitúa el riesgo respecto al apetito de riesgo de la organización?',
  'Well within it': 'Claramente por debajo',
  'At its limit': 'En el límite',
  'Beyond it': 'Por encima',
  'No risk appetite defined': 'No se ha definido el apetito de riesgo',
  'Are the relevant suppliers known and assessed?': '¿Se conocen y se han evaluado los proveedores relevantes?',
  Identify: 'Identificar',
  'What is at stake and what is known about threats and weaknesses (ID).':
    'Qué está en juego y qué se sabe de las amenazas y debilidades (ID).',
  'Is there an up-to-date inventory of the hardware, software, data and services involved?':
    '¿Existe un inventario actualizado del hardware, el software, los datos y los servicios implicados?',
  'Which threats and weaknesses make this risk real?': '¿Qué amenazas y debilidades dan lugar a este riesgo?',
  'What have tests, exercises or incidents taught you about it?':
    '¿Qué se ha aprendido de pruebas, simulacros o incidentes?',
  Protect: 'Proteger',
  'What keeps the risk from happening (PR).': 'Qué impide que el riesgo se materialice (PR).',
  'Are people, services and devices authenticated and given only the access they need?':
    '¿Se autentican las personas, los servicios y los dispositivos y se les concede solo el acceso necesario?',
  'Are people trained for their role?': '¿Están formadas las personas para su función?',
  'Is data protected at rest, in transit and in use?':
    '¿Se protegen los datos durante su almacenamiento, transmisión y uso?',
  'Are platforms configured, patched and logged as required?':
    '¿Se configuran, actualizan y registran las plataformas según lo establecido?',
  'Would the infrastructure keep working if part of it failed?':
    '¿Seguiría funcionando la infraestructura si fallara una parte de ella?',
  Detect: 'Detectar',
  'How it would be detected (DE).': 'Cómo se detectaría (DE).',
  'Are networks, systems, people and providers monitored for adverse events?':
    '¿Se vigilan las redes, los sistemas, las personas y los proveedores para detectar eventos adversos?',
  'Are alerts correlated and assessed?': '¿Se correlacionan y evalúan las alertas?',
  'How soon would it be detected?': '¿Cuánto se tardaría en detectarlo?',
  'After months': 'Al cabo de meses',
  'Within minutes': 'En cuestión de minutos',
  Respond: 'Responder',
  'What happens once it is detected (RS).': 'Qué ocurre una vez detectado (RS).',
  'Is there a response plan for such an event, and do people know it?':
    '¿Existe un plan de respuesta para un evento así y se conoce?',
  'Who must be informed, inside and outside the organization?':
    '¿A quién hay que informar, dentro y fuera de la organización?',
  'How would it be contained and eradicated?': '¿Cómo se contendría y eliminaría?',
  'RS.AN and RS.MI.': 'RS.AN y RS.MI.',
  Recover: 'Recuperar',
  'How operations are restored (RC).': 'Cómo se recupera la actividad (RC).',
  'Is the order of restoration defined, and are backups verified before use?':
    '¿Está definido el orden de restauración y se comprueban las copias de seguridad antes de usarlas?',
  'How long may the service be down, and how much data may be lost?':
    '¿Cuánto tiempo puede estar interrumpido el servicio y cuántos datos pueden perderse?',
  'e.g. 4 hours, 15 minutes': 'p. ej., 4 horas, 15 minutos',
  'Who keeps those affected informed during recovery?':
    '¿Quién mantiene informados a los afectados durante la recuperación?',
};
