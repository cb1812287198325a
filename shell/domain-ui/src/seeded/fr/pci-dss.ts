/** GRC template for PCI DSS. */
export const pciDss = {
  'PCI DSS Risk Assessment': 'Évaluation des risques PCI DSS',
  'Assess a risk to payment card data against the twelve requirements of PCI DSS.':
    'Évaluez un risque pour les données de cartes de paiement selon les douze exigences de PCI DSS.',
  'Describe where card data is and what can access it (12.5.2).':
    'Indiquez où se trouvent les données de cartes et ce qui peut y accéder (12.5.2).',
  'Which systems of the cardholder data environment does the risk concern?':
    'Quels systèmes de l’environnement des données de titulaires de cartes (CDE) le risque concerne-t-il ?',
  'Systems and those connected to them': 'Systèmes et ceux qui y sont connectés',
  'What do they do with card data?': 'Que font-ils des données de cartes ?',
  'Store it': 'Ils les stockent',
  'Process it': 'Ils les traitent',
  'Transmit it': 'Ils les transmettent',
  'Could affect its security': 'Ils peuvent nuire à leur sécurité',
  'When was the scope last confirmed?': 'Quand le périmètre a-t-il été confirmé pour la dernière fois ?',
  'In the last three months': 'Au cours des trois derniers mois',
  'In the last year': 'Au cours de la dernière année',
  'Longer ago': 'Il y a plus longtemps',
  '12.5.2: at least every twelve months and after significant changes.':
    '12.5.2 : au moins tous les douze mois et après tout changement significatif.',
  'How many cards would be exposed?': 'Combien de cartes seraient exposées ?',
  'Networks and configuration': 'Réseaux et configuration',
  'Requirements 1 and 2.': 'Exigences 1 et 2.',
  'Is traffic into and out of the environment limited to what is necessary?':
    'Le trafic entrant et sortant de l’environnement est-il limité au nécessaire ?',
  '1.3 and 1.4.': '1.3 et 1.4.',
  'Are systems configured to a standard, with no vendor defaults left?':
    'Les systèmes sont-ils configurés selon une norme, sans paramètre par défaut du fournisseur ?',
  'Are wireless networks segregated or secured?': 'Les réseaux sans fil sont-ils isolés ou sécurisés ?',
  '1.3.3 and 2.3.': '1.3.3 et 2.3.',
  'Account data': 'Données de compte',
  'Requirements 3 and 4.': 'Exigences 3 et 4.',
  'Is card data kept to the minimum needed, and no longer than necessary?':
    'Ne conserve-t-on que les données de cartes nécessaires, et pas plus longtemps que nécessaire ?',
  'Is sensitive authentication data deleted once a payment is authorized?':
    'Les données d’authentification sensibles sont-elles supprimées une fois le paiement autorisé ?',
  'Are stored card numbers unreadable, and their keys protected?':
    'Les numéros de carte stockés sont-ils illisibles, et leurs clés protégées ?',
  '3.5 to 3.7.': '3.5 à 3.7.',
  'Is strong cryptography used over open networks?':
    'Une cryptographie robuste est-elle utilisée sur les réseaux ouverts ?',
  'Vulnerabilities and software': 'Vulnérabilités et logiciels',
  'Requirements 5 and 6.': 'Exigences 5 et 6.',
  'Is malicious software prevented or detected on all systems at risk?':
    'Les logiciels malveillants sont-ils bloqués ou détectés sur tous les systèmes exposés ?',
  '5.2 and 5.3.': '5.2 et 5.3.',
  'Are critical patches installed within a month?':
    'Les correctifs critiques sont-ils installés dans un délai d’un mois ?',
  'Are scripts on payment pages authorized and checked for tampering?':
    'Les scripts des pages de paiement sont-ils autorisés, et vérifie-t-on qu’ils n’ont pas été altérés ?',
  '6.4.3 and 11.6.1.': '6.4.3 et 11.6.1.',
  'Is in-house software reviewed for weaknesses before release?':
    'Les logiciels développés en interne sont-ils examinés avant leur mise en production pour en détecter les faiblesses ?',
  Access: 'Accès',
  'Requirements 7, 8 and 9.': 'Exigences 7, 8 et 9.',
  'Is access restricted by job function and reviewed every six months?':
    'Les accès sont-ils limités selon la fonction et revus tous les six mois ?',
  'Does all access to the environment require a second factor?':
    'Tout accès à l’environnement exige-t-il un second facteur ?',
  'Are rooms, media and card readers protected?':
    'Les locaux, les supports et les lecteurs de cartes sont-ils protégés ?',
  '9.2 to 9.5.': '9.2 à 9.5.',
  'Logging, testing and organization': 'Journalisation, tests et organisation',
  'Requirements 10, 11 and 12.': 'Exigences 10, 11 et 12.',
  'Are logs of the environment kept for a year and reviewed daily?':
    'Les journaux de l’environnement sont-ils conservés un an et examinés chaque jour ?',
  '10.4 and 10.5.': '10.4 et 10.5.',
  'Are scans run every three months and penetration tests every year?':
    'Des analyses de vulnérabilités sont-elles réalisées tous les trois mois et des tests d’intrusion chaque année ?',
  '11.3 and 11.4.': '11.3 et 11.4.',
  'Which service providers share responsibility, and for what?':
    'Quels prestataires partagent la responsabilité, et pour quoi ?',
  'Is there a response plan that is practiced every year?':
    'Existe-t-il un plan de réponse qui fait l’objet d’un exercice chaque année ?',
  'Where you set the frequency of an activity yourself, what is that based on?':
    'Lorsque vous fixez vous-même la fréquence d’une activité, sur quoi vous fondez-vous ?',
  '12.3.1, targeted risk analysis.': '12.3.1, analyse de risques ciblée.',
};
