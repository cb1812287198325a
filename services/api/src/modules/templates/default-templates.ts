/** The templates of assets, properties and risk scenarios that every organisation starts with. */
import { DEFAULT_ASSET_TEMPLATES, DEFAULT_PROPERTY_TEMPLATES, DEFAULT_RISK_SCENARIO_TEMPLATES } from '@parapet/contracts/rules';
import type { TemplateDoc } from '../../collections.ts';
import type { OrgDb } from '../../store/port.ts';

const DEFAULTS = [
  ['asset_templates', DEFAULT_ASSET_TEMPLATES],
  ['property_templates', DEFAULT_PROPERTY_TEMPLATES],
  ['risk_scenario_templates', DEFAULT_RISK_SCENARIO_TEMPLATES],
] as const;

/** Gives the organisation the templates of each kind of which it has none. To be called inside a transaction. */
export async function addDefaultTemplates(db: OrgDb): Promise<void> {
  for (const [name, templates] of DEFAULTS) {
    const collection = db.collection<TemplateDoc>(name);
    if ((await collection.count()) > 0) continue;
    for (const template of templates) await collection.insertOne(template);
  }
}
