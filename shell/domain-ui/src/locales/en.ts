/** Words of risk management that every remote uses. */
export const en = {
  'field.title': 'Title',
  'field.risk': 'Risk',
  'field.description': 'Description',
  'field.category': 'Category',
  'field.domain': 'Domain',
  'field.severity': 'Severity',
  'field.status': 'Status',
  'field.impact': 'Impact',
  'field.probability': 'Probability',
  'field.score': 'Score',
  'field.updated': 'Updated',
  'field.created': 'Created',
  'field.assets': 'Assets',
  'field.scenarios': 'Risk Scenarios',
  'field.level': '{{level}} of 5',
  'severity.low': 'Low',
  'severity.medium': 'Medium',
  'severity.high': 'High',
  'severity.critical': 'Critical',
  'status.open': 'Open',
  'status.in-progress': 'In progress',
  'status.mitigated': 'Mitigated',
  'status.accepted': 'Accepted',
  'status.closed': 'Closed',
  'status.archived': 'Archived',
  'category.Security': 'Security',
  'category.Privacy': 'Privacy',
  'category.Operational': 'Operational',
  'category.Financial': 'Financial',
  'category.Regulatory': 'Regulatory',
};

export type DomainText = keyof typeof en;

export type DomainMessages = Readonly<Record<DomainText, string>>;
