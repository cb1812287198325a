import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { AssetCreate } from '../../schemas/item/asset.ts';
import { schemas } from '../../schemas/named-schemas.ts';
import { PropertyCreate } from '../../schemas/item/property.ts';
import { RiskScenarioCreate } from '../../schemas/item/risk-scenario.ts';
import type { TemplateFieldInput } from '../../schemas/item/template.ts';
import { ASSET_FIELDS } from '../item/asset-rules.ts';
import { DEFAULT_ASSET_TEMPLATES } from '../defaults/asset-templates.ts';
import { DEFAULT_PROPERTY_TEMPLATES } from '../defaults/property-templates.ts';
import { DEFAULT_RISK_SCENARIO_TEMPLATES } from '../defaults/risk-scenario-templates.ts';
import { PROPERTY_FIELDS } from '../item/property-rules.ts';
import { SCENARIO_FIELDS } from '../item/scenario-rules.ts';
import { startFields, type TemplateKind } from './template-editor.ts';
import { cleanField, fieldErrors } from './template-fields.ts';

const field = (more: Partial<TemplateFieldInput>): TemplateFieldInput => ({
  id: 'f',
  name: 'zone',
  label: 'Zone',
  type: 'text',
  required: false,
  order: 0,
  ...more,
});
const select = (...options: string[]) => ({ type: 'select', options }) as const;
const NOT_A = (type: string, what: string) => ({
  path: '/fields/0/type',
  message: `Zone cannot be of type ${type}: ${what}`,
});
const OPTIONS = (message: string) => ({ path: '/fields/0/options', message });
const DEFAULT = (message: string) => ({ path: '/fields/0/defaultValue', message: `The default of Zone ${message}` });
const LEVELS = 'Low, Medium, High, Critical';

describe.each(['asset', 'property', 'risk-scenario'] as const)('a field of a template of kind %s', (kind) => {
  test.each<[string, Partial<TemplateFieldInput>, { path: string; message: string }[]]>([
    ['a text with a text as default', { defaultValue: 'DMZ' }, []],
    ['a text with a number as default', { defaultValue: 5 }, [DEFAULT('must be text')]],
    [
      'a textarea with a checkbox value as default',
      { type: 'textarea', defaultValue: true },
      [DEFAULT('must be text')],
    ],
    ['a select with options', select('DMZ', 'LAN'), []],
    ['a select with its default among the options', { ...select('DMZ', 'LAN'), defaultValue: 'LAN' }, []],
    ['a select without a default', { ...select('DMZ', 'LAN'), defaultValue: '' }, []],
    ['a select that has no options', { type: 'select' }, [OPTIONS('Zone needs at least one option')]],
    [
      'a select with an empty list of options',
      { ...select(), defaultValue: 'DMZ' },
      [OPTIONS('Zone needs at least one option')],
    ],
    ['a select with nothing but blank options', select(' ', ''), [OPTIONS('Zone needs at least one option')]],
    ['a select with some blank and repeated options', select('', 'DMZ', ' DMZ '), []],
    [
      'a select with another default',
      { ...select('DMZ', 'LAN'), defaultValue: 'WAN' },
      [DEFAULT('must be one of DMZ, LAN')],
    ],
    ['a select with a number as default', { ...select('1', '2'), defaultValue: 1 }, [DEFAULT('must be one of 1, 2')]],
    ['a number with a number as default', { type: 'number', defaultValue: 0 }, []],
    ['a number with a number as text', { type: 'number', defaultValue: '12.5' }, []],
    ['a number with another text', { type: 'number', defaultValue: 'many' }, [DEFAULT('must be a number')]],
    ['a number with a tick', { type: 'number', defaultValue: false }, [DEFAULT('must be a number')]],
    ['a checkbox that starts ticked', { type: 'checkbox', defaultValue: true }, []],
    ['a checkbox with words', { type: 'checkbox', defaultValue: 'yes' }, [DEFAULT('must be checked or not')]],
    ['a text with options left over from a select', { options: [] }, []],
  ])('has the expected errors: %s', (_name, more, errors) => expect(fieldErrors(kind, [field(more)])).toEqual(errors));

  test('errors name the index of the field, and at most fifty are listed', () => {
    const wrong = field({ type: 'select' });
    expect(fieldErrors(kind, [field({}), wrong, wrong]).map(({ path }) => path)).toEqual([
      '/fields/1/options',
      '/fields/2/options',
    ]);
    expect(
      fieldErrors(
        kind,
        Array.from({ length: 60 }, () => wrong),
      ),
    ).toHaveLength(50);
  });
});

