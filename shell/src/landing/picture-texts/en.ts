/** Texts of the picture on the landing page. */
export const en = {
  'label': 'The risk register: a table of risks with severity, status and score',
  'dashboard': 'Dashboard',
  'register': 'Risk Register',
  'organization': 'Organization',
  'settings': 'Settings',
  'risk': 'Risk',
  'severity': 'Severity',
  'status': 'Status',
  'score': 'Score',
  'risk.ransomware': 'Ransomware reaches the warehouse system',
  'risk.invoice': 'Supplier invoice redirected to a fraudster',
  'risk.payroll': 'Payroll run changed with a stolen account',
  'risk.portal': 'Customer portal shows other customers’ shipments',
  'risk.backups': 'Backups of the file servers cannot be restored',
  'risk.laptop': 'Dispatcher laptop with customer list stolen',
  'risk.charger': 'Forklift charger overheats in hall 2',
} as const;

export type PictureText = keyof typeof en;
