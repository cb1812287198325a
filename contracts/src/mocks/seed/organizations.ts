import { DEFAULT_GRC_DOMAINS } from '../../rules/index.ts';
import type { OrganizationRecord } from '../mock-state.ts';
import type { Kept } from '../tables.ts';
import { daysBefore } from './dates.ts';

/** The organisation that the sample is about, and one that nobody in it may see. */
export const ORGANIZATION_ID = 'org_harbourmutual.example_4f1c2a9be07d';
export const OTHER_ORGANIZATION_ID = 'org_fjordline.example_90ab3dd1c5e2';

function organization(id: string, name: string, domain: string, created_at: string): OrganizationRecord {
  return { id, organization_id: id, name, domain, version: 1, created_at, updated_at: created_at };
}

export function seedOrganizations(now: Date): OrganizationRecord[] {
  return [
    organization(ORGANIZATION_ID, 'Harbour Mutual', 'harbourmutual.example', daysBefore(now, 420)),
    organization(OTHER_ORGANIZATION_ID, 'Fjordline Logistics', 'fjordline.example', daysBefore(now, 200)),
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

export function seedDomains(now: Date): Kept<'grc_domains'>[] {
  const at = daysBefore(now, 420);
  return DEFAULT_GRC_DOMAINS.map(({ key, name, description }) => ({
    id: DOMAINS[name], default_key: key, name, description, organization_id: ORGANIZATION_ID, version: 1, created_at: at, updated_at: at,
  }));
}
