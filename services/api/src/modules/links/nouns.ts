/** Records of each collection as messages name them. */
import type { RestorableEntity } from '@parapet/contracts';
import type { LinkTarget } from '@parapet/contracts/links';

export const NOUNS = {
  members: 'member',
  risks: 'risk',
  risk_flows: 'risk flow',
  risk_tables: 'register',
  treatment_plans: 'treatment plan',
  tasks: 'task',
  assets: 'asset',
  properties: 'property',
  risk_scenarios: 'risk scenario',
  grc_domains: 'GRC domain',
  grc_templates: 'GRC template',
  asset_templates: 'asset template',
  property_templates: 'property template',
  risk_scenario_templates: 'risk scenario template',
} as const satisfies Readonly<Record<LinkTarget | RestorableEntity, string>>;
