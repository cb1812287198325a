/** Severities of risks, and statuses of risks, risk flows and tasks: the kit's badges and the texts of @parapet/domain-ui share them. */
export const words = {
  'severity.critical': 'Critical',
  'severity.high': 'High',
  'severity.low': 'Low',
  'severity.medium': 'Medium',
  'status.accepted': 'Accepted',
  'status.archived': 'Archived',
  'status.assessing': 'Assessing',
  'status.cancelled': 'Cancelled',
  'status.closed': 'Closed',
  'status.completed': 'Completed',
  'status.draft': 'Draft',
  'status.identified': 'Identified',
  'status.in-progress': 'In progress',
  'status.mitigated': 'Mitigated',
  'status.mitigating': 'Mitigating',
  'status.monitored': 'Monitored',
  'status.open': 'Open',
  'status.pending': 'Pending',
} as const;

export type Words = Readonly<Record<keyof typeof words, string>>;
