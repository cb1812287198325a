/** GRC template for HIPAA. */
export const hipaa = {
  'HIPAA Security Risk Analysis': 'Sicherheitsrisikoanalyse nach HIPAA',
  'Analyze a risk to electronic protected health information (ePHI) under the HIPAA Security Rule.':
    'Analysieren Sie ein Risiko für elektronische geschützte Gesundheitsinformationen (ePHI) nach der HIPAA Security Rule.',
  'Health information at stake': 'Betroffene Gesundheitsinformationen',
  'Describe where the information is and who handles it (45 CFR 164.308(a)(1)).':
    'Beschreiben Sie, wo sich die Informationen befinden und wer mit ihnen arbeitet (45 CFR 164.308(a)(1)).',
  'Rule that this analysis follows': 'Dieser Analyse zugrunde liegende Vorschrift',
  '45 CFR Part 164, Subparts C, D and E': '45 CFR Part 164, Subparts C, D und E',
  'Covered entity': 'Covered Entity (verpflichtete Einrichtung)',
  'Business associate': 'Business Associate (Geschäftspartner)',
  Both: 'Beides',
  'Where is the information created, received, maintained or transmitted?':
    'Wo werden die Informationen erstellt, empfangen, aufbewahrt oder übermittelt?',
  'Systems, devices, media, people': 'Systeme, Geräte, Datenträger, Personen',
  'Which threat or weakness is this about?': 'Um welche Bedrohung oder Schwachstelle geht es?',
  '164.308(a)(1)(ii)(A), risk analysis.': '164.308(a)(1)(ii)(A), Risikoanalyse.',
  'How many people does the information concern?': 'Wie viele Personen betreffen die Informationen?',
  'Nearly all patients': 'Fast alle Patientinnen und Patienten',
  'Administrative safeguards': 'Administrative Schutzvorkehrungen',
  'Review responsibilities, people and plans (164.308).':
    'Betrachten Sie Zuständigkeiten, Personen und Pläne (164.308).',
  'Who is the responsible security official?': 'Wer ist für die Sicherheit verantwortlich (Security Official)?',
  'Is access authorized according to role and revoked when people leave?':
    'Wird Zugriff rollenbezogen genehmigt und beim Ausscheiden entzogen?',
  '164.308(a)(3) and (4).': '164.308(a)(3) und (4).',
  'Does everyone receive security training and reminders?':
    'Werden alle in Sicherheitsfragen geschult und regelmäßig daran erinnert?',
  'Are backup, disaster recovery and emergency operation planned and tested?':
    'Sind Datensicherung, Notfallwiederherstellung und Notbetrieb geplant und getestet?',
  'Is there an agreement with every business associate involved?':
    'Besteht mit jedem beteiligten Business Associate eine Vereinbarung?',
  '164.308(b) and 164.314(a).': '164.308(b) und 164.314(a).',
  'Physical safeguards': 'Physische Schutzvorkehrungen',
  'Review rooms, workstations and media (164.310).': 'Betrachten Sie Räume, Arbeitsplätze und Datenträger (164.310).',
  'Is access to the rooms that house these systems restricted and recorded?':
    'Ist der Zutritt zu den Räumen mit diesen Systemen beschränkt und wird er protokolliert?',
  'Are workstations placed, used and locked as required?':
    'Werden Arbeitsplätze wie vorgegeben aufgestellt, genutzt und gesperrt?',
  '164.310(b) and (c).': '164.310(b) und (c).',
  'Are devices and media wiped before they are reused or disposed of?':
    'Werden Geräte und Datenträger vor Wiederverwendung oder Entsorgung gelöscht?',
  'Technical safeguards': 'Technische Schutzvorkehrungen',
  'Review access, logs, integrity and encryption (164.312).':
    'Betrachten Sie Zugriff, Protokolle, Integrität und Verschlüsselung (164.312).',
  'Does every user have a unique ID, with emergency access and automatic logoff?':
    'Hat jede Person eine eigene Kennung und gibt es einen Notfallzugang und eine automatische Abmeldung?',
  'Is the information encrypted at rest?': 'Sind die Informationen bei der Speicherung verschlüsselt?',
  '164.312(a)(2)(iv). Addressable: if it is not implemented, document why.':
    '164.312(a)(2)(iv). „Addressable“: Begründen Sie schriftlich, wenn darauf verzichtet wird.',
  'Is activity logged, and are the logs reviewed?': 'Werden Aktivitäten protokolliert und die Protokolle ausgewertet?',
  '164.312(b) and 164.308(a)(1)(ii)(D).': '164.312(b) und 164.308(a)(1)(ii)(D).',
  'Is the information protected from improper alteration or destruction, and would that be detected?':
    'Sind die Informationen vor unbefugter Änderung oder Zerstörung geschützt, und würde eine solche erkannt?',
  'Is it verified that people are who they claim to be?':
    'Wird geprüft, dass Personen die sind, als die sie sich ausgeben?',
  'Is the information protected in transit?': 'Sind die Informationen bei der Übertragung geschützt?',
  'Breaches and documentation': 'Datenschutzverletzungen und Dokumentation',
  'Check what would happen after a breach and what is documented (164.316 and 164.400 to 164.414).':
    'Prüfen Sie, was nach einer Datenschutzverletzung geschehen würde und was dokumentiert ist (164.316 und 164.400 bis 164.414).',
  'Is there a procedure to determine whether an event is a breach?':
    'Gibt es ein Verfahren, um festzustellen, ob ein Ereignis eine Datenschutzverletzung darstellt?',
  'Could those affected be notified without unreasonable delay, within 60 days at most?':
    'Könnten die Betroffenen ohne unangemessene Verzögerung, spätestens innerhalb von 60 Tagen, benachrichtigt werden?',
  '164.404, 164.406 and 164.408.': '164.404, 164.406 und 164.408.',
  'Are policies, decisions and this analysis kept for six years?':
    'Werden Richtlinien, Entscheidungen und diese Analyse sechs Jahre lang aufbewahrt?',
  'How is use limited to the minimum that is necessary?': 'Wie wird die Nutzung auf das notwendige Minimum beschränkt?',
};
