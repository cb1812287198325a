import { DEFAULT_GRC_DOMAINS } from '@parapet/contracts/rules';
import { daysBefore } from '../dates.ts';
import { stamp, type SeedTables } from '../tables.ts';

/** The organization that the sample is about, and one that nobody in it may see. */
export const ORGANIZATION_ID = 'org_harbourmutual.example_4f1c2a9be07d';
export const OTHER_ORGANIZATION_ID = 'org_fjordline.example_90ab3dd1c5e2';

export function seedOrganizations(now: Date): SeedTables['organizations'] {
  return [
    {
      ...stamp(ORGANIZATION_ID, ORGANIZATION_ID, daysBefore(now, 420)),
      name: 'Harbour Mutual',
      domain: 'harbourmutual.example',
    },
    {
      ...stamp(OTHER_ORGANIZATION_ID, OTHER_ORGANIZATION_ID, daysBefore(now, 200)),
      name: 'Fjordline Logistics',
      domain: 'fjordline.example',
    },
  ];
}

/** GRC domains of the sample, by the name that its risks use as their category. */
export const DOMAINS = {
  Cybersecurity: 'dom_cybersecurity',
  Privacy: 'dom_privacy',
  Operational: 'dom_operational',
  Financial: 'dom_financial',
  'Third-Party': 'dom_third_party',
  Compliance: 'dom_compliance',
} as const;
export type DomainName = keyof typeof DOMAINS;

/** Ids of the domains by the keys that the product knows them by. */
export function domainIds(): Map<string, string> {
  return new Map(DEFAULT_GRC_DOMAINS.map(({ key, name }) => [key, DOMAINS[name]]));
}

export function seedDomains(now: Date): SeedTables['grc_domains'] {
  return DEFAULT_GRC_DOMAINS.map(({ key, name, description }) => ({
    ...stamp(DOMAINS[name], ORGANIZATION_ID, daysBefore(now, 420)),
    default_key: key,
    name,
    description,
  }));
}
