import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { TemplateFieldInput } from '../../schemas/item/template.ts';
import { startFields } from '../template/template-editor.ts';
import { DEFAULT_ASSET_TEMPLATES } from './asset-templates.ts';
import { DEFAULT_PROPERTY_TEMPLATES } from './property-templates.ts';
import { DEFAULT_RISK_SCENARIO_TEMPLATES } from './risk-scenario-templates.ts';

const ajv = new Ajv({ strict: false });
const fitsContract = ajv.compile(TemplateFieldInput);
const templates = [...DEFAULT_ASSET_TEMPLATES, ...DEFAULT_PROPERTY_TEMPLATES, ...DEFAULT_RISK_SCENARIO_TEMPLATES];
const starts = (['asset', 'property', 'risk-scenario'] as const).map((kind) => ({
  name: `a new ${kind} template`,
  fields: startFields(kind),
}));

test.each([...templates, ...starts])('the fields of $name fit the contract', ({ fields }) => {
  for (const field of fields)
    expect(fitsContract(field), `${field.name}: ${ajv.errorsText(fitsContract.errors)}`).toBe(true);
  expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
});

test.each(templates)('the default values of $name are among the options', ({ fields }) => {
  const selects = fields.filter(({ type, defaultValue }) => type === 'select' && defaultValue !== undefined);
  for (const { name, options, defaultValue } of selects) expect(options, name).toContain(defaultValue);
});
