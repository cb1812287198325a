/** GRC template for PCI DSS. */
export const pciDss = {
  'PCI DSS Risk Assessment': 'Evaluación de riesgos PCI DSS',
  'Assess a risk to payment card data against the twelve requirements of PCI DSS.':
    'Evalúe un riesgo para los datos de tarjetas de pago según los doce requisitos de PCI DSS.',
  'Describe where card data is and what can access it (12.5.2).':
    'Indique dónde están los datos de tarjetas y qué puede acceder a ellos (12.5.2).',
  'Which systems of the cardholder data environment does the risk concern?':
    '¿A qué sistemas del entorno de datos de titulares de tarjetas (CDE) afecta el riesgo?',
  'Systems and those connected to them': 'Sistemas y los conectados a ellos',
  'What do they do with card data?': '¿Qué hacen con los datos de tarjetas?',
  'Store it': 'Los almacenan',
  'Process it': 'Los procesan',
  'Transmit it': 'Los transmiten',
  'Could affect its security': 'Pueden afectar a su seguridad',
  'When was the scope last confirmed?': '¿Cuándo se confirmó el alcance por última vez?',
  'In the last three months': 'En los últimos tres meses',
  'In the last year': 'En el último año',
  'Longer ago': 'Hace más tiempo',
  '12.5.2: at least every twelve months and after significant changes.':
    '12.5.2: al menos cada doce meses y tras cambios significativos.',
  'How many cards would be exposed?': '¿Cuántas tarjetas quedarían expuestas?',
  'Networks and configuration': 'Redes y configuración',
  'Requirements 1 and 2.': 'Requisitos 1 y 2.',
  'Is traffic into and out of the environment limited to what is necessary?':
    '¿Se limita a lo necesario el tráfico de entrada y salida del entorno?',
  '1.3 and 1.4.': '1.3 y 1.4.',
  'Are systems configured to a standard, with no vendor defaults left?':
    '¿Se configuran los sistemas según un estándar, sin valores predeterminados del fabricante?',
  'Are wireless networks segregated or secured?': '¿Están separadas o protegidas las redes inalámbricas?',
  '1.3.3 and 2.3.': '1.3.3 y 2.3.',
  'Account data': 'Datos de cuenta',
  'Requirements 3 and 4.': 'Requisitos 3 y 4.',
  'Is card data kept to the minimum needed, and no longer than necessary?':
    '¿Se conservan solo los datos de tarjetas necesarios y no más tiempo del necesario?',
  'Is sensitive authentication data deleted once a payment is authorized?':
    '¿Se eliminan los datos de autenticación sensibles una vez autorizado el pago?',
  'Are stored card numbers unreadable, and their keys protected?':
    '¿Son ilegibles los números de tarjeta almacenados y están protegidas sus claves?',
  '3.5 to 3.7.': '3.5 a 3.7.',
  'Is strong cryptography used over open networks?': '¿Se utiliza criptografía robusta en las redes abiertas?',
  'Vulnerabilities and software': 'Vulnerabilidades y software',
  'Requirements 5 and 6.': 'Requisitos 5 y 6.',
  'Is malicious software prevented or detected on all systems at risk?':
    '¿Se impide o se detecta el software malicioso en todos los sistemas expuestos?',
  '5.2 and 5.3.': '5.2 y 5.3.',
  'Are critical patches installed within a month?': '¿Se instalan los parches críticos en el plazo de un mes?',
  'Are scripts on payment pages authorized and checked for tampering?':
    '¿Se autorizan los scripts de las páginas de pago y se comprueba que no se manipulen?',
  '6.4.3 and 11.6.1.': '6.4.3 y 11.6.1.',
  'Is in-house software reviewed for weaknesses before release?':
    '¿Se revisa el software propio en busca de debilidades antes de su puesta en producción?',
  Access: 'Acceso',
  'Requirements 7, 8 and 9.': 'Requisitos 7, 8 y 9.',
  'Is access restricted by job function and reviewed every six months?':
    '¿Se limita el acceso según el puesto y se revisa cada seis meses?',
  'Does all access to the environment require a second factor?': '¿Requiere un segundo factor todo acceso al entorno?',
  'Are rooms, media and card readers protected?':
    '¿Están protegidos los locales, los soportes y los lectores de tarjetas?',
  '9.2 to 9.5.': '9.2 a 9.5.',
  'Logging, testing and organization': 'Registro, pruebas y organización',
  'Requirements 10, 11 and 12.': 'Requisitos 10, 11 y 12.',
  'Are logs of the environment kept for a year and reviewed daily?':
    '¿Se conservan los registros del entorno durante un año y se revisan a diario?',
  '10.4 and 10.5.': '10.4 y 10.5.',
  'Are scans run every three months and penetration tests every year?':
    '¿Se realizan análisis de vulnerabilidades cada tres meses y pruebas de penetración cada año?',
  '11.3 and 11.4.': '11.3 y 11.4.',
  'Which service providers share responsibility, and for what?':
    '¿Qué proveedores de servicios comparten responsabilidad y sobre qué?',
  'Is there a response plan that is practiced every year?': '¿Existe un plan de respuesta y se ensaya cada año?',
  'Where you set the frequency of an activity yourself, what is that based on?':
    'Cuando fija usted la frecuencia de una actividad, ¿en qué se basa?',
  '12.3.1, targeted risk analysis.': '12.3.1, análisis de riesgos específico.',
};
