/** GRC template for SOC 2. */
export const soc2 = {
  'SOC 2 Risk Assessment': 'Evaluación de riesgos SOC 2',
  'Assess a risk to a service that customers rely on, against the trust services criteria of SOC 2.':
    'Evalúe un riesgo para un servicio del que dependen los clientes, según los Trust Services Criteria de SOC 2.',
  'Service and commitments': 'Servicio y compromisos',
  'Describe the service concerned and what customers were promised (CC2 and CC3.1).':
    'Indique qué servicio está afectado y qué se ha prometido a los clientes (CC2 y CC3.1).',
  'Criteria that this assessment follows': 'Criterios en los que se basa esta evaluación',
  'Trust Services Criteria 2017, points of focus revised 2022':
    'Trust Services Criteria 2017, puntos de enfoque revisados en 2022',
  'Which service or system does the risk concern?': '¿A qué servicio o sistema afecta el riesgo?',
  'As in the system description': 'Como en la descripción del sistema',
  'Which of the five categories is affected most?': '¿Cuál de las cinco categorías se ve más afectada?',
  'Processing integrity': 'Integridad del procesamiento',
  'Which commitments to customers would be broken?': '¿Qué compromisos con los clientes se incumplirían?',
  'CC2.3 and CC3.1: contracts, service levels, published policies.':
    'CC2.3 y CC3.1: contratos, niveles de servicio, políticas publicadas.',
  'Consider causes, fraud and change (CC3).': 'Examine las causas, el fraude y los cambios (CC3).',
  'What could make it happen, inside or outside the organization?':
    '¿Qué podría provocarlo, dentro o fuera de la organización?',
  'Could someone gain from making it happen?': '¿Podría alguien beneficiarse de provocarlo?',
  'CC3.3 requires fraud to be considered.': 'CC3.3 exige tener en cuenta el fraude.',
  'Which recent or planned changes affect it?': '¿Qué cambios recientes o previstos influyen en él?',
  'CC3.4: systems, people, suppliers, law.': 'CC3.4: sistemas, personas, proveedores, legislación.',
  'How many customers would notice?': '¿Cuántos clientes lo notarían?',
  'Hardly any': 'Casi ninguno',
  'Access and operations': 'Acceso y operaciones',
  'Review the controls that keep the service secure from day to day (CC6 and CC7).':
    'Examine los controles que mantienen seguro el servicio en el día a día (CC6 y CC7).',
  'Is access registered, approved, and removed when people leave?':
    '¿Se registran y aprueban los accesos y se retiran cuando las personas se marchan?',
  'CC6.1 to CC6.3.': 'CC6.1 a CC6.3.',
  'Is the service protected against threats from outside its boundaries?':
    '¿Está protegido el servicio frente a amenazas externas a su perímetro?',
  'Is unauthorized or malicious software prevented or detected?':
    '¿Se impide o se detecta el software no autorizado o malicioso?',
  'Are weaknesses and anomalies detected and assessed?': '¿Se detectan y evalúan las debilidades y anomalías?',
  'CC7.1 to CC7.3.': 'CC7.1 a CC7.3.',
  'Is there a rehearsed procedure for response and recovery?':
    '¿Existe un procedimiento ensayado de respuesta y recuperación?',
  'CC7.4 and CC7.5.': 'CC7.4 y CC7.5.',
  'Change, continuity and suppliers': 'Cambios, continuidad y proveedores',
  'Consider what could go wrong around the service (CC8, CC9 and A1).':
    'Examine qué podría salir mal en el entorno del servicio (CC8, CC9 y A1).',
  'Are changes authorized, tested and approved before release?':
    '¿Se autorizan, prueban y aprueban los cambios antes de su puesta en producción?',
  'Is there a plan for disruptions, and are recovery tests carried out?':
    '¿Existe un plan para las interrupciones y se realizan pruebas de recuperación?',
  'CC9.1, A1.2 and A1.3.': 'CC9.1, A1.2 y A1.3.',
  'Which vendors and subservice organizations does the service depend on?':
    '¿De qué proveedores y organizaciones de subservicios depende el servicio?',
  'Are their assurance reports obtained and reviewed?': '¿Se obtienen y revisan sus informes de aseguramiento?',
  'Note the complementary user entity controls that they expect of you.':
    'Tenga en cuenta los controles complementarios que esperan de usted (CUEC).',
  'Monitoring and evidence': 'Seguimiento y evidencias',
  'Describe how an auditor could verify that the controls worked (CC4 and CC5).':
    'Indique cómo podría comprobar un auditor que los controles funcionaron (CC4 y CC5).',
  'Which records show that the controls worked during the whole period?':
    '¿Qué registros demuestran que los controles funcionaron durante todo el periodo?',
  'Tickets, logs, approvals, reports': 'Incidencias, registros, aprobaciones, informes',
  'Are deficiencies reported to those who can correct them?':
    '¿Se comunican las deficiencias a quienes pueden corregirlas?',
  'Who performs the control, and who covers for them?': '¿Quién ejecuta el control y quién sustituye a esa persona?',
};
