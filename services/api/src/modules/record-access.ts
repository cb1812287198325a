/** Whether a member may read a record of any kind: for its history, and for news of it. */
import type { AuditedEntity } from '@parapet/contracts';
import { canDo, riskScope, seesAsset, seesRisk, seesWithRisk, type Decision, type RecordKind } from '@parapet/contracts/rules';
import type { MemberDoc, RiskDoc } from '../collections.ts';
import type { OrgDb } from '../store/port.ts';

/** Fields of a record that decide who may read it. */
export interface RecordFacts {
  id: string;
  /** Of a risk. */
  domain_id: string | null;
  /** Of what belongs to a risk; null when it belongs to none. */
  risk_id: string | null;
  /** The domain of that risk, where the record keeps it; undefined where it does not. */
  risk_domain_id: string | null | undefined;
}

const KINDS: Readonly<Record<AuditedEntity, RecordKind>> = {
  risks: 'risks',
  risk_notes: 'risk-notes',
  risk_flows: 'risk-flows',
  treatment_plans: 'treatment-plans',
  risk_tables: 'risk-tables',
  grc_templates: 'grc-templates',
  grc_domains: 'grc-domains',
  assets: 'assets',
  properties: 'properties',
  risk_scenarios: 'risk-scenarios',
  asset_templates: 'asset-templates',
  property_templates: 'property-templates',
  risk_scenario_templates: 'risk-scenario-templates',
  tasks: 'tasks',
  organizations: 'organizations',
  members: 'members',
};

/** What is seen with the risk that it belongs to. */
const WITH_RISK: ReadonlySet<AuditedEntity> = new Set(['risk_notes', 'risk_flows', 'treatment_plans', 'tasks']);

/** Whether the member's role may read that kind of record at all, and why not. */
export function canReadKind(member: MemberDoc, entity: AuditedEntity): Decision {
  return canDo(member, KINDS[entity], 'read');
}

const text = (value: unknown) => (typeof value === 'string' ? value : null);

/** @param doc the record as it is stored, or as the audit trail has it */
export function factsOf(id: string, doc: unknown): RecordFacts {
  const fields: Record<string, unknown> = typeof doc === 'object' && doc !== null ? { ...doc } : {};
  const kept = Object.hasOwn(fields, 'risk_domain_id') ? text(fields['risk_domain_id']) : undefined;
  return { id, domain_id: text(fields['domain_id']), risk_id: text(fields['risk_id']), risk_domain_id: kept };
}

/** Whether the member may read this very record; the rules about domains and about assets included. */
export async function canReadRecord(db: OrgDb, member: MemberDoc, entity: AuditedEntity, facts: RecordFacts): Promise<boolean> {
  if (!canReadKind(member, entity).allowed) return false;
  if (entity === 'assets') return seesAsset(member, facts.id);
  if (entity === 'risks') return seesRisk(member, facts.domain_id);
  return WITH_RISK.has(entity) ? canReadWithRisk(db, member, facts) : true;
}

async function canReadWithRisk(db: OrgDb, member: MemberDoc, { risk_id, risk_domain_id }: RecordFacts): Promise<boolean> {
  if (riskScope(member).kind === 'all') return true;
  if (risk_domain_id !== undefined) return seesRisk(member, risk_domain_id);
  const risk = risk_id === null ? null : await db.collection<RiskDoc>('risks').findOne({ _id: risk_id });
  return seesWithRisk(member, risk);
}
