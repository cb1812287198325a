import type { SampleFlow } from './sample-flow.ts';

/** Flows that people are at work on, and some that nobody has begun. */
export const openFlows: readonly SampleFlow[] = [
  { risk: 'Compromised dependency in the mobile app', status: 'draft', current_step: 1, assignee: null, createdDaysAgo: 18, updatedDaysAgo: 18 },
  { risk: 'Strike at the print and mail service', status: 'draft', current_step: 1, assignee: null, createdDaysAgo: 40, updatedDaysAgo: 40 },
  { risk: 'Flat network between offices and data center', status: 'draft', current_step: 1, assignee: 'ingrid', createdDaysAgo: 96, updatedDaysAgo: 96 },
  {
    risk: 'Only two people know the rating engine', status: 'in-progress', current_step: 1, assignee: 'daniel', createdDaysAgo: 9, updatedDaysAgo: 1.4,
    assetComments: [['ratingEngine', 'Built on a compiler that no longer gets fixes; the second copy of the sources is on a private stick.']],
  },
  {
    risk: 'Unpatched VPN gateways at the branch offices', status: 'in-progress', current_step: 2, assignee: 'tomasz', createdDaysAgo: 20, updatedDaysAgo: 2.8,
    assetComments: [['branchGateways', 'Nine of fourteen run firmware from last winter.']],
    propertyComments: [['branchNetwork', 'A gateway that falls opens every line behind it.']],
    assessments: [
      { scenario: 'gatewayExploit', likelihood: 4, impact: 4, comments: 'Scans of our addresses for this very flaw have been logged since May.', mitigation: 'Patch within 14 days, and two nights a month kept free for it.', residual: 2, controls: 2 },
    ],
  },
  {
    risk: 'Health data in free-text claim notes', status: 'in-progress', current_step: 2, assignee: 'priya', createdDaysAgo: 31, updatedDaysAgo: 2.2,
    assetComments: [['reportingWarehouse', 'Forty readers, of whom six need the text at all.'], ['claimsPlatform', 'The field has no hint that it is copied.']],
    scenarioComments: [['healthDataLeak', 'It happened once, in a report for a broker in 2023, and was caught the same day.']],
    assessments: [
      { scenario: 'healthDataLeak', likelihood: 3, impact: 5, comments: 'Reports leave the house every week.', mitigation: 'Leave the field out of the copy, or mask it.', residual: 2, controls: 1 },
    ],
  },
  {
    risk: 'Backups never restored in a drill', status: 'in-progress', current_step: 3, assignee: 'daniel', createdDaysAgo: 26, updatedDaysAgo: 4.6,
    assessments: [
      { scenario: 'ransomware', likelihood: 4, impact: 5, comments: 'Without a restore that works every other control buys only time.', mitigation: 'Two full drills a year, with a clock.', residual: 3, controls: 2 },
    ],
    treatment: 'Restore the policy system once from nothing but tape and written instructions, then make it a habit.',
    plan: {
      title: 'Restore drill of the policy system', assignee: 'daniel', priority: 'critical', cost: '45,000 euros and six weekends', timeline: 'First drill by the end of next quarter',
      description: 'Restore the policy database and the file shares to spare machines, measure how long it takes, and mend what the instructions lack.',
      actions: [
        { title: 'Borrow twelve servers from the lab', description: 'For four weeks, without a line to the office network.', by: 'tomasz', dueInDays: 12, status: 'in-progress' },
        { title: 'Write down the order of systems', description: 'Names first, then directory, database and shares.', by: 'daniel', dueInDays: 20, status: 'pending' },
      ],
    },
  },
  {
    risk: 'Claims platform provider becomes insolvent', status: 'in-progress', current_step: 3, assignee: 'grace', createdDaysAgo: 37, updatedDaysAgo: 4.2,
    assetComments: [['claimsPlatform', 'All adjusters, all day; the paper forms were thrown away in 2020.']],
    assessments: [
      { scenario: 'providerInsolvent', likelihood: 2, impact: 5, comments: 'The last accounts show three quarters of losses.', mitigation: 'Deposit the source, and prepare a way to settle by hand.', residual: 3, controls: 2 },
      { scenario: 'winterStorm', likelihood: 4, impact: 3, comments: 'A storm in the month of a change of platform would be the worst case.' },
    ],
    treatment: 'Make the escrow real, and be able to work for a month without the platform.',
    plan: {
      title: 'Escrow and emergency claims desk', assignee: 'grace', priority: 'high', cost: '', timeline: '',
      description: '',
      actions: [{ title: 'Ask the escrow agent for proof of deposit', description: '', by: 'ingrid', dueInDays: -3, status: 'pending' }],
    },
  },
  {
    risk: 'Privileged accounts without multi-factor authentication', status: 'in-progress', current_step: 3, assignee: 'daniel', createdDaysAgo: 52, updatedDaysAgo: 1.9,
    assessments: [
      { scenario: 'adminTakeover', likelihood: 4, impact: 5, comments: 'Two of the eleven passwords were in the leak of March.', mitigation: 'A key for each administrator, and no sign-in without it.', residual: 1, controls: 2 },
    ],
    treatment: 'Security keys for all administrators, starting with those who may change the directory.',
    plan: {
      title: 'Security keys for administrators', assignee: 'daniel', priority: 'critical', cost: '2,400 euros', timeline: 'Six weeks',
      description: 'Two keys for each of the eleven, sign-in with password alone switched off, and a sealed account for emergencies.',
      actions: [
        { title: 'Hand out the keys', description: 'In person, against a signature.', by: 'daniel', dueInDays: -6, status: 'completed' },
        { title: 'Switch off passwords alone', description: 'First for the directory, then for the databases.', by: 'tomasz', dueInDays: 9, status: 'in-progress' },
        { title: 'Seal the emergency account', description: 'Envelope in the safe, and an alarm when it is used.', by: 'ingrid', dueInDays: 16, status: 'pending' },
      ],
    },
  },
];
