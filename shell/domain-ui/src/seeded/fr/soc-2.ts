/** GRC template for SOC 2. */
export const soc2 = {
  'SOC 2 Risk Assessment': 'Évaluation des risques SOC 2',
  'Assess a risk to a service that customers rely on, against the trust services criteria of SOC 2.':
    'Évaluez un risque pesant sur un service dont dépendent des clients, selon les Trust Services Criteria de SOC 2.',
  'Service and commitments': 'Service et engagements',
  'Describe the service concerned and what customers were promised (CC2 and CC3.1).':
    'Indiquez le service concerné et les engagements pris envers les clients (CC2 et CC3.1).',
  'Criteria that this assessment follows': 'Critères sur lesquels se fonde cette évaluation',
  'Trust Services Criteria 2017, points of focus revised 2022':
    'Trust Services Criteria 2017, points d’attention révisés en 2022',
  'Which service or system does the risk concern?': 'Quel service ou système le risque concerne-t-il ?',
  'As in the system description': 'Comme dans la description du système',
  'Which of the five categories is affected most?': 'Laquelle des cinq catégories est la plus concernée ?',
  'Processing integrity': 'Intégrité du traitement',
  'Which commitments to customers would be broken?': 'Quels engagements envers les clients seraient rompus ?',
  'CC2.3 and CC3.1: contracts, service levels, published policies.':
    'CC2.3 et CC3.1 : contrats, niveaux de service, politiques publiées.',
  'Consider causes, fraud and change (CC3).': 'Examinez les causes, la fraude et les changements (CC3).',
  'What could make it happen, inside or outside the organization?':
    'Qu’est-ce qui pourrait le provoquer, dans l’organisation ou en dehors ?',
  'Could someone gain from making it happen?': 'Quelqu’un pourrait-il tirer profit de sa survenue ?',
  'CC3.3 requires fraud to be considered.': 'CC3.3 exige de prendre en compte la fraude.',
  'Which recent or planned changes affect it?': 'Quels changements récents ou prévus ont une incidence ?',
  'CC3.4: systems, people, suppliers, law.': 'CC3.4 : systèmes, personnes, fournisseurs, législation.',
  'How many customers would notice?': 'Combien de clients s’en apercevraient ?',
  'Hardly any': 'Presque aucun',
  'Access and operations': 'Accès et exploitation',
  'Review the controls that keep the service secure from day to day (CC6 and CC7).':
    'Examinez les mesures de sécurité qui protègent le service au quotidien (CC6 et CC7).',
  'Is access registered, approved, and removed when people leave?':
    'Les accès sont-ils enregistrés, approuvés et supprimés au départ des personnes ?',
  'CC6.1 to CC6.3.': 'CC6.1 à CC6.3.',
  'Is the service protected against threats from outside its boundaries?':
    'Le service est-il protégé contre les menaces extérieures à son périmètre ?',
  'Is unauthorized or malicious software prevented or detected?':
    'Les logiciels non autorisés ou malveillants sont-ils bloqués ou détectés ?',
  'Are weaknesses and anomalies detected and assessed?':
    'Les faiblesses et les anomalies sont-elles détectées et évaluées ?',
  'CC7.1 to CC7.3.': 'CC7.1 à CC7.3.',
  'Is there a rehearsed procedure for response and recovery?':
    'Existe-t-il une procédure éprouvée de réponse et de rétablissement ?',
  'CC7.4 and CC7.5.': 'CC7.4 et CC7.5.',
  'Change, continuity and suppliers': 'Changements, continuité et fournisseurs',
  'Consider what could go wrong around the service (CC8, CC9 and A1).':
    'Examinez ce qui pourrait mal tourner autour du service (CC8, CC9 et A1).',
  'Are changes authorized, tested and approved before release?':
    'Les changements sont-ils autorisés, testés et approuvés avant leur mise en production ?',
  'Is there a plan for disruptions, and are recovery tests carried out?':
    'Existe-t-il un plan en cas d’interruption, et des tests de reprise sont-ils réalisés ?',
  'CC9.1, A1.2 and A1.3.': 'CC9.1, A1.2 et A1.3.',
  'Which vendors and subservice organizations does the service depend on?':
    'De quels fournisseurs et sous-prestataires le service dépend-il ?',
  'Are their assurance reports obtained and reviewed?': 'Leurs rapports d’assurance sont-ils obtenus et examinés ?',
  'Note the complementary user entity controls that they expect of you.':
    'Tenez compte des mesures complémentaires qu’ils attendent de vous (CUEC).',
  'Monitoring and evidence': 'Surveillance et preuves',
  'Describe how an auditor could verify that the controls worked (CC4 and CC5).':
    'Indiquez comment un auditeur pourrait vérifier l’efficacité des mesures de sécurité (CC4 et CC5).',
  'Which records show that the controls worked during the whole period?':
    'Quels enregistrements démontrent l’efficacité des mesures de sécurité sur toute la période ?',
  'Tickets, logs, approvals, reports': 'Tickets, journaux, approbations, rapports',
  'Are deficiencies reported to those who can correct them?':
    'Les défaillances sont-elles signalées à ceux qui peuvent les corriger ?',
  'Who performs the control, and who covers for them?':
    'Qui exécute la mesure de sécurité, et qui assure la suppléance ?',
};
