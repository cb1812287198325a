/** GRC template for ISO/IEC 27001. */
export const iso27001 = {
  'ISO 27001 Risk Assessment': 'Risikobewertung nach ISO 27001',
  'Assess and treat an information security risk within the management system of ISO/IEC 27001.':
    'Bewerten und behandeln Sie ein Informationssicherheitsrisiko im Rahmen des Managementsystems nach ISO/IEC 27001.',
  'Context and scope': 'Kontext und Anwendungsbereich',
  'Place the risk within the information security management system (clauses 4.1 to 4.3).':
    'Ordnen Sie das Risiko in das Informationssicherheits-Managementsystem ein (Abschnitte 4.1 bis 4.3).',
  'Which part of the management system does this risk concern?':
    'Welchen Teil des Managementsystems betrifft dieses Risiko?',
  'Sites, teams, services, systems': 'Standorte, Teams, Dienste, Systeme',
  'Clause 4.3. Use the names of the scope statement.':
    'Abschnitt 4.3. Verwenden Sie die Bezeichnungen aus der Festlegung des Anwendungsbereichs.',
  'Who outside the team expects this risk to be under control, and what do they expect?':
    'Wer außerhalb des Teams erwartet, dass dieses Risiko beherrscht wird, und was genau?',
  'Clause 4.2: customers, authorities, owners, staff.': 'Abschnitt 4.2: Kunden, Behörden, Anteilseigner, Beschäftigte.',
  'What brought this risk to light?': 'Wodurch wurde dieses Risiko erkannt?',
  'Planned assessment': 'Geplante Bewertung',
  'Change in the organization': 'Veränderung in der Organisation',
  'Incident or near miss': 'Vorfall oder Beinahe-Vorfall',
  'Audit finding': 'Auditfeststellung',
  'Report of a threat': 'Hinweis auf eine Bedrohung',
  'Clause 8.2 requires an assessment at planned intervals and when significant changes occur.':
    'Abschnitt 8.2 verlangt eine Bewertung in geplanten Abständen und bei wesentlichen Änderungen.',
  'Risk identification and analysis': 'Risikoidentifikation und -analyse',
  'Describe what could be lost, who owns the risk and what is known about it (clauses 6.1.2 and 8.2).':
    'Beschreiben Sie, was verloren gehen könnte, wem das Risiko zugeordnet ist und was darüber bekannt ist (Abschnitte 6.1.2 und 8.2).',
  'What would be affected most?': 'Was wäre am stärksten beeinträchtigt?',
  'More than one': 'Mehrere davon',
  'Clause 6.1.2 c.': 'Abschnitt 6.1.2 c).',
  'Who is accountable for this risk and has the authority to decide on it?':
    'Wer ist für dieses Risiko verantwortlich und entscheidungsbefugt?',
  'Clause 6.1.2 c requires an owner for every risk.':
    'Abschnitt 6.1.2 c) verlangt für jedes Risiko einen Risikoeigentümer.',
  'What would the consequences be?': 'Welche Folgen hätte der Eintritt?',
  'Clause 6.1.2 d. Consider customers, finances, legal obligations and reputation.':
    'Abschnitt 6.1.2 d). Denken Sie an Kunden, Finanzen, rechtliche Pflichten und Ansehen.',
  'How confident are you in your ratings?': 'Wie sicher sind Sie sich Ihrer Einstufungen?',
  'A guess': 'Vermutung',
  'Backed by data': 'Durch Daten belegt',
  'Controls in place': 'Vorhandene Maßnahmen',
  'Review the Annex A controls that are relevant to this risk.':
    'Betrachten Sie die Maßnahmen aus Anhang A, die für dieses Risiko relevant sind.',
  'Are access rights granted on a need-to-know basis and reviewed?':
    'Werden Zugriffsrechte nach dem Need-to-know-Prinzip vergeben und überprüft?',
  'A.5.15, A.5.18 and A.8.2.': 'A.5.15, A.5.18 und A.8.2.',
  'Are technical vulnerabilities identified and fixed in time?':
    'Werden technische Schwachstellen rechtzeitig erkannt und behoben?',
  'Are backups made, protected and tested by restoring them?':
    'Werden Datensicherungen erstellt, geschützt und testweise wiederhergestellt?',
  'Are events logged and monitored for anomalies?': 'Werden Ereignisse protokolliert und auf Anomalien überwacht?',
  'A.8.15 and A.8.16.': 'A.8.15 und A.8.16.',
  'Are security obligations agreed with the suppliers involved and verified?':
    'Sind Sicherheitspflichten mit den beteiligten Lieferanten vereinbart und werden sie überprüft?',
  'A.5.19 to A.5.22.': 'A.5.19 bis A.5.22.',
  'Do the people involved know what is expected of them?':
    'Wissen die beteiligten Personen, was von ihnen erwartet wird?',
  'Risk treatment': 'Risikobehandlung',
  'Choose how to treat the risk and which controls are needed for it (clauses 6.1.3 and 8.3).':
    'Legen Sie fest, wie das Risiko behandelt wird und welche Maßnahmen dafür nötig sind (Abschnitte 6.1.3 und 8.3).',
  'How should the risk be treated?': 'Wie soll das Risiko behandelt werden?',
  'Reduce it': 'Vermindern',
  'Avoid it': 'Vermeiden',
  'Share it': 'Teilen',
  'Retain it': 'Beibehalten',
  'Clause 6.1.3 a.': 'Abschnitt 6.1.3 a).',
  'Which controls are needed beyond those in place?': 'Welche Maßnahmen sind über die vorhandenen hinaus erforderlich?',
  'e.g. A.8.5, A.8.24': 'z. B. A.8.5, A.8.24',
  'Clause 6.1.3 b and c: compare them with Annex A so that none is overlooked.':
    'Abschnitt 6.1.3 b) und c): Vergleichen Sie sie mit Anhang A, damit keine übersehen wird.',
  'Does the statement of applicability reflect this?': 'Ist dies in der Erklärung zur Anwendbarkeit festgehalten?',
  'Needs an update': 'Muss aktualisiert werden',
  'Clause 6.1.3 d.': 'Abschnitt 6.1.3 d).',
  'Has the risk owner accepted the residual risk?': 'Hat der Risikoeigentümer das Restrisiko akzeptiert?',
  'Yes, in writing': 'Ja, schriftlich',
  'Yes, verbally': 'Ja, mündlich',
  'Not yet': 'Noch nicht',
  'Clause 6.1.3 f.': 'Abschnitt 6.1.3 f).',
  'Follow-up': 'Nachverfolgung',
  'Decide how you will verify that the treatment works (clauses 9 and 10).':
    'Legen Sie fest, wie die Wirksamkeit der Behandlung überprüft wird (Abschnitte 9 und 10).',
  'What will be measured, and by whom?': 'Was wird gemessen und von wem?',
  'Clause 9.1.': 'Abschnitt 9.1.',
  'When will this risk be reviewed next?': 'Wann wird dieses Risiko erneut überprüft?',
  'Within a month': 'Innerhalb eines Monats',
  'Within three months': 'Innerhalb von drei Monaten',
  'Within six months': 'Innerhalb von sechs Monaten',
  'Within a year': 'Innerhalb eines Jahres',
  'Clauses 8.2 and 9.3.': 'Abschnitte 8.2 und 9.3.',
  'Which open corrective actions relate to this risk?': 'Welche offenen Korrekturmaßnahmen betreffen dieses Risiko?',
  'Clause 10.2.': 'Abschnitt 10.2.',
};
