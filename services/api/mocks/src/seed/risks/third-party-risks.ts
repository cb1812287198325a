import type { SampleRisk } from './sample-risk.ts';

export const thirdPartyRisks: readonly SampleRisk[] = [
  {
    title: 'Claims platform provider becomes insolvent',
    description: 'The provider lost its largest customer; escrow of the source was agreed but never deposited.',
    severity: 'critical', status: 'assessing', impact_level: 5, probability: 2, owner: 'grace', createdDaysAgo: 104, updatedDaysAgo: 4.5,
  },
  {
    title: 'Cloud region outage stops online sales',
    description: "Quote engine and portal run in one region; the provider's last outage lasted seven hours.",
    severity: 'high', status: 'mitigating', impact_level: 4, probability: 3, owner: 'tomasz', createdDaysAgo: 190, updatedDaysAgo: 19,
  },
  {
    title: 'No right to audit the call center partner',
    description: 'The contract from 2019 grants no audit and names no subcontractors.',
    severity: 'medium', status: 'identified', impact_level: 3, probability: 3, owner: 'ingrid', createdDaysAgo: 29, updatedDaysAgo: 12.5,
  },
  {
    title: 'Broker software sends policies unencrypted',
    description: 'Two broker systems still deliver by plain file transfer.',
    severity: 'high', status: 'in-progress', impact_level: 3, probability: 4, owner: 'amelie', createdDaysAgo: 82, updatedDaysAgo: 23,
  },
  {
    title: 'Single supplier for replacement vehicles',
    description: 'At peak times the supplier has no cars, and the replacement car promise is missed.',
    severity: 'low', status: 'monitored', impact_level: 2, probability: 3, owner: 'lena', createdDaysAgo: 175, updatedDaysAgo: 55,
  },
  {
    title: 'Penetration test reports of vendors not reviewed',
    description: 'Nineteen critical vendors send yearly reports; six were read last year.',
    severity: 'medium', status: 'open', impact_level: 3, probability: 4, owner: 'ingrid', createdDaysAgo: 44, updatedDaysAgo: 9.5,
  },
  {
    title: 'Data of a former vendor never returned',
    description: 'A scanning service that was left in 2022 has not confirmed the deletion of 60,000 letters.',
    severity: 'high', status: 'mitigating', impact_level: 4, probability: 3, owner: 'priya', createdDaysAgo: 135, updatedDaysAgo: 25,
  },
  {
    title: 'Price index provider stops its service',
    description: 'Building sums insured are adjusted by an index that ends next year.',
    severity: 'medium', status: 'accepted', impact_level: 3, probability: 2, owner: 'daniel', createdDaysAgo: 215, updatedDaysAgo: 70,
  },
];
