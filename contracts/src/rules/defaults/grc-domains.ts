/** The GRC domains that are seeded in every organization. */

export interface DefaultGrcDomain {
  /** Stable, and the same in every organization. */
  key: string;
  name: string;
  description: string;
}

export const DEFAULT_GRC_DOMAINS = [
  {
    key: 'cybersecurity',
    name: 'Cybersecurity',
    description: 'Attacks on systems, networks and accounts, and how they are prevented and detected',
  },
  {
    key: 'privacy',
    name: 'Privacy',
    description: 'Personal data: what is collected, why, who sees it and the rights of the people concerned',
  },
  {
    key: 'operational',
    name: 'Operational',
    description: 'Processes, people, sites and systems that daily operations depend on',
  },
  { key: 'financial', name: 'Financial', description: 'Money, payments and financial reporting' },
  { key: 'third-party', name: 'Third-Party', description: 'Suppliers, service providers and partners' },
  { key: 'compliance', name: 'Compliance', description: 'Laws, regulations, contracts and standards that must be met' },
] as const satisfies readonly DefaultGrcDomain[];

export type DefaultGrcDomainKey = (typeof DEFAULT_GRC_DOMAINS)[number]['key'];
