import type { RiskSeverity, RiskStatus } from '@parapet/contracts';

/** What the stories' register shows. */
export interface SampleRisk {
  id: string;
  title: string;
  category: string;
  assets: string[];
  severity: RiskSeverity;
  status: RiskStatus;
  score: number;
  owner: string;
  updated: string;
}

type Line = [
  title: string,
  category: string,
  assets: string[],
  severity: RiskSeverity,
  status: RiskStatus,
  score: number,
  owner: string,
  updated: string,
];

const LINES: Line[] = [
  [
    'Ransomware on the file servers of the Lyon site',
    'Security',
    ['File cluster LYO-1', 'Backup vault'],
    'critical',
    'mitigating',
    20,
    'Ines Moreau',
    '12 Nov 2026',
  ],
  [
    'Customer records exported through a shared mailbox',
    'Privacy',
    ['CRM'],
    'high',
    'assessing',
    12,
    'Tomás Vidal',
    '11 Nov 2026',
  ],
  [
    'Single supplier for payment processing',
    'Third-Party',
    ['Payment gateway'],
    'high',
    'identified',
    15,
    'Ines Moreau',
    '9 Nov 2026',
  ],
  [
    'Laptops of field staff without disk encryption',
    'Security',
    ['Field laptops'],
    'medium',
    'monitored',
    8,
    'Jonas Weber',
    '7 Nov 2026',
  ],
  [
    'Key person dependency in treasury operations',
    'Operational',
    [],
    'medium',
    'accepted',
    6,
    'Aiko Tanaka',
    '4 Nov 2026',
  ],
  [
    'Unpatched VPN concentrator reachable from the internet',
    'Security',
    ['VPN-02'],
    'critical',
    'open',
    25,
    'Jonas Weber',
    '3 Nov 2026',
  ],
  [
    'Retention schedule not applied to archived contracts',
    'Compliance',
    ['Contract archive'],
    'low',
    'identified',
    3,
    'Tomás Vidal',
    '30 Oct 2026',
  ],
  [
    'Flood in the basement server room',
    'Operational',
    ['Server room B'],
    'medium',
    'mitigated',
    5,
    'Aiko Tanaka',
    '28 Oct 2026',
  ],
  [
    'Currency exposure on the Polish subsidiary loan',
    'Financial',
    [],
    'low',
    'closed',
    2,
    'Ines Moreau',
    '21 Oct 2026',
  ],
  [
    'Manual journal entries posted without second approval',
    'Financial',
    ['ERP'],
    'high',
    'in-progress',
    12,
    'Aiko Tanaka',
    '19 Oct 2026',
  ],
  [
    'Former employees keep access to the wiki',
    'Security',
    ['Wiki', 'Directory'],
    'medium',
    'archived',
    9,
    'Jonas Weber',
    '2 Oct 2026',
  ],
];

export const SAMPLE_RISKS: readonly SampleRisk[] = LINES.map(
  ([title, category, assets, severity, status, score, owner, updated], index) => ({
    id: `risk-${index + 1}`,
    title,
    category,
    assets,
    severity,
    status,
    score,
    owner,
    updated,
  }),
);
