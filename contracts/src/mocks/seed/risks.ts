/** The sample's risk register. */
import { newRisk } from '../../rules/index.ts';
import type { Risk } from '../../schemas/risk/risk.ts';
import { complianceRisks } from './compliance-risks.ts';
import { cybersecurityRisks } from './cybersecurity-risks.ts';
import { daysBefore, sampleId } from './dates.ts';
import { financialRisks } from './financial-risks.ts';
import { PEOPLE } from './members.ts';
import { operationalRisks } from './operational-risks.ts';
import { DOMAINS, ORGANIZATION_ID, OTHER_ORGANIZATION_ID, type DomainName } from './organizations.ts';
import { riskLinks } from './risk-links.ts';
import { privacyRisks } from './privacy-risks.ts';
import type { SampleRisk } from './sample-risk.ts';
import { thirdPartyRisks } from './third-party-risks.ts';

const BY_DOMAIN: readonly (readonly [DomainName, readonly SampleRisk[]])[] = [
  ['Cybersecurity', cybersecurityRisks],
  ['Privacy', privacyRisks],
  ['Operational', operationalRisks],
  ['Financial', financialRisks],
  ['Third-Party', thirdPartyRisks],
  ['Compliance', complianceRisks],
];
const RISK_KIND = 1;

/** Id of the one risk of the organisation that nobody in the sample may see. */
export const OTHER_RISK_ID = sampleId(RISK_KIND, 9001);

export function seedRisks(now: Date): Risk[] {
  const samples = BY_DOMAIN.flatMap(([domain, risks]) => risks.map((sample) => ({ domain, sample })));
  return samples.map(({ domain, sample }, index) => {
    const { owner, createdDaysAgo, updatedDaysAgo, status, ...fields } = sample;
    const updated_at = daysBefore(now, updatedDaysAgo);
    const input = {
      ...fields,
      organization_id: ORGANIZATION_ID,
      category: domain,
      domain_id: DOMAINS[domain],
      owner_id: owner && PEOPLE[owner].id,
      reviewer_id: PEOPLE.daniel.id,
      ...riskLinks(fields.title, domain),
    };
    return {
      ...newRisk(input, PEOPLE.grace.id),
      status,
      archived_at: status === 'archived' ? updated_at : null,
      id: sampleId(RISK_KIND, index + 1),
      organization_id: ORGANIZATION_ID,
      version: 1,
      created_at: daysBefore(now, createdDaysAgo),
      updated_at,
    };
  });
}

export function seedOtherRisks(now: Date): Risk[] {
  const at = daysBefore(now, 20);
  const fields = newRisk({ organization_id: OTHER_ORGANIZATION_ID, title: 'Driver shortage on the northern routes', category: 'Operational' }, 'user_erik');
  return [{ ...fields, id: OTHER_RISK_ID, organization_id: OTHER_ORGANIZATION_ID, version: 1, created_at: at, updated_at: at }];
}
