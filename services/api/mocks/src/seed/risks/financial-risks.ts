import type { SampleRisk } from './sample-risk.ts';

export const financialRisks: readonly SampleRisk[] = [
  {
    title: 'Reserves too small for long-tail liability claims',
    description: 'Court awards for bodily injury rise faster than the reserving model assumes.',
    severity: 'critical', status: 'open', impact_level: 5, probability: 3, owner: 'daniel', createdDaysAgo: 130, updatedDaysAgo: 3.5,
  },
  {
    title: 'Reinsurance treaty lapses before renewal',
    description: 'Terms for the storm layer are open six weeks before the treaty ends.',
    severity: 'critical', status: 'in-progress', impact_level: 5, probability: 2, owner: 'grace', createdDaysAgo: 58, updatedDaysAgo: 0.8,
  },
  {
    title: 'Concentration of bonds in one issuer',
    description: 'Twelve percent of the portfolio is with one bank, above the limit of the investment policy.',
    severity: 'medium', status: 'mitigating', impact_level: 4, probability: 2, owner: 'daniel', createdDaysAgo: 115, updatedDaysAgo: 18,
  },
  {
    title: 'Fraudulent invoices from repair shops',
    description: 'A few shops invoice parts that were never fitted; samples suggest two percent of motor claims.',
    severity: 'high', status: 'assessing', impact_level: 3, probability: 5, owner: 'lena', createdDaysAgo: 200, updatedDaysAgo: 20,
  },
  {
    title: 'Premium receivables older than 90 days',
    description: 'Brokers collect premiums and pass them on late; two of them owe more than their guarantee covers.',
    severity: 'medium', status: 'monitored', impact_level: 3, probability: 3, owner: 'amelie', createdDaysAgo: 155, updatedDaysAgo: 33,
  },
  {
    title: 'Payment file changed before it reaches the bank',
    description: 'The daily file lies on a share for up to two hours, and its checksum is not verified.',
    severity: 'high', status: 'mitigated', impact_level: 5, probability: 2, owner: 'grace', createdDaysAgo: 220, updatedDaysAgo: 60,
  },
  {
    title: 'Foreign currency claims not hedged',
    description: 'Travel claims in US dollars have doubled since the new product started.',
    severity: 'low', status: 'accepted', impact_level: 2, probability: 3, owner: 'daniel', createdDaysAgo: 250, updatedDaysAgo: 88,
  },
  {
    title: 'Expense budget overrun of the core replacement',
    description: 'The programme has spent 70 percent of its budget at half of its milestones.',
    severity: 'high', status: 'open', impact_level: 3, probability: 4, owner: 'grace', createdDaysAgo: 36, updatedDaysAgo: 2.2,
  },
  {
    title: 'Duplicate commission payments to agents',
    description: 'Two systems pay commissions during the migration; 1,140 double payments were found in a quarter.',
    severity: 'low', status: 'closed', impact_level: 2, probability: 4, owner: 'lena', createdDaysAgo: 300, updatedDaysAgo: 112,
  },
];
