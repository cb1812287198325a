/** What the forms of assets, properties and risk scenarios differ in. */
import {
  ASSET_RISK_LEVELS,
  ASSET_STATUSES,
  ASSET_TYPES,
  AssetUpdate,
  PROPERTY_TYPES,
  PropertyUpdate,
  RiskScenarioUpdate,
  type Asset,
  type Property,
  type RiskScenario,
  type TemplateField,
} from '@parapet/contracts';
import { ASSET_RULES, PROPERTY_RULES, SCENARIO_RULES } from '@parapet/contracts/rules';

export type ItemFormKind = 'assets' | 'properties' | 'scenarios';
export type Item = Asset | Property | RiskScenario;

export const ITEM_FORMS = {
  assets: {
    rules: ASSET_RULES,
    schema: AssetUpdate,
    create: 'createAsset',
    update: 'updateAsset',
    templates: 'listAssetTemplates',
    entity: 'assets',
    link: 'linked_properties',
  },
  properties: {
    rules: PROPERTY_RULES,
    schema: PropertyUpdate,
    create: 'createProperty',
    update: 'updateProperty',
    templates: 'listPropertyTemplates',
    entity: 'properties',
    link: 'linked_scenarios',
  },
  scenarios: {
    rules: SCENARIO_RULES,
    schema: RiskScenarioUpdate,
    create: 'createRiskScenario',
    update: 'updateRiskScenario',
    templates: 'listRiskScenarioTemplates',
    entity: 'risk_scenarios',
    link: null,
  },
} as const;

/** Own fields that the form shows in a place of their own, or not at all. */
const APART: ReadonlySet<string> = new Set([
  'linked_properties',
  'linked_scenarios',
  'linked_risks',
  'linked_controls',
  'template_id',
]);

type Basic = Pick<TemplateField, 'name' | 'type' | 'required'> & { label: string; options?: readonly string[] };

/** Labels of the basic forms, in English as those of templates are. */
export const BASIC_FIELDS: Readonly<Record<ItemFormKind, readonly Basic[]>> = {
  assets: [
    { name: 'name', label: 'Asset Name', type: 'text', required: true },
    { name: 'type', label: 'Asset Type', type: 'select', required: true, options: ASSET_TYPES },
    { name: 'risk_level', label: 'Risk Level', type: 'select', required: true, options: ASSET_RISK_LEVELS },
    { name: 'status', label: 'Status', type: 'select', required: true, options: ASSET_STATUSES },
    { name: 'description', label: 'Description', type: 'textarea', required: false },
  ],
  properties: [
    { name: 'name', label: 'Property Name', type: 'text', required: true },
    { name: 'type', label: 'Property Type', type: 'select', required: true, options: PROPERTY_TYPES },
    { name: 'category', label: 'Category', type: 'text', required: false },
    { name: 'value', label: 'Value', type: 'text', required: false },
    { name: 'description', label: 'Description', type: 'textarea', required: false },
  ],
  scenarios: [
    { name: 'title', label: 'Risk Scenario Name', type: 'text', required: true },
    { name: 'description', label: 'Description', type: 'textarea', required: true },
  ],
};

const toField = ({ options, ...field }: Basic, order: number): TemplateField => ({
  ...field,
  id: `basic_${field.name}`,
  order,
  ...(options && { options: [...options] }),
});

/** The fields of the form: those of the template, else the basic ones. A scenario always has a name and a description. */
export function formFields(kind: ItemFormKind, template: { fields: readonly TemplateField[] } | null): TemplateField[] {
  const basic = BASIC_FIELDS[kind].map(toField);
  if (template === null) return basic;
  const own = template.fields.filter(({ name }) => !APART.has(name)).toSorted((one, other) => one.order - other.order);
  if (kind !== 'scenarios') return own.some(({ name }) => name === 'name') ? own : [...basic.slice(0, 1), ...own];
  return [...basic, ...own.filter(({ name }) => name !== 'title' && name !== 'description')];
}

/** Own fields with a text that a template may leave out; when filled, they are then additional. */
export const textFieldsOf = (kind: ItemFormKind): string[] =>
  ITEM_FORMS[kind].rules.ownFields.filter((name) => !APART.has(name));
