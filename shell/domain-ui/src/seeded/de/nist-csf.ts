/** GRC template for the NIST Cybersecurity Framework. */
export const nistCsf = {
  'NIST CSF Assessment': 'Bewertung nach NIST CSF',
  'Look at a risk through the six functions of the NIST Cybersecurity Framework.':
    'Betrachten Sie ein Risiko anhand der sechs Funktionen des NIST Cybersecurity Framework.',
  Govern: 'Steuern',
  'How the risk relates to what the organization has decided about cybersecurity (GV).':
    'Wie sich das Risiko zu den Vorgaben der Organisation für Cybersicherheit verhält (GV).',
  'Which goal of the organization does this risk threaten?': 'Welches Ziel der Organisation gefährdet dieses Risiko?',
  'GV.OC: the context in which risks are assessed.': 'GV.OC: der Kontext, in dem Risiken bewertet werden.',
  'Which tier describes how such risks are managed today?':
    'Welche Stufe (Tier) beschreibt den heutigen Umgang mit solchen Risiken?',
  '1 Partial': '1 Partiell',
  '2 Risk informed': '2 Risikoinformiert',
  '3 Repeatable': '3 Wiederholbar',
  '4 Adaptive': '4 Adaptiv',
  'Tiers range from ad hoc to continuously improving.': 'Die Stufen reichen von fallweise bis fortlaufend verbessert.',
  'How does the risk compare with the risk appetite of the organization?':
    'Wie verhält sich das Risiko zur Risikobereitschaft der Organisation?',
  'Well within it': 'Deutlich darunter',
  'At its limit': 'An der Grenze',
  'Beyond it': 'Darüber',
  'No risk appetite defined': 'Keine Risikobereitschaft festgelegt',
  'Are the relevant suppliers known and assessed?': 'Sind die hierfür wichtigen Lieferanten bekannt und bewertet?',
  Identify: 'Identifizieren',
  'What is at stake and what is known about threats and weaknesses (ID).':
    'Was auf dem Spiel steht und was über Bedrohungen und Schwachstellen bekannt ist (ID).',
  'Is there an up-to-date inventory of the hardware, software, data and services involved?':
    'Gibt es ein aktuelles Verzeichnis der beteiligten Hardware, Software, Daten und Dienste?',
  'Which threats and weaknesses make this risk real?':
    'Welche Bedrohungen und Schwachstellen liegen diesem Risiko zugrunde?',
  'What have tests, exercises or incidents taught you about it?':
    'Welche Erkenntnisse haben Tests, Übungen oder Vorfälle dazu gebracht?',
  Protect: 'Schützen',
  'What keeps the risk from happening (PR).': 'Was den Eintritt des Risikos verhindert (PR).',
  'Are people, services and devices authenticated and given only the access they need?':
    'Werden Personen, Dienste und Geräte authentifiziert und erhalten sie nur den nötigen Zugriff?',
  'Are people trained for their role?': 'Sind die Personen für ihre Aufgaben geschult?',
  'Is data protected at rest, in transit and in use?': 'Sind Daten bei Speicherung, Übertragung und Nutzung geschützt?',
  'Are platforms configured, patched and logged as required?':
    'Sind Plattformen wie vorgegeben konfiguriert und gepatcht und werden ihre Ereignisse protokolliert?',
  'Would the infrastructure keep working if part of it failed?':
    'Bleibt die Infrastruktur beim Ausfall eines Teils funktionsfähig?',
  Detect: 'Erkennen',
  'How it would be detected (DE).': 'Wie es erkannt würde (DE).',
  'Are networks, systems, people and providers monitored for adverse events?':
    'Werden Netzwerke, Systeme, Personen und Anbieter auf sicherheitsrelevante Ereignisse überwacht?',
  'Are alerts correlated and assessed?': 'Werden Meldungen zusammengeführt und bewertet?',
  'How soon would it be detected?': 'Wie schnell würde es erkannt?',
  'After months': 'Nach Monaten',
  'Within minutes': 'Innerhalb von Minuten',
  Respond: 'Reagieren',
  'What happens once it is detected (RS).': 'Was nach der Erkennung geschieht (RS).',
  'Is there a response plan for such an event, and do people know it?':
    'Gibt es einen Reaktionsplan für ein solches Ereignis und ist er bekannt?',
  'Who must be informed, inside and outside the organization?': 'Wer ist intern und extern zu informieren?',
  'How would it be contained and eradicated?': 'Wie würde es eingedämmt und beseitigt?',
  'RS.AN and RS.MI.': 'RS.AN und RS.MI.',
  Recover: 'Wiederherstellen',
  'How operations are restored (RC).': 'Wie der Betrieb wiederaufgenommen wird (RC).',
  'Is the order of restoration defined, and are backups verified before use?':
    'Ist die Reihenfolge der Wiederherstellung festgelegt und werden Datensicherungen vor der Nutzung geprüft?',
  'How long may the service be down, and how much data may be lost?':
    'Wie lange darf der Dienst ausfallen und wie viele Daten dürfen verloren gehen?',
  'e.g. 4 hours, 15 minutes': 'z. B. 4 Stunden, 15 Minuten',
  'Who keeps those affected informed during recovery?': 'Wer informiert die Betroffenen während der Wiederherstellung?',
};