test.each<[TemplateKind, Partial<TemplateFieldInput>, { path: string; message: string }[]]>([
  ['asset', { name: 'risk_level', ...select('Low', 'Critical'), defaultValue: 'Low' }, []],
  ['asset', { name: 'risk_level', ...select('Severe', 'Mild') }, [OPTIONS(`Zone can only offer ${LEVELS}`)]],
  // An item with the last option could not be saved.
  ['asset', { name: 'risk_level', ...select('Low', 'Medium', 'Extreme') }, [OPTIONS(`Zone can only offer ${LEVELS}`)]],
  ['asset', { name: 'risk_level', type: 'number' }, [NOT_A('number', `risk_level is one of ${LEVELS}`)]],
  ['asset', { name: 'risk_level', type: 'checkbox' }, [NOT_A('checkbox', `risk_level is one of ${LEVELS}`)]],
  ['asset', { name: 'risk_level', defaultValue: 'High' }, []],
  ['asset', { name: 'risk_level', defaultValue: 'Severe' }, [DEFAULT(`must be one of ${LEVELS}`)]],
  ['property', { name: 'risk_level', ...select('Severe', 'Mild'), defaultValue: 'Mild' }, []],
  ['asset', { name: 'linked_properties', type: 'textarea' }, []],
  ['asset', { name: 'linked_properties', type: 'number' }, [NOT_A('number', 'linked_properties is a list')]],
  ['property', { name: 'linked_scenarios', ...select('a') }, [NOT_A('select', 'linked_scenarios is a list')]],
  ['property', { name: 'linked_risks', type: 'checkbox' }, [NOT_A('checkbox', 'linked_risks is a list')]],
  ['risk-scenario', { name: 'threat_actors', defaultValue: 'Insiders, Crime' }, []],
  ['risk-scenario', { name: 'threat_actors', ...select('Insiders') }, [NOT_A('select', 'threat_actors is a list')]],
  ['risk-scenario', { name: 'linked_controls', type: 'number' }, [NOT_A('number', 'linked_controls is a list')]],
  ['asset', { name: 'threat_actors', ...select('Insiders') }, []],
  ['asset', { name: 'template_id', type: 'checkbox' }, [NOT_A('checkbox', 'template_id is an id')]],
  ['asset', { name: 'name', type: 'checkbox' }, [NOT_A('checkbox', 'name is a text')]],
  ['risk-scenario', { name: 'title', type: 'checkbox' }, [NOT_A('checkbox', 'title is a text')]],
  // Numbers that a person enters are stored as text.
  ['property', { name: 'value', type: 'number', defaultValue: 1000 }, []],
  ['property', { name: 'category', ...select('x'.repeat(100)) }, []],
  [
    'property',
    { name: 'category', ...select('x'.repeat(101)) },
    [OPTIONS('Options of Zone must have at most 100 characters')],
  ],
  ['property', { name: 'other', ...select('x'.repeat(200)) }, []],
])('a field of a %s template has the expected errors: %j', (kind, more, errors) =>
  expect(fieldErrors(kind, [field(more)])).toEqual(errors),
);

test.each([
  ['asset', ASSET_FIELDS, AssetCreate],
  ['property', PROPERTY_FIELDS, PropertyCreate],
  ['risk-scenario', SCENARIO_FIELDS, RiskScenarioCreate],
] as const)('every option that a field of a %s template may offer is accepted by the item', (kind, names, schema) => {
  const ajv = new Ajv({ strict: false, allErrors: true });
  for (const one of Object.values(schemas)) ajv.addSchema(one);
  const takes = (name: string, option: string) => {
    ajv.validate({ $ref: `${schema.$id}#` }, { [name]: option });
    return !(ajv.errors ?? []).some(({ instancePath }) => instancePath.startsWith(`/${name}`));
  };
  const tried = ['x'.repeat(200), 'x'.repeat(101), 'x'.repeat(100), 'Low', 'Severe'].flatMap((option) =>
    names.map((name) => ({ name, option })),
  );
  const offered = tried.filter(
    ({ name, option }) => fieldErrors(kind, [field({ name, ...select(option) })]).length === 0,
  );
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.filter(({ name, option }) => !takes(name, option))).toEqual([]);
});

test('options are stored trimmed, without blanks and repetitions (section 5)', () => {
  expect(cleanField(field({ ...select(' DMZ ', '', 'LAN', 'DMZ', '  '), defaultValue: ' LAN ' }))).toEqual(
    field({ ...select('DMZ', 'LAN'), defaultValue: 'LAN' }),
  );
  expect(cleanField(field({ defaultValue: ' as it is ' }))).toEqual(field({ defaultValue: ' as it is ' }));
});

test.each([
  ...DEFAULT_ASSET_TEMPLATES.map(({ name, fields }) => ['asset', name, fields] as const),
  ...DEFAULT_PROPERTY_TEMPLATES.map(({ name, fields }) => ['property', name, fields] as const),
  ...DEFAULT_RISK_SCENARIO_TEMPLATES.map(({ name, fields }) => ['risk-scenario', name, fields] as const),
  ...(['asset', 'property', 'risk-scenario'] as const).map(
    (kind) => [kind, 'what a new one starts with', startFields(kind)] as const,
  ),
])('the fields of a template of kind %s are valid: %s', (kind, _name, fields) => {
  expect(fieldErrors(kind, fields)).toEqual([]);
  expect(fields.map(cleanField)).toEqual(fields);
});
