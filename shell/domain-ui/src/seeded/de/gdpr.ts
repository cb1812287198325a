/** GRC template for the GDPR. */
export const gdpr = {
  'GDPR Privacy Assessment': 'Datenschutzbewertung nach DSGVO',
  'Assess the risk that processing personal data poses to the people concerned.':
    'Bewerten Sie das Risiko, das eine Verarbeitung personenbezogener Daten für die betroffenen Personen birgt.',
  'The processing': 'Die Verarbeitung',
  'Describe what is done with the data, and whose data it is (Art. 4 and 30).':
    'Beschreiben Sie, was mit wessen Daten geschieht (Art. 4 und 30 DSGVO).',
  'Law that this assessment follows': 'Dieser Bewertung zugrunde liegendes Recht',
  'Regulation (EU) 2016/679': 'Verordnung (EU) 2016/679',
  'What is the data used for?': 'Wofür werden die Daten verwendet?',
  'Art. 5(1)(b): each purpose is specified and no broader than necessary.':
    'Art. 5 Abs. 1 lit. b DSGVO: jeder Zweck benannt und nicht weiter gefasst als nötig.',
  'Whose data is it, and about how many people?':
    'Wessen Daten sind es und wie viele Personen sind ungefähr betroffen?',
  'e.g. 12,000 policyholders': 'z. B. 12.000 Versicherungsnehmer',
  'Does it include special categories of data, or data about criminal offenses?':
    'Sind besondere Kategorien personenbezogener Daten oder Daten über Straftaten enthalten?',
  'Art. 9 and 10: health, beliefs, origin, biometrics and the like.':
    'Art. 9 und 10 DSGVO: Gesundheit, Weltanschauung, Herkunft, Biometrie und Ähnliches.',
  Controller: 'Verantwortlicher',
  'Joint controller': 'Gemeinsam Verantwortlicher',
  Processor: 'Auftragsverarbeiter',
  'Art. 4(7), 4(8) and 26.': 'Art. 4 Nr. 7 und 8 und Art. 26 DSGVO.',
  'Is the processing listed in the record of processing activities?':
    'Ist die Verarbeitung im Verzeichnis von Verarbeitungstätigkeiten enthalten?',
  'Art. 30.': 'Art. 30 DSGVO.',
  'Lawfulness and principles': 'Rechtmäßigkeit und Grundsätze',
  'Check the legal basis and whether less data would suffice (Art. 5 and 6).':
    'Prüfen Sie die Rechtsgrundlage und ob weniger Daten genügen würden (Art. 5 und 6 DSGVO).',
  'What is the legal basis for the processing?': 'Auf welcher Rechtsgrundlage beruht die Verarbeitung?',
  Consent: 'Einwilligung',
  Contract: 'Vertrag',
  'Legal obligation': 'Rechtliche Verpflichtung',
  'Vital interests': 'Lebenswichtige Interessen',
  'Public task': 'Öffentliche Aufgabe',
  'Legitimate interests': 'Berechtigte Interessen',
  'Art. 6(1) a to f.': 'Art. 6 Abs. 1 lit. a bis f DSGVO.',
  'Is only necessary data collected?': 'Werden nur die erforderlichen Daten erhoben?',
  'Art. 5(1)(c).': 'Art. 5 Abs. 1 lit. c DSGVO.',
  'How long is the data kept, and how is it deleted?':
    'Wie lange werden die Daten aufbewahrt und wie werden sie gelöscht?',
  'Art. 5(1)(e).': 'Art. 5 Abs. 1 lit. e DSGVO.',
  'Are people informed in plain language?':
    'Werden die betroffenen Personen in klarer und einfacher Sprache informiert?',
  'Art. 12 to 14.': 'Art. 12 bis 14 DSGVO.',
  'Risk to people': 'Risiko für die betroffenen Personen',
  'Consider the people whose data it is, not the organization (Art. 32 and 35).':
    'Denken Sie an die betroffenen Personen, nicht an die Organisation (Art. 32 und 35 DSGVO).',
  'What harm could come to them?': 'Welcher Schaden könnte ihnen entstehen?',
  'Discrimination, fraud, loss of control, embarrassment': 'Diskriminierung, Betrug, Kontrollverlust, Bloßstellung',
  'How hard would it be to undo the harm?': 'Wie schwer ließe sich der Schaden rückgängig machen?',
  'Easy to undo': 'Leicht rückgängig zu machen',
  'Impossible to undo': 'Nicht rückgängig zu machen',
  'Is a data protection impact assessment needed?': 'Ist eine Datenschutz-Folgenabschätzung erforderlich?',
  Done: 'Durchgeführt',
  'Needed, not done': 'Erforderlich, nicht durchgeführt',
  'Not needed': 'Nicht erforderlich',
  'Art. 35(3): profiling with significant effects, special categories of data on a large scale, monitoring of public areas.':
    'Art. 35 Abs. 3 DSGVO: Profiling mit erheblichen Folgen, umfangreiche Verarbeitung besonderer Kategorien, Überwachung öffentlicher Bereiche.',
  'What does the data protection officer advise?': 'Was rät die oder der Datenschutzbeauftragte?',
  'Art. 35(2) and 39.': 'Art. 35 Abs. 2 und Art. 39 DSGVO.',
  Safeguards: 'Schutzvorkehrungen',
  'Review what protects the data, and what happens when others handle it (Art. 25, 28, 32 and 44 to 49).':
    'Betrachten Sie, was die Daten schützt und was bei anderen Stellen geschieht, die sie verarbeiten (Art. 25, 28, 32 und 44 bis 49 DSGVO).',
  'Are encryption, pseudonymization, access restrictions and restore tests in place where needed?':
    'Sind Verschlüsselung, Pseudonymisierung, Zugriffsbeschränkung und Wiederherstellungstests umgesetzt, wo sie nötig sind?',
  'Art. 32(1).': 'Art. 32 Abs. 1 DSGVO.',
  'Was privacy considered when the processing was designed, and in its settings?':
    'Wurde der Datenschutz bei der Gestaltung der Verarbeitung und in den Voreinstellungen berücksichtigt?',
  'Art. 25.': 'Art. 25 DSGVO.',
  'Is there a contract with every processor?': 'Besteht mit jedem Auftragsverarbeiter ein Vertrag?',
  'Art. 28(3).': 'Art. 28 Abs. 3 DSGVO.',
  'Does data leave the European Economic Area, and on what grounds?':
    'Werden Daten in Länder außerhalb des Europäischen Wirtschaftsraums übermittelt, und auf welcher Grundlage?',
  'Art. 44 to 49: adequacy decision, standard contractual clauses, derogations.':
    'Art. 44 bis 49 DSGVO: Angemessenheitsbeschluss, Standardvertragsklauseln, Ausnahmen.',
  'Rights and breaches': 'Betroffenenrechte und Datenschutzverletzungen',
  'Check that requests and breaches can be handled in time (Art. 12 to 22, 33 and 34).':
    'Prüfen Sie, ob Anträge und Datenschutzverletzungen fristgerecht bearbeitet werden können (Art. 12 bis 22, 33 und 34 DSGVO).',
  'Can requests for access, correction or deletion be answered within a month?':
    'Können Anträge auf Auskunft, Berichtigung oder Löschung innerhalb eines Monats beantwortet werden?',
  'Art. 12(3) and 15 to 21.': 'Art. 12 Abs. 3 und Art. 15 bis 21 DSGVO.',
  'Could a breach be reported to the authority within 72 hours?':
    'Könnte eine Datenschutzverletzung der Aufsichtsbehörde binnen 72 Stunden gemeldet werden?',
  'Art. 33(1).': 'Art. 33 Abs. 1 DSGVO.',
  'Who decides whether the people concerned are informed?':
    'Wer entscheidet, ob die betroffenen Personen benachrichtigt werden?',
  'Art. 34.': 'Art. 34 DSGVO.',
};
