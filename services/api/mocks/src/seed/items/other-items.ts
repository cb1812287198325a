/** Assets and related records of the other organization, which nobody in the sample may see. */
import { newAsset, newGrcTemplate, newProperty, newRiskTable, newScenario } from '@parapet/contracts/rules';
import { daysBefore, sampleId } from '../dates.ts';
import { OTHER_ORGANIZATION_ID as organization_id } from '../people/organizations.ts';
import { stamp, type SeedTables } from '../tables.ts';

const NUMBER = 9001;
const DOMAIN_ID = 'dom_fjordline_transport';
const SCENARIO_ID = sampleId(4, NUMBER);
const PROPERTY_ID = sampleId(3, NUMBER);
const CYBER_TEMPLATE_ID = sampleId(14, NUMBER);

export function seedOtherItems(tables: SeedTables, now: Date): void {
  const stamped = (id: string) => stamp(id, organization_id, daysBefore(now, 30));
  const scenario = newScenario({
    organization_id,
    title: 'Dispatch software encrypted',
    description: 'Nobody knows which lorry carries what.',
    template_id: CYBER_TEMPLATE_ID,
    threat_actors: ['Organized crime'],
    attributes: { impact_description: 'Goods stand at the ramps for days.', likelihood: 'Medium' },
  });
  const property = {
    ...newProperty({ organization_id, name: 'Loading plans', type: 'Digital', linked_scenarios: [SCENARIO_ID] }),
    ...stamped(PROPERTY_ID),
  };
  const asset = newAsset({
    organization_id,
    name: 'Dispatch software',
    type: 'Software',
    risk_level: 'High',
    status: 'Active',
    linked_properties: [PROPERTY_ID],
  });
  tables.grc_domains.push({ name: 'Road and rail', description: 'Everything that moves', ...stamped(DOMAIN_ID) });
  tables.risk_scenarios.push({ ...scenario, ...stamped(SCENARIO_ID) });
  tables.properties.push(property);
  tables.assets.push({ ...asset, ...stamped(sampleId(2, NUMBER)) });
  tables.risk_tables.push({
    ...newRiskTable({ organization_id, name: 'Fleet', domain: DOMAIN_ID }),
    ...stamped(sampleId(9, NUMBER)),
  });
  tables.grc_templates.push({
    ...newGrcTemplate({ organization_id, name: 'Dangerous goods', framework: 'ADR', domain_id: DOMAIN_ID }),
    ...stamped(sampleId(10, NUMBER)),
  });
}
