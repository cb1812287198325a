import { seededDomains, DEFAULT_GRC_DOMAINS } from '@parapet/contracts/rules';
import type { GrcDomainDoc } from '../../collections.ts';
import type { OrgDb } from '../../store/port.ts';
import { addMissing, seededIds } from './add-once.ts';

const domains = (db: OrgDb) => db.collection<GrcDomainDoc>('grc_domains');

/** @returns how many were added, and the ids of all by key */
export function addDefaultDomains(db: OrgDb) {
  return addMissing(domains(db), seededDomains());
}

export async function hasDefaultDomains(db: OrgDb): Promise<boolean> {
  return (
    (
      await seededIds(
        domains(db),
        DEFAULT_GRC_DOMAINS.map(({ key }) => key),
      )
    ).size === DEFAULT_GRC_DOMAINS.length
  );
}
