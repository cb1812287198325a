/** The sample's risk register. */
import { newRisk } from '@parapet/contracts/rules';
import { daysBefore, sampleId } from '../dates.ts';
import { DOMAINS, ORGANIZATION_ID, OTHER_ORGANIZATION_ID, type DomainName } from '../people/organizations.ts';
import { ERIK, PEOPLE } from '../people/people.ts';
import { stamp, type SeedTables } from '../tables.ts';
import { complianceRisks } from './compliance-risks.ts';
import { cybersecurityRisks } from './cybersecurity-risks.ts';
import { financialRisks } from './financial-risks.ts';
import { operationalRisks } from './operational-risks.ts';
import { riskAnswers } from './risk-answers.ts';
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

/** Id of the one risk of the organization that nobody in the sample may see. */
export const OTHER_RISK_ID = sampleId(RISK_KIND, 9001);

export function seedRisks(now: Date): SeedTables['risks'] {
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
      ...riskAnswers(fields.title),
    };
    return {
      ...newRisk(input, PEOPLE.grace.id),
      status,
      archived_at: status === 'archived' ? updated_at : null,
      ...stamp(sampleId(RISK_KIND, index + 1), ORGANIZATION_ID, daysBefore(now, createdDaysAgo), updated_at),
    };
  });
}

export function seedOtherRisks(now: Date): SeedTables['risks'] {
  const fields = newRisk(
    {
      organization_id: OTHER_ORGANIZATION_ID,
      title: 'Driver shortage on the northern routes',
      category: 'Operational',
    },
    ERIK.id,
  );
  return [{ ...fields, ...stamp(OTHER_RISK_ID, OTHER_ORGANIZATION_ID, daysBefore(now, 20)) }];
}
