/** GRC template for the GDPR. */
export const gdpr = {
  'GDPR Privacy Assessment': 'Évaluation de la protection des données (RGPD)',
  'Assess the risk that processing personal data poses to the people concerned.':
    'Évaluez le risque qu’un traitement de données à caractère personnel fait peser sur les personnes concernées.',
  'The processing': 'Le traitement',
  'Describe what is done with the data, and whose data it is (Art. 4 and 30).':
    'Décrivez ce qui est fait des données et à qui elles se rapportent (art. 4 et 30 RGPD).',
  'Law that this assessment follows': 'Texte sur lequel se fonde cette évaluation',
  'Regulation (EU) 2016/679': 'Règlement (UE) 2016/679',
  'What is the data used for?': 'À quoi les données servent-elles ?',
  'Art. 5(1)(b): each purpose is specified and no broader than necessary.':
    'Art. 5.1.b RGPD : chaque finalité est nommée et pas plus large que nécessaire.',
  'Whose data is it, and about how many people?':
    'De qui sont les données, et combien de personnes environ sont concernées ?',
  'e.g. 12,000 policyholders': 'p. ex. 12 000 assurés',
  'Does it include special categories of data, or data about criminal offenses?':
    'Comporte-t-il des catégories particulières de données ou des données relatives à des infractions ?',
  'Art. 9 and 10: health, beliefs, origin, biometrics and the like.':
    'Art. 9 et 10 RGPD : santé, convictions, origine, biométrie, etc.',
  Controller: 'Responsable du traitement',
  'Joint controller': 'Responsable conjoint du traitement',
  Processor: 'Sous-traitant',
  'Art. 4(7), 4(8) and 26.': 'Art. 4.7, 4.8 et 26 RGPD.',
  'Is the processing listed in the record of processing activities?':
    'Le traitement figure-t-il au registre des activités de traitement ?',
  'Art. 30.': 'Art. 30 RGPD.',
  'Lawfulness and principles': 'Licéité et principes',
  'Check the legal basis and whether less data would suffice (Art. 5 and 6).':
    'Vérifiez la base juridique et si moins de données suffiraient (art. 5 et 6 RGPD).',
  'What is the legal basis for the processing?': 'Sur quelle base juridique le traitement repose-t-il ?',
  Consent: 'Consentement',
  Contract: 'Contrat',
  'Legal obligation': 'Obligation légale',
  'Vital interests': 'Intérêts vitaux',
  'Public task': 'Mission d’intérêt public',
  'Legitimate interests': 'Intérêts légitimes',
  'Art. 6(1) a to f.': 'Art. 6.1.a à f RGPD.',
  'Is only necessary data collected?': 'Ne collecte-t-on que les données nécessaires ?',
  'Art. 5(1)(c).': 'Art. 5.1.c RGPD.',
  'How long is the data kept, and how is it deleted?':
    'Combien de temps les données sont-elles conservées, et comment sont-elles effacées ?',
  'Art. 5(1)(e).': 'Art. 5.1.e RGPD.',
  'Are people informed in plain language?': 'Les personnes en sont-elles informées en termes clairs et simples ?',
  'Art. 12 to 14.': 'Art. 12 à 14 RGPD.',
  'Risk to people': 'Risque pour les personnes',
  'Consider the people whose data it is, not the organization (Art. 32 and 35).':
    'Pensez aux personnes concernées, et non à l’organisation (art. 32 et 35 RGPD).',
  'What harm could come to them?': 'Quel préjudice pourraient-elles subir ?',
  'Discrimination, fraud, loss of control, embarrassment': 'Discrimination, fraude, perte de contrôle, humiliation',
  'How hard would it be to undo the harm?': 'À quel point le préjudice serait-il difficile à réparer ?',
  'Easy to undo': 'Facilement réparable',
  'Impossible to undo': 'Irréparable',
  'Is a data protection impact assessment needed?':
    'Une analyse d’impact relative à la protection des données est-elle nécessaire ?',
  Done: 'Réalisée',
  'Needed, not done': 'Nécessaire, non réalisée',
  'Not needed': 'Non nécessaire',
  'Art. 35(3): profiling with significant effects, special categories of data on a large scale, monitoring of public areas.':
    'Art. 35.3 RGPD : profilage aux effets importants, catégories particulières à grande échelle, surveillance de lieux publics.',
  'What does the data protection officer advise?': 'Quel est l’avis du délégué à la protection des données ?',
  'Art. 35(2) and 39.': 'Art. 35.2 et 39 RGPD.',
  Safeguards: 'Garanties',
  'Review what protects the data, and what happens when others handle it (Art. 25, 28, 32 and 44 to 49).':
    'Examinez ce qui protège les données et ce qui se passe chez les tiers qui les traitent (art. 25, 28, 32 et 44 à 49 RGPD).',
  'Are encryption, pseudonymization, access restrictions and restore tests in place where needed?':
    'Le chiffrement, la pseudonymisation, la limitation des accès et les tests de restauration sont-ils en place là où ils sont nécessaires ?',
  'Art. 32(1).': 'Art. 32.1 RGPD.',
  'Was privacy considered when the processing was designed, and in its settings?':
    'La protection des données a-t-elle été prise en compte dès la conception du traitement et dans ses paramètres par défaut ?',
  'Art. 25.': 'Art. 25 RGPD.',
  'Is there a contract with every processor?': 'Existe-t-il un contrat avec chaque sous-traitant ?',
  'Art. 28(3).': 'Art. 28.3 RGPD.',
  'Does data leave the European Economic Area, and on what grounds?':
    'Des données sont-elles transférées hors de l’Espace économique européen, et sur quel fondement ?',
  'Art. 44 to 49: adequacy decision, standard contractual clauses, derogations.':
    'Art. 44 à 49 RGPD : décision d’adéquation, clauses contractuelles types, dérogations.',
  'Rights and breaches': 'Droits et violations de données',
  'Check that requests and breaches can be handled in time (Art. 12 to 22, 33 and 34).':
    'Vérifiez que les demandes et les violations de données peuvent être traitées dans les délais (art. 12 à 22, 33 et 34 RGPD).',
  'Can requests for access, correction or deletion be answered within a month?':
    'Peut-on répondre en un mois aux demandes d’accès, de rectification ou d’effacement ?',
  'Art. 12(3) and 15 to 21.': 'Art. 12.3 et 15 à 21 RGPD.',
  'Could a breach be reported to the authority within 72 hours?':
    'Une violation de données pourrait-elle être notifiée à l’autorité de contrôle dans les 72 heures ?',
  'Art. 33(1).': 'Art. 33.1 RGPD.',
  'Who decides whether the people concerned are informed?': 'Qui décide d’informer ou non les personnes concernées ?',
  'Art. 34.': 'Art. 34 RGPD.',
};
