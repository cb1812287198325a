/** The sample's registers, and the templates that they were made from. */
import { toRecord } from '@parapet/api/pipeline/record-mapper.ts';
import { seededRiskTables, DEFAULT_RISK_TABLES, newRiskTable, riskTableFrom } from '@parapet/contracts/rules';
import { daysBefore, sampleId } from '../dates.ts';
import { domainIds, ORGANIZATION_ID, type DomainName } from '../people/organizations.ts';
import { stamp, type SeedTables } from '../tables.ts';

const TABLE_KIND = 9;

/** Registers by the domain whose risks they hold. */
const REGISTERS = [
  { name: 'Cybersecurity 2026', domain: 'Cybersecurity', key: 'cybersecurity' },
  { name: 'Data protection 2026', domain: 'Privacy', key: 'privacy' },
  { name: 'Outsourcing and providers', domain: 'Third-Party', key: 'third-party' },
] as const satisfies readonly { name: string; domain: DomainName; key: string }[];
const FIRST_REGISTER = 11;

/** The register of a domain's risks; null when there is none. */
export function registerOf(domain: DomainName): string | null {
  const index = REGISTERS.findIndex((register) => register.domain === domain);
  return index < 0 ? null : sampleId(TABLE_KIND, FIRST_REGISTER + index);
}

export function seedRegisters(tables: SeedTables, now: Date): void {
  for (const [index, table] of seededRiskTables(domainIds()).entries()) {
    tables.risk_tables.push({
      ...table,
      ...stamp(sampleId(TABLE_KIND, index + 1), ORGANIZATION_ID, daysBefore(now, 400)),
    });
  }
  for (const [index, { name, key }] of REGISTERS.entries()) {
    const template = tables.risk_tables[DEFAULT_RISK_TABLES.findIndex(({ domain }) => domain === key)];
    if (template === undefined) throw new Error(`There is no template of registers for ${key}`);
    tables.risk_tables.push({
      ...riskTableFrom(toRecord(template), name),
      ...stamp(sampleId(TABLE_KIND, FIRST_REGISTER + index), ORGANIZATION_ID, daysBefore(now, 390 - index)),
    });
  }
  const watchList = newRiskTable({
    organization_id: ORGANIZATION_ID,
    name: 'Watch list of the board',
    description: 'What the board wants to hear about every quarter.',
  });
  tables.risk_tables.push({ ...watchList, ...stamp(sampleId(TABLE_KIND, 20), ORGANIZATION_ID, daysBefore(now, 90)) });
}
