import type { SampleRisk } from './sample-risk.ts';

export const privacyRisks: readonly SampleRisk[] = [
  {
    title: 'Health data in free-text claim notes',
    description: 'Adjusters describe injuries in a field that is copied to the reporting warehouse, where forty people can read it.',
    severity: 'critical', status: 'assessing', impact_level: 5, probability: 3, owner: 'priya', createdDaysAgo: 210, updatedDaysAgo: 2.5,
  },
  {
    title: 'Requests for access answered late',
    description: 'A third of the requests under article 15 GDPR take longer than a month, since four systems are searched by hand.',
    severity: 'high', status: 'mitigating', impact_level: 3, probability: 5, owner: 'priya', createdDaysAgo: 160, updatedDaysAgo: 9,
  },
  {
    title: 'No legal basis for call recordings',
    description: 'Recordings are kept for training, but callers are told of quality assurance only.',
    severity: 'high', status: 'open', impact_level: 4, probability: 3, owner: 'priya', createdDaysAgo: 62, updatedDaysAgo: 10,
  },
  {
    title: 'Retention periods not enforced in the archive',
    description: 'Closed claims from before 2010 are still searchable, though they had to be deleted after ten years.',
    severity: 'medium', status: 'in-progress', impact_level: 3, probability: 4, owner: 'daniel', createdDaysAgo: 240, updatedDaysAgo: 17,
  },
  {
    title: 'Marketing consents lost in the migration',
    description: 'Consents of about 18,000 customers could not be matched when the mail platform was changed.',
    severity: 'medium', status: 'mitigated', impact_level: 3, probability: 3, owner: 'amelie', createdDaysAgo: 330, updatedDaysAgo: 77,
  },
  {
    title: 'Test environments filled with production data',
    description: 'Developers restore nightly copies of the policy database, names and bank details included.',
    severity: 'high', status: 'mitigating', impact_level: 4, probability: 4, owner: 'tomasz', createdDaysAgo: 95, updatedDaysAgo: 7,
  },
  {
    title: 'Transfer of personal data outside the EEA',
    description: 'The support tool stores tickets in the United States; the transfer assessment is from before the last ruling.',
    severity: 'medium', status: 'monitored', impact_level: 3, probability: 3, owner: 'priya', createdDaysAgo: 190, updatedDaysAgo: 44,
  },
  {
    title: 'Breach notification later than 72 hours',
    description: 'Nobody is named to decide on weekends whether a breach must be told to the authority.',
    severity: 'high', status: 'identified', impact_level: 4, probability: 2, owner: 'priya', createdDaysAgo: 21, updatedDaysAgo: 11,
  },
  {
    title: 'Cookies set before consent',
    description: 'The quote pages load two measuring scripts before the visitor has chosen.',
    severity: 'low', status: 'closed', impact_level: 2, probability: 3, owner: 'amelie', createdDaysAgo: 370, updatedDaysAgo: 150,
  },
];
