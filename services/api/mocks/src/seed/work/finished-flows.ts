import type { SampleFlow } from './sample-flow.ts';

/** Flows that came to an end: completed, and some of them archived. */
export const finishedFlows: readonly SampleFlow[] = [
  {
    risk: 'Ransomware encrypts the claims file servers', status: 'completed', current_step: 5, assignee: 'lena', createdDaysAgo: 60, updatedDaysAgo: 1, completedDaysAgo: 1,
    assetComments: [['claimsFileServers', 'Mounted read-write by 900 workstations.'], ['domainControllers', 'The backups trust the same directory.']],
    assessments: [
      { scenario: 'ransomware', likelihood: 4, impact: 5, comments: 'Two insurers of our size were hit last year.', mitigation: 'Backups outside the domain, and shares that not everybody may write.', residual: 3, controls: 3 },
      { scenario: 'adminTakeover', likelihood: 3, impact: 5, comments: 'The way from a workstation to an administrator takes an hour in tests.', residual: 2, controls: 2 },
    ],
    evaluations: [
      { asset: 'claimsFileServers', scenario: 'ransomware', comments: 'Whether we recover is a matter of the restore.', risk: 'Backups never restored in a drill' },
      { asset: 'domainControllers', scenario: 'adminTakeover', comments: 'Treated there.', risk: 'Privileged accounts without multi-factor authentication' },
    ],
    treatment: 'Make one weekend of encryption survivable.',
    plan: {
      title: 'Backups that ransomware cannot reach', assignee: 'lena', priority: 'critical', cost: '180,000 euros', timeline: 'Nine months',
      description: 'A second backup that cannot be changed for thirty days, on machines outside the domain, and rights on the shares by team.',
      actions: [
        { title: 'Order the storage', description: 'Write once, thirty days.', by: 'tomasz', dueInDays: -30, status: 'completed' },
        { title: 'Take write rights from the shares', description: 'By team, the claims archive last.', by: 'lena', dueInDays: 45, status: 'in-progress' },
      ],
    },
  },
  {
    risk: 'Customer portal open to credential stuffing', status: 'completed', current_step: 3, assignee: 'amelie', createdDaysAgo: 30, updatedDaysAgo: 4, completedDaysAgo: 4,
    assessments: [{ scenario: 'credentialStuffing', likelihood: 5, impact: 3, comments: 'Every night, from some four thousand addresses.', mitigation: 'Slow down, ask again, and refuse passwords that are known to be out.', residual: 2, controls: 2 }],
    plan: {
      title: 'Make guessing slow and useless', assignee: 'amelie', priority: 'high', cost: '38,000 euros', timeline: 'Two releases',
      description: 'A limit for each device, a check against known leaks when a password is set, and a second step for changes of bank details.',
    },
  },
  {
    risk: 'Test environments filled with production data', status: 'completed', current_step: 3, assignee: 'tomasz', createdDaysAgo: 41, updatedDaysAgo: 7, completedDaysAgo: 7,
    assetComments: [['testEnvironments', 'Six copies, and nobody knows who may sign in to two of them.']],
    assessments: [{ scenario: 'testDataLeak', likelihood: 3, impact: 5, comments: 'Contractors work from home with full copies.', residual: 2, controls: 1 }],
    plan: {
      title: 'Invented customers for tests', assignee: 'tomasz', priority: 'high', cost: '60,000 euros', timeline: 'Until the autumn release',
      description: 'Replace the nightly copies by generated policies that look the same, and close the two environments nobody owns.',
      actions: [{ title: 'Close the two environments', description: 'After asking three times who needs them.', by: 'tomasz', dueInDays: -2, status: 'completed' }],
    },
  },
  {
    risk: 'Loss of the primary data center', status: 'completed', current_step: 4, assignee: 'daniel', createdDaysAgo: 88, updatedDaysAgo: 12, completedDaysAgo: 12,
    assessments: [{ scenario: 'siteLost', likelihood: 2, impact: 5, comments: 'The cooling failed twice last summer, for minutes.', mitigation: 'Switch names by themselves, and practise it.', residual: 3, controls: 3 }],
    plan: {
      title: 'Standby that takes over by itself', assignee: 'daniel', priority: 'critical', cost: '410,000 euros', timeline: 'Eighteen months',
      description: 'A second cooling circuit now; names and databases that follow within an hour after that.',
    },
  },
  {
    risk: 'Cloud region outage stops online sales', status: 'completed', current_step: 3, assignee: 'tomasz', createdDaysAgo: 64, updatedDaysAgo: 19, completedDaysAgo: 19,
    assessments: [
      { scenario: 'regionOutage', likelihood: 3, impact: 4, comments: 'Seven hours last time, on a Monday.', residual: 2, controls: 2 },
      { scenario: 'quoteFlood', likelihood: 3, impact: 3, comments: 'Looks the same from outside.' },
    ],
    plan: { title: 'Quotes from a second region', assignee: 'tomasz', priority: 'medium', cost: '5,200 euros a month', timeline: 'One quarter', description: 'Run the quote engine in two regions; the portal may wait for four hours.' },
  },
  {
    risk: 'Data of a former vendor never returned', status: 'completed', current_step: 3, assignee: 'priya', createdDaysAgo: 70, updatedDaysAgo: 25, completedDaysAgo: 25,
    assetComments: [['scanningService', 'The last contact has left the company.']],
    assessments: [{ scenario: 'lettersFound', likelihood: 2, impact: 4, comments: 'The drives may be gone already.', residual: 2, controls: 1 }],
    plan: { title: 'Proof of deletion, by court if need be', assignee: 'priya', priority: 'high', cost: '15,000 euros for lawyers', timeline: 'Letter now, action in three months', description: 'Demand the certificate of deletion; without an answer, go to court and tell the authority.' },
  },
  {
    risk: 'Cloud storage buckets readable by anyone', status: 'completed', current_step: 3, assignee: 'tomasz', createdDaysAgo: 90, updatedDaysAgo: 58, completedDaysAgo: 58,
    assessments: [{ scenario: 'bucketLeak', likelihood: 4, impact: 5, comments: 'A search engine had listed one of them.', residual: 1, controls: 4 }],
    plan: { title: 'No bucket outside the landing zone', assignee: 'tomasz', priority: 'critical', cost: 'None', timeline: 'Two weeks', description: 'Close both buckets, and let a rule of the cloud account refuse the next one.' },
  },
  {
    risk: 'Phishing of payment staff', status: 'completed', current_step: 3, assignee: 'lena', createdDaysAgo: 110, updatedDaysAgo: 75, completedDaysAgo: 75,
    assessments: [{ scenario: 'paymentFraud', likelihood: 4, impact: 4, comments: 'Three attempts in a quarter, one with a cloned voice.', residual: 2, controls: 4 }],
    plan: { title: 'Call back, whoever calls', assignee: 'lena', priority: 'high', cost: '8,000 euros', timeline: 'One month', description: 'No transfer above 10,000 euros without a call to a number from our own list; practised every quarter.' },
  },
  {
    risk: 'Payment file changed before it reaches the bank', status: 'completed', current_step: 3, assignee: 'grace', createdDaysAgo: 140, updatedDaysAgo: 96, completedDaysAgo: 96,
    assessments: [{ scenario: 'paymentFraud', likelihood: 2, impact: 5, comments: 'Eleven people may write to the share.', residual: 1, controls: 4 }],
    plan: { title: 'Sign the payment file', assignee: 'grace', priority: 'high', cost: '22,000 euros', timeline: 'Ten weeks', description: 'The billing system signs the file, and the bank refuses one that was changed.' },
  },
  {
    risk: 'Denial of service against the quote engine', status: 'completed', current_step: 3, assignee: 'amelie', createdDaysAgo: 160, updatedDaysAgo: 130, completedDaysAgo: 130,
    assessments: [{ scenario: 'quoteFlood', likelihood: 3, impact: 3, comments: 'Once in 2024, for two hours.', residual: 2, controls: 3 }],
    plan: { title: 'A filter in front of the quotes', assignee: 'amelie', priority: 'medium', cost: '1,900 euros a month', timeline: 'Six weeks', description: 'Let the provider’s filter take the flood, and give comparison sites addresses of their own.' },
  },
  {
    risk: 'Old license for a branch in Austria', status: 'completed', current_step: 3, assignee: 'grace', createdDaysAgo: 260, updatedDaysAgo: 200, completedDaysAgo: 200,
    plan: { title: 'Tell the authority the new address', assignee: 'grace', priority: 'low', cost: '180 euros', timeline: 'One week', description: 'Send the corrected notification, and put the date of the next check into the calendar.' },
  },
  // The first of two: this one was closed, and the risk came back.
  {
    risk: 'Phishing of payment staff', status: 'archived', current_step: 3, assignee: 'lena', createdDaysAgo: 350, updatedDaysAgo: 280, completedDaysAgo: 300, archivedDaysAgo: 280,
    assessments: [{ scenario: 'paymentFraud', likelihood: 4, impact: 4, comments: 'Mail only, at that time.', residual: 3, controls: 2 }],
    plan: { title: 'Training for payment staff', assignee: 'lena', priority: 'medium', cost: '6,500 euros', timeline: 'Two months', description: 'Half a day for each of the nineteen, with mails that really came.' },
  },
  {
    risk: 'Laptops lost without disk encryption', status: 'archived', current_step: 5, assignee: 'lena', createdDaysAgo: 230, updatedDaysAgo: 140, completedDaysAgo: 165, archivedDaysAgo: 140,
    assetComments: [['adjusterLaptops', 'Forty of 140, all from before 2020.']],
    plan: { title: 'Encrypt or replace', assignee: 'lena', priority: 'high', cost: '31,000 euros', timeline: 'Three months', description: 'Encrypt what can be encrypted, and replace the other twenty-two.' },
  },
];
