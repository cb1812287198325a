import type { SampleRisk } from './sample-risk.ts';

export const cybersecurityRisks: readonly SampleRisk[] = [
  {
    title: 'Ransomware encrypts the claims file servers',
    description: 'A phished employee runs a loader; file shares and the claims archive are encrypted, and backups on the same domain with them.',
    severity: 'critical', status: 'mitigating', impact_level: 5, probability: 4, owner: 'lena', createdDaysAgo: 310, updatedDaysAgo: 1,
  },
  {
    title: 'Privileged accounts without multi-factor authentication',
    description: 'Eleven domain administrators still sign in with a password alone; one reused password would hand over the whole directory.',
    severity: 'critical', status: 'in-progress', impact_level: 5, probability: 3, owner: 'daniel', createdDaysAgo: 265, updatedDaysAgo: 2,
  },
  {
    title: 'Unpatched VPN gateways at the branch offices',
    description: "Firmware of the branch gateways lags the vendor's fixes by up to five months, and working exploits are public.",
    severity: 'high', status: 'assessing', impact_level: 4, probability: 4, owner: 'tomasz', createdDaysAgo: 120, updatedDaysAgo: 3,
  },
  {
    title: 'Phishing of payment staff',
    description: 'Targeted messages that look like the chief financial officer ask for urgent transfers or for one-time codes.',
    severity: 'high', status: 'monitored', impact_level: 4, probability: 4, owner: 'lena', createdDaysAgo: 390, updatedDaysAgo: 14,
  },
  {
    title: 'Customer portal open to credential stuffing',
    description: "Passwords leaked elsewhere are tried at the portal's login; there is no limit by device and no check against known leaks.",
    severity: 'high', status: 'mitigating', impact_level: 3, probability: 5, owner: 'amelie', createdDaysAgo: 88, updatedDaysAgo: 4,
  },
  {
    title: 'Secrets committed to source repositories',
    description: 'Access keys of the cloud account were found in the history of two repositories; one was still valid.',
    severity: 'high', status: 'mitigated', impact_level: 4, probability: 3, owner: 'tomasz', createdDaysAgo: 205, updatedDaysAgo: 31,
  },
  {
    title: 'Backups never restored in a drill',
    description: 'Nightly backups report success, but no full restore of the policy system has been tried in two years.',
    severity: 'critical', status: 'open', impact_level: 5, probability: 3, owner: 'daniel', createdDaysAgo: 47, updatedDaysAgo: 5,
  },
  {
    title: 'Flat network between offices and data center',
    description: 'A compromised laptop reaches production databases without passing a firewall.',
    severity: 'high', status: 'accepted', impact_level: 4, probability: 3, owner: 'ingrid', createdDaysAgo: 350, updatedDaysAgo: 95,
  },
  {
    title: 'End-of-life operating systems on branch scanners',
    description: 'Document scanners run a system that has had no security fixes since 2023 and cannot be upgraded.',
    severity: 'medium', status: 'accepted', impact_level: 3, probability: 3, owner: 'tomasz', createdDaysAgo: 280, updatedDaysAgo: 80,
  },
  {
    title: 'Denial of service against the quote engine',
    description: 'Comparison sites send all their traffic through one address range; a flood would stop online sales for hours.',
    severity: 'medium', status: 'monitored', impact_level: 3, probability: 3, owner: 'amelie', createdDaysAgo: 170, updatedDaysAgo: 22,
  },
  {
    title: 'Laptops lost without disk encryption',
    description: 'About forty older laptops of field adjusters were never encrypted and hold claims photographs.',
    severity: 'high', status: 'closed', impact_level: 4, probability: 2, owner: 'lena', createdDaysAgo: 400, updatedDaysAgo: 140,
  },
  {
    title: 'Cloud storage buckets readable by anyone',
    description: 'Marketing created two buckets outside the landing zone; a listing showed customer names in file names.',
    severity: 'critical', status: 'mitigated', impact_level: 5, probability: 2, owner: 'tomasz', createdDaysAgo: 150, updatedDaysAgo: 40,
  },
  {
    title: 'Security logs kept for seven days only',
    description: 'An intrusion is found after weeks on average; by then the proof is gone.',
    severity: 'medium', status: 'identified', impact_level: 3, probability: 4, owner: null, createdDaysAgo: 33, updatedDaysAgo: 6,
  },
  {
    title: 'Shadow use of public language models',
    description: 'Adjusters paste claim descriptions into public chat tools, among them health details.',
    severity: 'high', status: 'open', impact_level: 4, probability: 4, owner: 'amelie', createdDaysAgo: 26, updatedDaysAgo: 0.4,
  },
  {
    title: 'Compromised dependency in the mobile app',
    description: 'The app pulls 900 packages, and no check stops a release when one of them is replaced.',
    severity: 'high', status: 'identified', impact_level: 4, probability: 2, owner: 'tomasz', createdDaysAgo: 18, updatedDaysAgo: 8,
  },
];
