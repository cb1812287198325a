/** GRC template for the NIST Cybersecurity Framework. */
export const nistCsf = {
  'NIST CSF Assessment': 'Évaluation NIST CSF',
  'Look at a risk through the six functions of the NIST Cybersecurity Framework.':
    'Examinez un risque à travers les six fonctions du NIST Cybersecurity Framework.',
  Govern: 'Gouverner',
  'How the risk relates to what the organization has decided about cybersecurity (GV).':
    'Comment le risque s’inscrit dans les choix de l’organisation en matière de cybersécurité (GV).',
  'Which goal of the organization does this risk threaten?': 'Quel objectif de l’organisation ce risque compromet-il ?',
  'GV.OC: the context in which risks are assessed.': 'GV.OC : le contexte dans lequel les risques sont évalués.',
  'Which tier describes how such risks are managed today?':
    'Quel niveau (Tier) décrit la gestion actuelle de ce type de risques ?',
  '1 Partial': '1 Partiel',
  '2 Risk informed': '2 Informé des risques',
  '3 Repeatable': '3 Reproductible',
  '4 Adaptive': '4 Adaptatif',
  'Tiers range from ad hoc to continuously improving.':
    'Les niveaux vont de la gestion au cas par cas à l’amélioration continue.',
  'How does the risk compare with the risk appetite of the organization?':
    'Comment le risque se situe-t-il par rapport à l’appétence pour le risque de l’organisation ?',
  'Well within it': 'Nettement en deçà',
  'At its limit': 'À la limite',
  'Beyond it': 'Au-delà',
  'No risk appetite defined': 'Aucune appétence pour le risque n’est définie',
  'Are the relevant suppliers known and assessed?': 'Les fournisseurs qui comptent ici sont-ils connus et évalués ?',
  Identify: 'Identifier',
  'What is at stake and what is known about threats and weaknesses (ID).':
    'Ce qui est en jeu et ce que l’on sait des menaces et des faiblesses (ID).',
  'Is there an up-to-date inventory of the hardware, software, data and services involved?':
    'Existe-t-il un inventaire à jour du matériel, des logiciels, des données et des services concernés ?',
  'Which threats and weaknesses make this risk real?':
    'Quelles menaces et quelles faiblesses sont à l’origine de ce risque ?',
  'What have tests, exercises or incidents taught you about it?':
    'Quels enseignements a-t-on tirés de tests, d’exercices ou d’incidents ?',
  Protect: 'Protéger',
  'What keeps the risk from happening (PR).': 'Ce qui empêche le risque de se réaliser (PR).',
  'Are people, services and devices authenticated and given only the access they need?':
    'Les personnes, les services et les équipements sont-ils authentifiés et dotés des seuls accès nécessaires ?',
  'Are people trained for their role?': 'Les personnes sont-elles formées à leur rôle ?',
  'Is data protected at rest, in transit and in use?':
    'Les données sont-elles protégées lors de leur stockage, de leur transfert et de leur utilisation ?',
  'Are platforms configured, patched and logged as required?':
    'Les plateformes sont-elles configurées, corrigées et journalisées comme prévu ?',
  'Would the infrastructure keep working if part of it failed?':
    'L’infrastructure continuerait-elle de fonctionner en cas de panne partielle ?',
  Detect: 'Détecter',
  'How it would be detected (DE).': 'Comment on s’en apercevrait (DE).',
  'Are networks, systems, people and providers monitored for adverse events?':
    'Les réseaux, les systèmes, les personnes et les prestataires sont-ils surveillés pour repérer les événements indésirables ?',
  'Are alerts correlated and assessed?': 'Les alertes sont-elles corrélées et évaluées ?',
  'How soon would it be detected?': 'En combien de temps s’en apercevrait-on ?',
  'After months': 'Après des mois',
  'Within minutes': 'En quelques minutes',
  Respond: 'Répondre',
  'What happens once it is detected (RS).': 'Ce qui se passe une fois l’événement détecté (RS).',
  'Is there a response plan for such an event, and do people know it?':
    'Existe-t-il un plan de réponse pour un tel événement, et est-il connu ?',
  'Who must be informed, inside and outside the organization?': 'Qui faut-il informer, en interne et à l’extérieur ?',
  'How would it be contained and eradicated?': 'Comment serait-il contenu et éliminé ?',
  'RS.AN and RS.MI.': 'RS.AN et RS.MI.',
  Recover: 'Rétablir',
  'How operations are restored (RC).': 'Comment l’activité reprend (RC).',
  'Is the order of restoration defined, and are backups verified before use?':
    'L’ordre de restauration est-il défini, et les sauvegardes sont-elles vérifiées avant utilisation ?',
  'How long may the service be down, and how much data may be lost?':
    'Combien de temps le service peut-il être interrompu, et combien de données peuvent être perdues ?',
  'e.g. 4 hours, 15 minutes': 'p. ex. 4 heures, 15 minutes',
  'Who keeps those affected informed during recovery?':
    'Qui tient les personnes concernées informées pendant le rétablissement ?',
};
