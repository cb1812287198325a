import type { SampleRisk } from './sample-risk.ts';

export const complianceRisks: readonly SampleRisk[] = [
  {
    title: 'Sanctions lists checked monthly only',
    description: 'Payments go out between two checks; the regulator expects a check before each payment.',
    severity: 'critical', status: 'mitigating', impact_level: 5, probability: 3, owner: 'ingrid', createdDaysAgo: 98, updatedDaysAgo: 5.5,
  },
  {
    title: 'DORA register of information incomplete',
    description: 'A third of the ICT contracts lack the function they support and their exit plan.',
    severity: 'high', status: 'in-progress', impact_level: 4, probability: 4, owner: 'daniel', createdDaysAgo: 66, updatedDaysAgo: 1.2,
  },
  {
    title: 'Product approval without target market test',
    description: 'Two products of last year went on sale before the assessment of demands and needs was signed.',
    severity: 'medium', status: 'mitigated', impact_level: 3, probability: 3, owner: 'grace', createdDaysAgo: 245, updatedDaysAgo: 65,
  },
  {
    title: 'Complaints not recorded in the register',
    description: 'Complaints by chat are settled at once and never counted, so the yearly report is too low.',
    severity: 'medium', status: 'open', impact_level: 2, probability: 4, owner: 'marcus', createdDaysAgo: 51, updatedDaysAgo: 14.5,
  },
  {
    title: 'Anti-money-laundering training overdue',
    description: 'Sixty-two colleagues in life sales are more than six months late.',
    severity: 'medium', status: 'monitored', impact_level: 3, probability: 3, owner: 'ingrid', createdDaysAgo: 145, updatedDaysAgo: 30,
  },
  {
    title: 'Advice documentation missing for online sales',
    description: 'The chat adviser recommends cover without keeping a record of the questions asked.',
    severity: 'high', status: 'identified', impact_level: 4, probability: 3, owner: 'amelie', createdDaysAgo: 24, updatedDaysAgo: 13.5,
  },
  {
    title: 'Accessibility law not met by the portal',
    description: "The claims form can't be filled in with a keyboard; the European Accessibility Act has applied since June 2025.",
    severity: 'high', status: 'assessing', impact_level: 3, probability: 5, owner: 'amelie', createdDaysAgo: 70, updatedDaysAgo: 6.5,
  },
  {
    title: 'Old license for a branch in Austria',
    description: 'The notification of services named an address that was given up in 2021.',
    severity: 'low', status: 'archived', impact_level: 2, probability: 2, owner: 'grace', createdDaysAgo: 395, updatedDaysAgo: 180,
  },
];
