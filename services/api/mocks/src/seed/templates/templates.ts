/** Templates of the sample's assets, properties and scenarios: the defaults, and one of each kind that the organization made itself. */
import { seededItemTemplates, startFields, withOrder, type TemplateFields } from '@parapet/contracts/rules';
import type { Doc } from '@parapet/api/store/port.ts';
import { daysBefore, sampleId } from '../dates.ts';
import { ORGANIZATION_ID, OTHER_ORGANIZATION_ID } from '../people/organizations.ts';
import { stamp, type SeedTables } from '../tables.ts';

const KINDS = { asset_templates: 12, property_templates: 13, risk_scenario_templates: 14 } as const;
type TemplateTable = keyof typeof KINDS;
const OTHERS_FROM = 9001;

const ENDPOINT: TemplateFields = {
  name: 'Endpoint devices',
  description: 'Devices that people carry, counted as one fleet',
  category: 'Physical',
  is_default: false,
  fields: withOrder('asset', [
    ...startFields('asset'),
    {
      id: 'field_devices',
      name: 'devices',
      label: 'Devices',
      type: 'number',
      required: true,
      placeholder: 'How many there are',
    },
    { id: 'field_encrypted', name: 'encrypted', label: 'All disks encrypted', type: 'checkbox', required: false },
  ]),
};

const SERVICE: TemplateFields = {
  name: 'Service to customers',
  description: 'What customers were promised, and how long it may be missing',
  category: 'Service',
  is_default: false,
  fields: withOrder('property', [
    ...startFields('property'),
    {
      id: 'field_tolerable_outage_hours',
      name: 'tolerable_outage_hours',
      label: 'Tolerable outage (hours)',
      type: 'number',
      required: true,
    },
  ]),
};

const DISRUPTION: TemplateFields = {
  name: 'Disruption of a site or service',
  description: 'Weather, fire or a failure of buildings and power',
  category: 'Operational',
  is_default: false,
  fields: withOrder('risk-scenario', [
    ...startFields('risk-scenario'),
    { id: 'field_site', name: 'site', label: 'Site', type: 'text', required: false, placeholder: 'Where it happens' },
    { id: 'field_recovery_hours', name: 'recovery_hours', label: 'Recovery (hours)', type: 'number', required: false },
  ]),
};

const OWN = { asset_templates: ENDPOINT, property_templates: SERVICE, risk_scenario_templates: DISRUPTION } as const;

/** Id of a template of the sample by its place: the defaults from 1, then the organization's own. */
export const TEMPLATE_IDS = {
  server: sampleId(KINDS.asset_templates, 1),
  database: sampleId(KINDS.asset_templates, 2),
  application: sampleId(KINDS.asset_templates, 3),
  endpoint: sampleId(KINDS.asset_templates, 4),
  physical: sampleId(KINDS.property_templates, 1),
  digital: sampleId(KINDS.property_templates, 2),
  intellectual: sampleId(KINDS.property_templates, 3),
  service: sampleId(KINDS.property_templates, 4),
  cyber: sampleId(KINDS.risk_scenario_templates, 1),
  breach: sampleId(KINDS.risk_scenario_templates, 2),
  thirdParty: sampleId(KINDS.risk_scenario_templates, 3),
  disruption: sampleId(KINDS.risk_scenario_templates, 4),
} as const;

function add(tables: SeedTables, table: TemplateTable, template: TemplateFields, stamped: Doc): void {
  tables[table].push({ ...structuredClone(template), ...stamped });
}

/** The templates that each organization starts with. */
export function seedDefaultTemplates(tables: SeedTables, now: Date): void {
  for (const { collection: table, templates } of seededItemTemplates()) {
    for (const [index, template] of templates.entries()) {
      add(tables, table, template, stamp(sampleId(KINDS[table], index + 1), ORGANIZATION_ID, daysBefore(now, 420)));
      add(
        tables,
        table,
        template,
        stamp(sampleId(KINDS[table], OTHERS_FROM + index), OTHER_ORGANIZATION_ID, daysBefore(now, 200)),
      );
    }
  }
}

export function seedOwnTemplates(tables: SeedTables, now: Date): void {
  for (const { collection: table, templates } of seededItemTemplates()) {
    add(
      tables,
      table,
      OWN[table],
      stamp(sampleId(KINDS[table], templates.length + 1), ORGANIZATION_ID, daysBefore(now, 300)),
    );
  }
}
