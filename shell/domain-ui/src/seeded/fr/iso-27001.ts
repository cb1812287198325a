/** GRC template for ISO/IEC 27001. */
export const iso27001 = {
  'ISO 27001 Risk Assessment': 'Évaluation des risques ISO 27001',
  'Assess and treat an information security risk within the management system of ISO/IEC 27001.':
    'Évaluez et traitez un risque de sécurité de l’information dans le cadre du système de management selon l’ISO/IEC 27001.',
  'Context and scope': 'Contexte et périmètre',
  'Place the risk within the information security management system (clauses 4.1 to 4.3).':
    'Situez le risque dans le système de management de la sécurité de l’information (articles 4.1 à 4.3).',
  'Which part of the management system does this risk concern?':
    'Quelle partie du système de management ce risque concerne-t-il ?',
  'Sites, teams, services, systems': 'Sites, équipes, services, systèmes',
  'Clause 4.3. Use the names of the scope statement.':
    'Article 4.3. Reprenez les intitulés de la définition du périmètre.',
  'Who outside the team expects this risk to be under control, and what do they expect?':
    'Qui, en dehors de l’équipe, s’attend à ce que ce risque soit maîtrisé, et quelles sont ces attentes ?',
  'Clause 4.2: customers, authorities, owners, staff.': 'Article 4.2 : clients, autorités, actionnaires, personnel.',
  'What brought this risk to light?': 'Qu’est-ce qui a révélé ce risque ?',
  'Planned assessment': 'Évaluation planifiée',
  'Change in the organization': 'Changement dans l’organisation',
  'Incident or near miss': 'Incident ou quasi-incident',
  'Audit finding': 'Constat d’audit',
  'Report of a threat': 'Signalement d’une menace',
  'Clause 8.2 requires an assessment at planned intervals and when significant changes occur.':
    'L’article 8.2 exige une évaluation à des intervalles planifiés et lors de changements significatifs.',
  'Risk identification and analysis': 'Identification et analyse du risque',
  'Describe what could be lost, who owns the risk and what is known about it (clauses 6.1.2 and 8.2).':
    'Indiquez ce qui pourrait être perdu, qui est propriétaire du risque et ce que l’on en sait (articles 6.1.2 et 8.2).',
  'What would be affected most?': 'Qu’est-ce qui serait le plus atteint ?',
  'More than one': 'Plusieurs d’entre elles',
  'Clause 6.1.2 c.': 'Article 6.1.2 c).',
  'Who is accountable for this risk and has the authority to decide on it?':
    'Qui répond de ce risque et peut décider à son sujet ?',
  'Clause 6.1.2 c requires an owner for every risk.': 'L’article 6.1.2 c) exige un propriétaire pour chaque risque.',
  'What would the consequences be?': 'Quelles seraient les conséquences s’il se réalisait ?',
  'Clause 6.1.2 d. Consider customers, finances, legal obligations and reputation.':
    'Article 6.1.2 d). Pensez aux clients, aux finances, aux obligations légales et à la réputation.',
  'How confident are you in your ratings?': 'Quel est votre degré de confiance dans vos évaluations ?',
  'A guess': 'Simple estimation',
  'Backed by data': 'Étayée par des données',
  'Controls in place': 'Mesures de sécurité en place',
  'Review the Annex A controls that are relevant to this risk.':
    'Examinez les mesures de sécurité de l’annexe A qui se rapportent à ce risque.',
  'Are access rights granted on a need-to-know basis and reviewed?':
    'Les droits d’accès sont-ils accordés selon le besoin d’en connaître et revus ?',
  'A.5.15, A.5.18 and A.8.2.': 'A.5.15, A.5.18 et A.8.2.',
  'Are technical vulnerabilities identified and fixed in time?':
    'Les vulnérabilités techniques sont-elles détectées et corrigées à temps ?',
  'Are backups made, protected and tested by restoring them?':
    'Des sauvegardes sont-elles réalisées, protégées et restaurées à titre de test ?',
  'Are events logged and monitored for anomalies?':
    'Les événements sont-ils journalisés et surveillés pour détecter les anomalies ?',
  'A.8.15 and A.8.16.': 'A.8.15 et A.8.16.',
  'Are security obligations agreed with the suppliers involved and verified?':
    'Des obligations de sécurité sont-elles convenues avec les fournisseurs concernés et leur respect est-il vérifié ?',
  'A.5.19 to A.5.22.': 'A.5.19 à A.5.22.',
  'Do the people involved know what is expected of them?':
    'Les personnes concernées savent-elles ce que l’on attend d’elles ?',
  'Risk treatment': 'Traitement du risque',
  'Choose how to treat the risk and which controls are needed for it (clauses 6.1.3 and 8.3).':
    'Choisissez comment traiter le risque et quelles mesures de sécurité sont nécessaires (articles 6.1.3 et 8.3).',
  'How should the risk be treated?': 'Comment le risque doit-il être traité ?',
  'Reduce it': 'Le réduire',
  'Avoid it': 'L’éviter',
  'Share it': 'Le partager',
  'Retain it': 'Le maintenir',
  'Clause 6.1.3 a.': 'Article 6.1.3 a).',
  'Which controls are needed beyond those in place?':
    'Quelles mesures de sécurité faut-il en plus de celles en place ?',
  'e.g. A.8.5, A.8.24': 'p. ex. A.8.5, A.8.24',
  'Clause 6.1.3 b and c: compare them with Annex A so that none is overlooked.':
    'Article 6.1.3 b) et c) : comparez-les à l’annexe A afin de n’en omettre aucune.',
  'Does the statement of applicability reflect this?': 'La déclaration d’applicabilité en fait-elle état ?',
  'Needs an update': 'À mettre à jour',
  'Clause 6.1.3 d.': 'Article 6.1.3 d).',
  'Has the risk owner accepted the residual risk?': 'Le propriétaire du risque a-t-il accepté le risque résiduel ?',
  'Yes, in writing': 'Oui, par écrit',
  'Yes, verbally': 'Oui, oralement',
  'Not yet': 'Pas encore',
  'Clause 6.1.3 f.': 'Article 6.1.3 f).',
  'Follow-up': 'Suivi',
  'Decide how you will verify that the treatment works (clauses 9 and 10).':
    'Décidez comment vérifier l’efficacité du traitement (articles 9 et 10).',
  'What will be measured, and by whom?': 'Que mesurera-t-on, et qui s’en chargera ?',
  'Clause 9.1.': 'Article 9.1.',
  'When will this risk be reviewed next?': 'Quand ce risque sera-t-il réexaminé ?',
  'Within a month': 'D’ici un mois',
  'Within three months': 'D’ici trois mois',
  'Within six months': 'D’ici six mois',
  'Within a year': 'D’ici un an',
  'Clauses 8.2 and 9.3.': 'Articles 8.2 et 9.3.',
  'Which open corrective actions relate to this risk?': 'Quelles actions correctives en cours concernent ce risque ?',
  'Clause 10.2.': 'Article 10.2.',
};
