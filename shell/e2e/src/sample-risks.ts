/** Risks as an organization might have them, in every stage, for pictures and for pages that need something to show. */
type Level = 1 | 2 | 3 | 4 | 5;

const risk = (
  title: string,
  category: string,
  severity: string,
  status: string,
  [impact_level, probability]: [Level, Level],
  description: string,
) => ({ title, category, severity, status, impact_level, probability, description });

export const SAMPLE_RISKS = [
  risk(
    'Ransomware encrypts the file servers',
    'Security',
    'critical',
    'mitigating',
    [5, 4],
    'Backups are restored once a year; the last drill took nine days.',
  ),
  risk(
    'Payroll provider goes out of business',
    'Operational',
    'high',
    'assessing',
    [4, 2],
    'No second provider under contract; export of data not tested.',
  ),
  risk(
    'Customer data sent to the wrong address',
    'Privacy',
    'medium',
    'identified',
    [3, 3],
    'Addresses are typed by hand in the service desk.',
  ),
  risk(
    'Flood in the Hamburg data center',
    'Operational',
    'high',
    'accepted',
    [5, 2],
    'Pumps are checked quarterly, the second site is in the same river basin.',
  ),
  risk(
    'Key engineer leaves without handover',
    'Operational',
    'medium',
    'in-progress',
    [3, 4],
    'Two systems are known to one person only.',
  ),
  risk(
    'Invoice fraud by a forged email',
    'Financial',
    'high',
    'open',
    [4, 4],
    'Changes of bank details are confirmed by email alone.',
  ),
  risk(
    'Laptop lost with local copies of contracts',
    'Security',
    'low',
    'mitigated',
    [1, 3],
    'Disks are encrypted; screens lock after ten minutes.',
  ),
  risk(
    'Audit finding on access reviews left open',
    'Regulatory',
    'medium',
    'monitored',
    [3, 5],
    'Reviews are due every six months; the last was a year ago.',
  ),
  risk(
    'Old customer portal is open to the internet',
    'Security',
    'high',
    'closed',
    [4, 1],
    'Switched off; its data was moved and the servers were wiped.',
  ),
] as const;
