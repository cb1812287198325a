import type { PictureText } from './en.ts';

export const de: Readonly<Record<PictureText, string>> = {
  'label': 'Das Risikoregister: eine Tabelle der Risiken mit Schweregrad, Status und Risikowert',
  'dashboard': 'Dashboard',
  'register': 'Risikoregister',
  'organization': 'Organisation',
  'settings': 'Einstellungen',
  'risk': 'Risiko',
  'severity': 'Schweregrad',
  'status': 'Status',
  'score': 'Risikowert',
  'risk.ransomware': 'Ransomware erreicht das Lagersystem',
  'risk.invoice': 'Lieferantenrechnung auf Betrügerkonto umgeleitet',
  'risk.payroll': 'Gehaltslauf mit gestohlenem Konto geändert',
  'risk.portal': 'Kundenportal zeigt Sendungen anderer Kunden',
  'risk.backups': 'Sicherungen der Dateiserver nicht wiederherstellbar',
  'risk.laptop': 'Laptop der Disposition mit Kundenliste gestohlen',
  'risk.charger': 'Ladegerät für Stapler in Halle 2 überhitzt',
};
