/** GRC template for SOC 2. */
export const soc2 = {
  'SOC 2 Risk Assessment': 'Risikobewertung nach SOC 2',
  'Assess a risk to a service that customers rely on, against the trust services criteria of SOC 2.':
    'Bewerten Sie ein Risiko für einen Dienst, auf den sich Kunden verlassen, anhand der Trust Services Criteria von SOC 2.',
  'Service and commitments': 'Dienst und Zusagen',
  'Describe the service concerned and what customers were promised (CC2 and CC3.1).':
    'Beschreiben Sie, welcher Dienst betroffen ist und was Kunden zugesagt wurde (CC2 und CC3.1).',
  'Criteria that this assessment follows': 'Dieser Bewertung zugrunde liegende Kriterien',
  'Trust Services Criteria 2017, points of focus revised 2022':
    'Trust Services Criteria 2017, Points of Focus überarbeitet 2022',
  'Which service or system does the risk concern?': 'Welchen Dienst oder welches System betrifft das Risiko?',
  'As in the system description': 'Wie in der Systembeschreibung',
  'Which of the five categories is affected most?': 'Welche der fünf Kategorien ist am stärksten betroffen?',
  'Processing integrity': 'Verarbeitungsintegrität',
  'Which commitments to customers would be broken?': 'Welche Zusagen an Kunden würden verletzt?',
  'CC2.3 and CC3.1: contracts, service levels, published policies.':
    'CC2.3 und CC3.1: Verträge, Service-Levels, veröffentlichte Richtlinien.',
  'Consider causes, fraud and change (CC3).': 'Betrachten Sie Ursachen, Betrug und Veränderungen (CC3).',
  'What could make it happen, inside or outside the organization?':
    'Was könnte innerhalb oder außerhalb der Organisation dazu führen?',
  'Could someone gain from making it happen?': 'Könnte jemand davon profitieren, es herbeizuführen?',
  'CC3.3 requires fraud to be considered.': 'CC3.3 verlangt, Betrug zu berücksichtigen.',
  'Which recent or planned changes affect it?': 'Welche jüngsten oder geplanten Änderungen wirken sich darauf aus?',
  'CC3.4: systems, people, suppliers, law.': 'CC3.4: Systeme, Personen, Lieferanten, Recht.',
  'How many customers would notice?': 'Wie viele Kunden würden es bemerken?',
  'Hardly any': 'Kaum jemand',
  'Access and operations': 'Zugriff und Betrieb',
  'Review the controls that keep the service secure from day to day (CC6 and CC7).':
    'Betrachten Sie die Maßnahmen, die den Dienst im laufenden Betrieb schützen (CC6 und CC7).',
  'Is access registered, approved, and removed when people leave?':
    'Wird Zugriff registriert, genehmigt und beim Ausscheiden entzogen?',
  'CC6.1 to CC6.3.': 'CC6.1 bis CC6.3.',
  'Is the service protected against threats from outside its boundaries?':
    'Ist der Dienst gegen Bedrohungen von außerhalb seiner Systemgrenzen geschützt?',
  'Is unauthorized or malicious software prevented or detected?':
    'Wird nicht autorisierte oder schädliche Software unterbunden oder erkannt?',
  'Are weaknesses and anomalies detected and assessed?': 'Werden Schwachstellen und Anomalien erkannt und bewertet?',
  'CC7.1 to CC7.3.': 'CC7.1 bis CC7.3.',
  'Is there a rehearsed procedure for response and recovery?':
    'Gibt es ein eingeübtes Verfahren für Reaktion und Wiederherstellung?',
  'CC7.4 and CC7.5.': 'CC7.4 und CC7.5.',
  'Change, continuity and suppliers': 'Änderungen, Kontinuität und Lieferanten',
  'Consider what could go wrong around the service (CC8, CC9 and A1).':
    'Betrachten Sie, was im Umfeld des Dienstes schiefgehen könnte (CC8, CC9 und A1).',
  'Are changes authorized, tested and approved before release?':
    'Werden Änderungen vor der Freigabe autorisiert, getestet und genehmigt?',
  'Is there a plan for disruptions, and are recovery tests carried out?':
    'Gibt es einen Plan für Störungen und werden Wiederherstellungstests durchgeführt?',
  'CC9.1, A1.2 and A1.3.': 'CC9.1, A1.2 und A1.3.',
  'Which vendors and subservice organizations does the service depend on?':
    'Von welchen Lieferanten und Unterauftragnehmern hängt der Dienst ab?',
  'Are their assurance reports obtained and reviewed?': 'Werden deren Prüfberichte eingeholt und ausgewertet?',
  'Note the complementary user entity controls that they expect of you.':
    'Beachten Sie die ergänzenden Maßnahmen, die darin von Ihnen erwartet werden (CUEC).',
  'Monitoring and evidence': 'Überwachung und Nachweise',
  'Describe how an auditor could verify that the controls worked (CC4 and CC5).':
    'Beschreiben Sie, wie sich die Wirksamkeit der Maßnahmen bei einem Audit nachprüfen lässt (CC4 und CC5).',
  'Which records show that the controls worked during the whole period?':
    'Welche Aufzeichnungen belegen die Wirksamkeit der Maßnahmen über den gesamten Zeitraum?',
  'Tickets, logs, approvals, reports': 'Tickets, Protokolle, Freigaben, Berichte',
  'Are deficiencies reported to those who can correct them?':
    'Werden Mängel an diejenigen gemeldet, die sie beheben können?',
  'Who performs the control, and who covers for them?':
    'Wer führt die Maßnahme durch und wer übernimmt die Vertretung?',
};
