import type { SampleRisk } from './sample-risk.ts';

export const operationalRisks: readonly SampleRisk[] = [
  {
    title: 'Loss of the primary data center',
    description: 'Cooling or power of the single site fails; moving to the standby takes two days because names are switched by hand.',
    severity: 'critical', status: 'mitigating', impact_level: 5, probability: 2, owner: 'daniel', createdDaysAgo: 380, updatedDaysAgo: 12,
  },
  {
    title: 'Only two people know the rating engine',
    description: 'Both could retire within eighteen months, and the tariff rules are written down nowhere else.',
    severity: 'high', status: 'open', impact_level: 4, probability: 4, owner: 'daniel', createdDaysAgo: 75, updatedDaysAgo: 1.5,
  },
  {
    title: 'Storm season overwhelms the claims line',
    description: 'After a large storm calls rise sixfold; waiting times above an hour drive complaints and cancellations.',
    severity: 'high', status: 'monitored', impact_level: 4, probability: 3, owner: 'lena', createdDaysAgo: 320, updatedDaysAgo: 28,
  },
  {
    title: 'Manual re-keying between policy and billing',
    description: 'Four hundred changes a week are typed twice; about one in fifty is wrong.',
    severity: 'medium', status: 'in-progress', impact_level: 2, probability: 5, owner: 'lena', createdDaysAgo: 140, updatedDaysAgo: 13,
  },
  {
    title: 'Release of the policy system without rollback',
    description: 'Database changes go in one direction only; a bad release in March stopped sales for nine hours.',
    severity: 'high', status: 'assessing', impact_level: 4, probability: 3, owner: 'tomasz', createdDaysAgo: 54, updatedDaysAgo: 15,
  },
  {
    title: 'Field adjusters working alone',
    description: 'Adjusters visit damaged buildings alone and have no means to call for help where there is no signal.',
    severity: 'medium', status: 'accepted', impact_level: 4, probability: 1, owner: 'marcus', createdDaysAgo: 260, updatedDaysAgo: 120,
  },
  {
    title: 'Strike at the print and mail service',
    description: 'Renewal letters must leave 30 days before the term; there is no second printer under contract.',
    severity: 'low', status: 'identified', impact_level: 2, probability: 2, owner: null, createdDaysAgo: 40, updatedDaysAgo: 16,
  },
  {
    title: 'Fire in the paper archive',
    description: 'Originals of policies from before 1998 exist on paper only, in one room without extinguishing.',
    severity: 'medium', status: 'accepted', impact_level: 3, probability: 2, owner: 'marcus', createdDaysAgo: 410, updatedDaysAgo: 210,
  },
  {
    title: 'Call center staff turnover',
    description: 'Forty percent leave in the first year; new colleagues need three months to settle simple claims.',
    severity: 'medium', status: 'monitored', impact_level: 2, probability: 4, owner: 'lena', createdDaysAgo: 230, updatedDaysAgo: 36,
  },
  {
    title: 'Wrong tariff published after a change',
    description: 'Tariff tables are copied from a spreadsheet, and the check by a second person is not recorded.',
    severity: 'high', status: 'mitigated', impact_level: 4, probability: 2, owner: 'amelie', createdDaysAgo: 180, updatedDaysAgo: 50,
  },
  {
    title: 'Incident runbooks out of date',
    description: 'Half of the runbooks name systems or people that are gone.',
    severity: 'low', status: 'closed', impact_level: 2, probability: 3, owner: 'tomasz', createdDaysAgo: 290, updatedDaysAgo: 100,
  },
];
