/** GRC template for HIPAA. */
export const hipaa = {
  'HIPAA Security Risk Analysis': 'Analyse des risques de sécurité HIPAA',
  'Analyze a risk to electronic protected health information (ePHI) under the HIPAA Security Rule.':
    'Analysez un risque pour les informations de santé protégées électroniques (ePHI) selon la HIPAA Security Rule.',
  'Health information at stake': 'Informations de santé en jeu',
  'Describe where the information is and who handles it (45 CFR 164.308(a)(1)).':
    'Indiquez où se trouvent les informations et qui les traite (45 CFR 164.308(a)(1)).',
  'Rule that this analysis follows': 'Texte sur lequel se fonde cette analyse',
  '45 CFR Part 164, Subparts C, D and E': '45 CFR Part 164, Subparts C, D et E',
  'Covered entity': 'Entité couverte (covered entity)',
  'Business associate': 'Associé commercial (business associate)',
  Both: 'Les deux',
  'Where is the information created, received, maintained or transmitted?':
    'Où les informations sont-elles créées, reçues, conservées ou transmises ?',
  'Systems, devices, media, people': 'Systèmes, appareils, supports, personnes',
  'Which threat or weakness is this about?': 'De quelle menace ou faiblesse s’agit-il ?',
  '164.308(a)(1)(ii)(A), risk analysis.': '164.308(a)(1)(ii)(A), analyse des risques.',
  'How many people does the information concern?': 'Combien de personnes les informations concernent-elles ?',
  'Nearly all patients': 'Presque tous les patients',
  'Administrative safeguards': 'Mesures de protection administratives',
  'Review responsibilities, people and plans (164.308).':
    'Examinez les responsabilités, les personnes et les plans (164.308).',
  'Who is the responsible security official?': 'Qui est le responsable de la sécurité (security official) ?',
  'Is access authorized according to role and revoked when people leave?':
    'Les accès sont-ils autorisés selon le rôle et révoqués au départ des personnes ?',
  '164.308(a)(3) and (4).': '164.308(a)(3) et (4).',
  'Does everyone receive security training and reminders?':
    'Tout le personnel est-il formé à la sécurité, avec des rappels ?',
  'Are backup, disaster recovery and emergency operation planned and tested?':
    'Les sauvegardes, la reprise après sinistre et le fonctionnement d’urgence sont-ils planifiés et testés ?',
  'Is there an agreement with every business associate involved?':
    'Existe-t-il un accord avec chaque associé commercial concerné ?',
  '164.308(b) and 164.314(a).': '164.308(b) et 164.314(a).',
  'Physical safeguards': 'Mesures de protection physiques',
  'Review rooms, workstations and media (164.310).':
    'Examinez les locaux, les postes de travail et les supports (164.310).',
  'Is access to the rooms that house these systems restricted and recorded?':
    'L’accès aux locaux abritant ces systèmes est-il limité et enregistré ?',
  'Are workstations placed, used and locked as required?':
    'Les postes de travail sont-ils installés, utilisés et verrouillés comme prévu ?',
  '164.310(b) and (c).': '164.310(b) et (c).',
  'Are devices and media wiped before they are reused or disposed of?':
    'Les appareils et les supports sont-ils effacés avant d’être réutilisés ou mis au rebut ?',
  'Technical safeguards': 'Mesures de protection techniques',
  'Review access, logs, integrity and encryption (164.312).':
    'Examinez les accès, les journaux, l’intégrité et le chiffrement (164.312).',
  'Does every user have a unique ID, with emergency access and automatic logoff?':
    'Chaque utilisateur a-t-il son propre identifiant, avec un accès d’urgence et une déconnexion automatique ?',
  'Is the information encrypted at rest?': 'Les informations sont-elles chiffrées là où elles sont stockées ?',
  '164.312(a)(2)(iv). Addressable: if it is not implemented, document why.':
    '164.312(a)(2)(iv). « Addressable » : si cela n’est pas fait, consignez-en la raison.',
  'Is activity logged, and are the logs reviewed?':
    'L’activité est-elle journalisée, et les journaux sont-ils examinés ?',
  '164.312(b) and 164.308(a)(1)(ii)(D).': '164.312(b) et 164.308(a)(1)(ii)(D).',
  'Is the information protected from improper alteration or destruction, and would that be detected?':
    'Les informations sont-elles protégées contre toute altération ou destruction indue, et s’en apercevrait-on ?',
  'Is it verified that people are who they claim to be?':
    'Vérifie-t-on que les personnes sont bien celles qu’elles prétendent être ?',
  'Is the information protected in transit?': 'Les informations sont-elles protégées lors de leur transmission ?',
  'Breaches and documentation': 'Violations de données et documentation',
  'Check what would happen after a breach and what is documented (164.316 and 164.400 to 164.414).':
    'Vérifiez ce qui se passerait après une violation de données et ce qui est documenté (164.316 et 164.400 à 164.414).',
  'Is there a procedure to determine whether an event is a breach?':
    'Existe-t-il une procédure pour déterminer si un événement constitue une violation de données ?',
  'Could those affected be notified without unreasonable delay, within 60 days at most?':
    'Les personnes concernées pourraient-elles être informées sans retard injustifié, au plus tard sous 60 jours ?',
  '164.404, 164.406 and 164.408.': '164.404, 164.406 et 164.408.',
  'Are policies, decisions and this analysis kept for six years?':
    'Les politiques, les décisions et la présente analyse sont-elles conservées six ans ?',
  'How is use limited to the minimum that is necessary?':
    'Comment l’utilisation est-elle limitée au strict nécessaire ?',
};
