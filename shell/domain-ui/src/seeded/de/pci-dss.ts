/** GRC template for PCI DSS. */
export const pciDss = {
  'PCI DSS Risk Assessment': 'Risikobewertung nach PCI DSS',
  'Assess a risk to payment card data against the twelve requirements of PCI DSS.':
    'Bewerten Sie ein Risiko für Zahlungskartendaten anhand der zwölf Anforderungen des PCI DSS.',
  'Describe where card data is and what can access it (12.5.2).':
    'Beschreiben Sie, wo sich Kartendaten befinden und was darauf zugreifen kann (12.5.2).',
  'Which systems of the cardholder data environment does the risk concern?':
    'Welche Systeme der Karteninhaberdaten-Umgebung (CDE) betrifft das Risiko?',
  'Systems and those connected to them': 'Systeme und damit verbundene Systeme',
  'What do they do with card data?': 'Was machen diese Systeme mit Kartendaten?',
  'Store it': 'Sie speichern sie',
  'Process it': 'Sie verarbeiten sie',
  'Transmit it': 'Sie übertragen sie',
  'Could affect its security': 'Sie können ihre Sicherheit beeinflussen',
  'When was the scope last confirmed?': 'Wann wurde der Anwendungsbereich zuletzt bestätigt?',
  'In the last three months': 'In den letzten drei Monaten',
  'In the last year': 'Im letzten Jahr',
  'Longer ago': 'Vor längerer Zeit',
  '12.5.2: at least every twelve months and after significant changes.':
    '12.5.2: mindestens alle zwölf Monate und nach wesentlichen Änderungen.',
  'How many cards would be exposed?': 'Wie viele Karten wären betroffen?',
  'Networks and configuration': 'Netzwerke und Konfiguration',
  'Requirements 1 and 2.': 'Anforderungen 1 und 2.',
  'Is traffic into and out of the environment limited to what is necessary?':
    'Ist der Datenverkehr in die und aus der Umgebung auf das Nötige beschränkt?',
  '1.3 and 1.4.': '1.3 und 1.4.',
  'Are systems configured to a standard, with no vendor defaults left?':
    'Werden Systeme nach einem Standard eingerichtet, ohne Herstellervoreinstellungen zu belassen?',
  'Are wireless networks segregated or secured?': 'Sind drahtlose Netzwerke getrennt oder abgesichert?',
  '1.3.3 and 2.3.': '1.3.3 und 2.3.',
  'Account data': 'Kontodaten',
  'Requirements 3 and 4.': 'Anforderungen 3 und 4.',
  'Is card data kept to the minimum needed, and no longer than necessary?':
    'Werden nur die nötigen Kartendaten aufbewahrt, und nicht länger als nötig?',
  'Is sensitive authentication data deleted once a payment is authorized?':
    'Sind vertrauliche Authentifizierungsdaten nach der Autorisierung einer Zahlung gelöscht?',
  'Are stored card numbers unreadable, and their keys protected?':
    'Sind gespeicherte Kartennummern unlesbar und ihre Schlüssel geschützt?',
  '3.5 to 3.7.': '3.5 bis 3.7.',
  'Is strong cryptography used over open networks?': 'Wird in offenen Netzwerken starke Kryptografie verwendet?',
  'Vulnerabilities and software': 'Schwachstellen und Software',
  'Requirements 5 and 6.': 'Anforderungen 5 und 6.',
  'Is malicious software prevented or detected on all systems at risk?':
    'Wird Schadsoftware auf allen gefährdeten Systemen abgewehrt oder erkannt?',
  '5.2 and 5.3.': '5.2 und 5.3.',
  'Are critical patches installed within a month?': 'Werden kritische Patches innerhalb eines Monats installiert?',
  'Are scripts on payment pages authorized and checked for tampering?':
    'Sind Skripte auf Zahlungsseiten autorisiert und werden sie auf Manipulation geprüft?',
  '6.4.3 and 11.6.1.': '6.4.3 und 11.6.1.',
  'Is in-house software reviewed for weaknesses before release?':
    'Wird eigene Software vor der Freigabe auf Schwachstellen geprüft?',
  Access: 'Zugriff',
  'Requirements 7, 8 and 9.': 'Anforderungen 7, 8 und 9.',
  'Is access restricted by job function and reviewed every six months?':
    'Ist der Zugriff nach Funktion beschränkt und wird er alle sechs Monate überprüft?',
  'Does all access to the environment require a second factor?':
    'Erfordert jeder Zugriff auf die Umgebung einen zweiten Faktor?',
  'Are rooms, media and card readers protected?': 'Sind Räume, Datenträger und Kartenlesegeräte geschützt?',
  '9.2 to 9.5.': '9.2 bis 9.5.',
  'Logging, testing and organization': 'Protokollierung, Tests und Organisation',
  'Requirements 10, 11 and 12.': 'Anforderungen 10, 11 und 12.',
  'Are logs of the environment kept for a year and reviewed daily?':
    'Werden Protokolle der Umgebung ein Jahr lang aufbewahrt und täglich ausgewertet?',
  '10.4 and 10.5.': '10.4 und 10.5.',
  'Are scans run every three months and penetration tests every year?':
    'Werden alle drei Monate Schwachstellenscans und jährlich Penetrationstests durchgeführt?',
  '11.3 and 11.4.': '11.3 und 11.4.',
  'Which service providers share responsibility, and for what?':
    'Welche Dienstleister tragen Mitverantwortung und wofür?',
  'Is there a response plan that is practiced every year?': 'Gibt es einen Reaktionsplan, der jährlich geübt wird?',
  'Where you set the frequency of an activity yourself, what is that based on?':
    'Worauf stützen Sie sich, wenn Sie die Häufigkeit einer Tätigkeit selbst festlegen?',
  '12.3.1, targeted risk analysis.': '12.3.1, gezielte Risikoanalyse.',
};
