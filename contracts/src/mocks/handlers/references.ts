/** What points at a record: said before it is deleted. */
import { can, MOST_REFERENCES, REFERENCE_SOURCES, REFERRED, seesAsset, seesRisk } from '../../rules/index.ts';
import type { Reference, ReferringKind } from '../../schemas/reference.ts';
import { memberOf, mock, organizationOf, type Context } from '../mock.ts';
import { findRecord, ownRecords } from '../records.ts';
import { membersOf } from './members.ts';

/** A record that may point at another one. */
interface Referring {
  id: string;
  fields: Readonly<Record<string, unknown>>;
  /** What people know it by. */
  name: string;
  visible: boolean;
}

/** All records of a kind, and whether the caller may see them. */
function referring(context: Context, kind: ReferringKind): Referring[] {
  const member = memberOf(context);
  switch (kind) {
    case 'asset':
      return ownRecords(context, 'assets').map((asset) => ({ id: asset.id, fields: { ...asset }, name: asset.name, visible: seesAsset(member, asset.id) }));
    case 'property':
      return ownRecords(context, 'properties').map((property) => ({ id: property.id, fields: { ...property }, name: property.name, visible: true }));
    case 'risk-scenario':
      return ownRecords(context, 'risk_scenarios').map((scenario) => ({ id: scenario.id, fields: { ...scenario }, name: scenario.title, visible: true }));
    case 'risk':
      return ownRecords(context, 'risks').map((risk) => ({ id: risk.id, fields: { ...risk }, name: risk.title, visible: seesRisk(member, risk.domain_id) }));
    case 'risk-flow':
      return ownRecords(context, 'risk_flows').map((flow) => ({ id: flow.id, fields: { ...flow }, name: flow.risk_title, visible: seesRisk(member, flow.risk_domain_id) }));
    case 'member':
      return membersOf(context, member.organization_id).map((one) => ({ id: one.id, fields: { ...one }, name: one.email, visible: can(member, 'organizations', 'read').allowed }));
  }
}

export const referenceMocks = [
  mock('getReferences', ({ query }, context) => {
    organizationOf(context, query.organization_id);
    const { kind, id } = query;
    const { collection, noun } = REFERRED[kind];
    findRecord(context, collection, id, { noun, visible: () => kind !== 'asset' || seesAsset(memberOf(context), id) });
    const pointing = REFERENCE_SOURCES[kind].map((source) => ({
      kind: source.kind,
      records: referring(context, source.kind).filter(({ fields }) => source.fields.some((field) => [fields[field]].flat().includes(id))),
    }));
    const items = pointing.flatMap((source) =>
      source.records
        .filter(({ visible }) => visible)
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map((record): Reference => ({ kind: source.kind, id: record.id, name: record.name })),
    );
    const total = pointing.reduce((sum, { records }) => sum + records.length, 0);
    return { status: 200, body: { items: items.slice(0, MOST_REFERENCES), total } };
  }),
];
