/** The templates of assets, properties and risk scenarios that a new organisation starts with. */
import { DEFAULT_ASSET_TEMPLATES, DEFAULT_PROPERTY_TEMPLATES, DEFAULT_RISK_SCENARIO_TEMPLATES } from '../rules/index.ts';
import type { Context } from './mock.ts';
import { remember } from './records.ts';
import type { Kept } from './tables.ts';

const DEFAULTS = [
  ['asset_templates', DEFAULT_ASSET_TEMPLATES],
  ['property_templates', DEFAULT_PROPERTY_TEMPLATES],
  ['risk_scenario_templates', DEFAULT_RISK_SCENARIO_TEMPLATES],
] as const;

/** @param now ISO 8601 */
export function addDefaultTemplates(context: Context, organization_id: string, now: string): void {
  for (const [table, templates] of DEFAULTS) {
    for (const template of templates) {
      const made: Kept<typeof table> = { ...structuredClone(template), id: crypto.randomUUID(), organization_id, version: 1, created_at: now, updated_at: now };
      context.state.tables[table].push(made);
      remember(context, { entity: table, action: 'create', before: null, after: made }, made);
    }
  }
}
