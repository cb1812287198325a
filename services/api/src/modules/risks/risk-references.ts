import type { RiskUpdate } from '@parapet/contracts';
import type { Reference } from '../references.ts';

const one = (id: string | null | undefined) => (id ? [id] : []);

/** The records that the fields of a risk point at. */
export function riskReferences(risk: RiskUpdate): Reference[] {
  return [
    { path: '/owner_id', collection: 'members', field: 'user_id', ids: one(risk.owner_id) },
    { path: '/reviewer_id', collection: 'members', field: 'user_id', ids: one(risk.reviewer_id) },
    { path: '/asset_id', collection: 'assets', field: '_id', ids: one(risk.asset_id) },
    { path: '/domain_id', collection: 'grc_domains', field: '_id', ids: one(risk.domain_id) },
    { path: '/table_id', collection: 'risk_tables', field: '_id', ids: one(risk.table_id) },
    { path: '/template_id', collection: 'grc_templates', field: '_id', ids: one(risk.template_id) },
    { path: '/selected_assets', collection: 'assets', field: '_id', ids: risk.selected_assets ?? [] },
    { path: '/selected_scenarios', collection: 'risk_scenarios', field: '_id', ids: risk.selected_scenarios ?? [] },
  ];
}
