import type { Risk, RiskUpdate } from '../../schemas/risk/risk.ts';
import type { Reference } from '../validation/named-records.ts';

/**
 * The records that the fields of a risk refer to.
 * @param before the stored risk; what it refers to already may have been deleted since, and does not have to exist
 */
export function riskReferences(risk: RiskUpdate, before: Partial<Risk> = {}): Reference[] {
  const one = (field: 'owner_id' | 'reviewer_id' | 'asset_id' | 'domain_id' | 'table_id' | 'template_id') => {
    const id = risk[field];
    return id && id !== before[field] ? [id] : [];
  };
  const many = (field: 'selected_assets' | 'selected_scenarios') => {
    const had = new Set(before[field]);
    return (risk[field] ?? []).filter((id) => !had.has(id));
  };
  return [
    { path: '/owner_id', collection: 'members', ids: one('owner_id') },
    { path: '/reviewer_id', collection: 'members', ids: one('reviewer_id') },
    { path: '/asset_id', collection: 'assets', ids: one('asset_id') },
    { path: '/domain_id', collection: 'grc_domains', ids: one('domain_id') },
    { path: '/table_id', collection: 'risk_tables', ids: one('table_id') },
    { path: '/template_id', collection: 'grc_templates', ids: one('template_id') },
    { path: '/selected_assets', collection: 'assets', ids: many('selected_assets') },
    { path: '/selected_scenarios', collection: 'risk_scenarios', ids: many('selected_scenarios') },
  ];
}
