/** GRC template for the GDPR. */
export const gdpr = {
  'GDPR Privacy Assessment': 'Evaluación de privacidad según el RGPD',
  'Assess the risk that processing personal data poses to the people concerned.':
    'Evalúe el riesgo que un tratamiento de datos personales supone para las personas interesadas.',
  'The processing': 'El tratamiento',
  'Describe what is done with the data, and whose data it is (Art. 4 and 30).':
    'Describa qué se hace con los datos y de quién son (arts. 4 y 30 RGPD).',
  'Law that this assessment follows': 'Norma en la que se basa esta evaluación',
  'Regulation (EU) 2016/679': 'Reglamento (UE) 2016/679',
  'What is the data used for?': '¿Para qué se utilizan los datos?',
  'Art. 5(1)(b): each purpose is specified and no broader than necessary.':
    'Art. 5.1.b) RGPD: cada fin está determinado y no es más amplio de lo necesario.',
  'Whose data is it, and about how many people?':
    '¿De quién son los datos y a cuántas personas se refieren aproximadamente?',
  'e.g. 12,000 policyholders': 'p. ej., 12.000 asegurados',
  'Does it include special categories of data, or data about criminal offenses?':
    '¿Incluye categorías especiales de datos o datos relativos a infracciones?',
  'Art. 9 and 10: health, beliefs, origin, biometrics and the like.':
    'Arts. 9 y 10 RGPD: salud, creencias, origen, biometría, etc.',
  Controller: 'Responsable del tratamiento',
  'Joint controller': 'Corresponsable del tratamiento',
  Processor: 'Encargado del tratamiento',
  'Art. 4(7), 4(8) and 26.': 'Arts. 4.7, 4.8 y 26 RGPD.',
  'Is the processing listed in the record of processing activities?':
    '¿Figura el tratamiento en el registro de actividades de tratamiento?',
  'Art. 30.': 'Art. 30 RGPD.',
  'Lawfulness and principles': 'Licitud y principios',
  'Check the legal basis and whether less data would suffice (Art. 5 and 6).':
    'Compruebe la base jurídica y si bastarían menos datos (arts. 5 y 6 RGPD).',
  'What is the legal basis for the processing?': '¿En qué base jurídica se ampara el tratamiento?',
  Consent: 'Consentimiento',
  Contract: 'Contrato',
  'Legal obligation': 'Obligación legal',
  'Vital interests': 'Intereses vitales',
  'Public task': 'Misión de interés público',
  'Legitimate interests': 'Intereses legítimos',
  'Art. 6(1) a to f.': 'Art. 6.1.a) a f) RGPD.',
  'Is only necessary data collected?': '¿Se recogen únicamente los datos necesarios?',
  'Art. 5(1)(c).': 'Art. 5.1.c) RGPD.',
  'How long is the data kept, and how is it deleted?': '¿Cuánto tiempo se conservan los datos y cómo se suprimen?',
  'Art. 5(1)(e).': 'Art. 5.1.e) RGPD.',
  'Are people informed in plain language?': '¿Se informa a las personas con un lenguaje claro y sencillo?',
  'Art. 12 to 14.': 'Arts. 12 a 14 RGPD.',
  'Risk to people': 'Riesgo para las personas',
  'Consider the people whose data it is, not the organization (Art. 32 and 35).':
    'Piense en las personas interesadas, no en la organización (arts. 32 y 35 RGPD).',
  'What harm could come to them?': '¿Qué daño podrían sufrir?',
  'Discrimination, fraud, loss of control, embarrassment': 'Discriminación, fraude, pérdida de control, humillación',
  'How hard would it be to undo the harm?': '¿Qué dificultad tendría reparar el daño?',
  'Easy to undo': 'Fácilmente reparable',
  'Impossible to undo': 'Irreparable',
  'Is a data protection impact assessment needed?':
    '¿Es necesaria una evaluación de impacto relativa a la protección de datos?',
  Done: 'Realizada',
  'Needed, not done': 'Necesaria, no realizada',
  'Not needed': 'No necesaria',
  'Art. 35(3): profiling with significant effects, special categories of data on a large scale, monitoring of public areas.':
    'Art. 35.3 RGPD: elaboración de perfiles con efectos importantes, categorías especiales a gran escala, observación de zonas de acceso público.',
  'What does the data protection officer advise?': '¿Qué aconseja el delegado de protección de datos?',
  'Art. 35(2) and 39.': 'Arts. 35.2 y 39 RGPD.',
  Safeguards: 'Garantías',
  'Review what protects the data, and what happens when others handle it (Art. 25, 28, 32 and 44 to 49).':
    'Examine qué protege los datos y qué ocurre cuando los tratan terceros (arts. 25, 28, 32 y 44 a 49 RGPD).',
  'Are encryption, pseudonymization, access restrictions and restore tests in place where needed?':
    '¿Se aplican el cifrado, la seudonimización, la limitación de accesos y las pruebas de restauración donde son necesarios?',
  'Art. 32(1).': 'Art. 32.1 RGPD.',
  'Was privacy considered when the processing was designed, and in its settings?':
    '¿Se tuvo en cuenta la protección de datos en el diseño del tratamiento y en su configuración por defecto?',
  'Art. 25.': 'Art. 25 RGPD.',
  'Is there a contract with every processor?': '¿Existe un contrato con cada encargado del tratamiento?',
  'Art. 28(3).': 'Art. 28.3 RGPD.',
  'Does data leave the European Economic Area, and on what grounds?':
    '¿Se transfieren datos fuera del Espacio Económico Europeo y con qué fundamento?',
  'Art. 44 to 49: adequacy decision, standard contractual clauses, derogations.':
    'Arts. 44 a 49 RGPD: decisión de adecuación, cláusulas contractuales tipo, excepciones.',
  'Rights and breaches': 'Derechos y violaciones de seguridad',
  'Check that requests and breaches can be handled in time (Art. 12 to 22, 33 and 34).':
    'Compruebe que las solicitudes y las violaciones de seguridad pueden atenderse a tiempo (arts. 12 a 22, 33 y 34 RGPD).',
  'Can requests for access, correction or deletion be answered within a month?':
    '¿Pueden atenderse en un mes las solicitudes de acceso, rectificación o supresión?',
  'Art. 12(3) and 15 to 21.': 'Arts. 12.3 y 15 a 21 RGPD.',
  'Could a breach be reported to the authority within 72 hours?':
    '¿Podría notificarse una violación de seguridad a la autoridad de control en un plazo de 72 horas?',
  'Art. 33(1).': 'Art. 33.1 RGPD.',
  'Who decides whether the people concerned are informed?': '¿Quién decide si se informa a las personas interesadas?',
  'Art. 34.': 'Art. 34 RGPD.',
};
