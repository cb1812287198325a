/** What the organisation that nobody in the sample may see protects. */
import { newAsset, newGrcTemplate, newProperty, newRiskTable, newScenario } from '../../rules/index.ts';
import type { MockState } from '../mock-state.ts';
import { daysBefore, sampleId } from './dates.ts';
import { OTHER_ORGANIZATION_ID as organization_id } from './organizations.ts';
import { stampOf } from './templates.ts';

const NUMBER = 9001;
const DOMAIN_ID = 'dom_fjordline_transport';
const SCENARIO_ID = sampleId(4, NUMBER);
const PROPERTY_ID = sampleId(3, NUMBER);
const CYBER_TEMPLATE_ID = sampleId(14, NUMBER);

export function seedOtherItems({ tables, scenarioLinks }: MockState, now: Date): void {
  const stamp = (id: string) => stampOf(id, organization_id, daysBefore(now, 30));
  const scenario = newScenario({
    organization_id, title: 'Dispatch software encrypted', description: 'Nobody knows which lorry carries what.', template_id: CYBER_TEMPLATE_ID, threat_actors: ['Organised crime'],
    attributes: { impact_description: 'Goods stand at the ramps for days.', likelihood: 'Medium' },
  });
  tables.grc_domains.push({ name: 'Road and rail', description: 'Everything that moves', ...stamp(DOMAIN_ID) });
  tables.risk_scenarios.push({ ...scenario, ...stamp(SCENARIO_ID) });
  tables.properties.push({ ...newProperty({ organization_id, name: 'Loading plans', type: 'Digital', linked_scenarios: [SCENARIO_ID] }), ...stamp(PROPERTY_ID) });
  scenarioLinks.push({ property_id: PROPERTY_ID, scenario_id: SCENARIO_ID });
  const asset = newAsset({ organization_id, name: 'Dispatch software', type: 'Software', risk_level: 'High', status: 'Active', linked_properties: [PROPERTY_ID] });
  tables.assets.push({ ...asset, ...stamp(sampleId(2, NUMBER)) });
  tables.risk_tables.push({ ...newRiskTable({ organization_id, name: 'Fleet', domain: DOMAIN_ID }), ...stamp(sampleId(9, NUMBER)) });
  tables.grc_templates.push({ ...newGrcTemplate({ organization_id, name: 'Dangerous goods', framework: 'ADR', domain_id: DOMAIN_ID }), ...stamp(sampleId(10, NUMBER)) });
}
