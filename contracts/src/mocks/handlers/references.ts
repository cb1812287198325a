/** What points at a record: said before it is deleted. */
import { can, MAX_REFERENCES, REFERENCE_SOURCES, REFERENCED_RECORDS, seesAsset, seesRisk } from '../../rules/index.ts';
import type { Reference, ReferringKind } from '../../schemas/item/reference.ts';
import { memberOf, mock, organizationOf, type Context } from '../mock.ts';
import { findRecord, ownRecords } from '../records.ts';
import { membersOf } from './members.ts';

/** A record that the caller may see, and that may point at another one. */
interface Referring {
  id: string;
  fields: Readonly<Record<string, unknown>>;
  /** What people know it by. */
  name: string;
}

/** The records of a kind that the caller may see: of the others not even the number is told. */
function referring(context: Context, kind: ReferringKind): Referring[] {
  const member = memberOf(context);
  switch (kind) {
    case 'asset':
      return ownRecords(context, 'assets').filter(({ id }) => seesAsset(member, id)).map((asset) => ({ id: asset.id, fields: { ...asset }, name: asset.name }));
    case 'property':
      return ownRecords(context, 'properties').map((property) => ({ id: property.id, fields: { ...property }, name: property.name }));
    case 'risk-scenario':
      return ownRecords(context, 'risk_scenarios').map((scenario) => ({ id: scenario.id, fields: { ...scenario }, name: scenario.title }));
    case 'risk':
      return ownRecords(context, 'risks').filter(({ domain_id }) => seesRisk(member, domain_id)).map((risk) => ({ id: risk.id, fields: { ...risk }, name: risk.title }));
    case 'risk-flow':
      return ownRecords(context, 'risk_flows').filter(({ risk_domain_id }) => seesRisk(member, risk_domain_id)).map((flow) => ({ id: flow.id, fields: { ...flow }, name: flow.risk_title }));
    case 'member':
      if (!can(member, 'organizations', 'read').allowed) return [];
      return membersOf(context, member.organization_id).map((one) => ({ id: one.id, fields: { ...one }, name: one.email }));
  }
}

export const referenceMocks = [
  mock('getReferences', ({ query }, context) => {
    organizationOf(context, query.organization_id);
    const { kind, id } = query;
    const { collection, noun } = REFERENCED_RECORDS[kind];
    findRecord(context, collection, id, { noun, visible: () => kind !== 'asset' || seesAsset(memberOf(context), id) });
    const items = REFERENCE_SOURCES[kind].flatMap((source) =>
      referring(context, source.kind)
        .filter(({ fields }) => source.fields.some((field) => [fields[field]].flat().includes(id)))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map((record): Reference => ({ kind: source.kind, id: record.id, name: record.name })),
    );
    return { status: 200, body: { items: items.slice(0, MAX_REFERENCES), total: items.length } };
  }),
];
