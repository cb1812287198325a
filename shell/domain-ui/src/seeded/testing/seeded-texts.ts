/** Every English text that the product stores by itself or shows beside such texts, collected from the rules. */
import {
  ASSET_RISK_LEVELS,
  ASSET_STATUSES,
  ASSET_TEMPLATE_CATEGORIES,
  ASSET_TYPES,
  FRAMEWORKS,
  PROPERTY_TYPES,
} from '@parapet/contracts';
import {
  DEFAULT_ASSET_TEMPLATES,
  DEFAULT_GRC_DOMAINS,
  DEFAULT_GRC_TEMPLATES,
  DEFAULT_PROPERTY_TEMPLATES,
  DEFAULT_RISK_SCENARIO_TEMPLATES,
  DEFAULT_RISK_TABLES,
  RISK_CATEGORIES,
  startFields,
  type TemplateKind,
} from '@parapet/contracts/rules';
import { BASIC_FIELDS } from '../../items/item-form-kinds.ts';
import { FLOW_STEPS, WIZARD_STEPS } from '../../risk/flow-steps.ts';

/** Properties that hold ids, values the program compares, or names of other records. */
const NOT_SHOWN = new Set(['id', 'key', 'domain', 'type', 'value']);

/** Names of fields are identifiers; names of templates, domains and tables are shown. */
const isIdentifier = (name: string, owner: object) => NOT_SHOWN.has(name) || (name === 'name' && 'label' in owner);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (isIdentifier(name, value) ? [] : textsIn(inner)));
}

const KINDS: readonly TemplateKind[] = ['asset', 'property', 'risk-scenario'];

/** References without a word: `CC6.1`, `164.308(a)(7).`, `ID.RA.`. */
const isReference = (text: string) => /^(?=.*[.\d])(?:[A-Z\d.]|\([A-Za-z\d]+\))+$/.test(text);

/** Names that are the same in every language. */
const NAMES = new Set([
  'ISO 27001',
  'ISO/IEC 27001:2022',
  'NIST CSF',
  'NIST CSF 2.0',
  'SOC 2',
  'HIPAA',
  'PCI DSS',
  'PCI DSS v4.0.1',
  'MySQL',
  'PostgreSQL',
  'MongoDB',
  'Oracle',
  'SQL Server',
]);

export function seededTexts(): ReadonlySet<string> {
  const all = textsIn([
    [
      ASSET_RISK_LEVELS,
      ASSET_STATUSES,
      ASSET_TEMPLATE_CATEGORIES,
      ASSET_TYPES,
      FRAMEWORKS,
      PROPERTY_TYPES,
      RISK_CATEGORIES,
      FLOW_STEPS,
      WIZARD_STEPS,
    ],
    [
      DEFAULT_ASSET_TEMPLATES,
      DEFAULT_PROPERTY_TEMPLATES,
      DEFAULT_RISK_SCENARIO_TEMPLATES,
      KINDS.map(startFields),
      BASIC_FIELDS,
    ],
    [DEFAULT_GRC_DOMAINS, DEFAULT_RISK_TABLES, DEFAULT_GRC_TEMPLATES],
  ]);
  return new Set(all.filter((text) => !isReference(text) && !NAMES.has(text)));
}
