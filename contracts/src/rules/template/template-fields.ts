/** The rules for the fields of a template, so that items can be created with it. */
import { ASSET_RISK_LEVELS } from '../../schemas/item/asset.ts';
import type { FieldIssue } from '../../schemas/base.ts';
import type { TemplateFieldInput } from '../../schemas/item/template.ts';
import { isFilled } from '../validation/field-problem.ts';
import type { TemplateKind } from './template-editor.ts';
import { parseOptions, valueProblem } from './answers/template-values.ts';

type Field = Pick<TemplateFieldInput, 'name' | 'label' | 'type' | 'required' | 'options' | 'defaultValue'>;

/** Most errors in one response. */
const MAX_ERRORS = 50;

/** The values that one of the item's own fields takes. All other fields are attributes, which take any value. */
interface OwnField {
  /** What the field is, as messages say it, e.g. `a text`. */
  is: string;
  types: readonly Field['type'][];
  /** Longest text, in characters; not limited when absent. */
  longest?: number;
  /** The only allowed values; any when absent. */
  values?: readonly string[];
}

const TEXT: OwnField = { is: 'a text', types: ['text', 'textarea', 'select', 'number'] };
const SHORT: OwnField = { ...TEXT, longest: 100 };
const LIST: OwnField = { is: 'a list', types: ['text', 'textarea'] };
const ID: OwnField = { is: 'an id', types: ['text', 'textarea'] };
const LEVEL: OwnField = {
  is: `one of ${ASSET_RISK_LEVELS.join(', ')}`,
  types: ['text', 'textarea', 'select'],
  values: ASSET_RISK_LEVELS,
};

const OWN: Readonly<Record<TemplateKind, ReadonlyMap<string, OwnField>>> = {
  asset: new Map(
    Object.entries({
      name: TEXT,
      description: TEXT,
      type: SHORT,
      status: SHORT,
      risk_level: LEVEL,
      linked_properties: LIST,
      template_id: ID,
    }),
  ),
  property: new Map(
    Object.entries({
      name: TEXT,
      type: SHORT,
      category: SHORT,
      value: TEXT,
      description: TEXT,
      linked_scenarios: LIST,
      linked_risks: LIST,
      template_id: ID,
    }),
  ),
  'risk-scenario': new Map(
    Object.entries({ title: TEXT, description: TEXT, threat_actors: LIST, linked_controls: LIST, template_id: ID }),
  ),
};

/** A field as it is stored: options trimmed, without blanks and repetitions. */
export function cleanField<F extends Field>(field: F): F {
  const { type, options, defaultValue } = field;
  return {
    ...field,
    ...(options !== undefined && { options: parseOptions(options.join('\n')) }),
    ...(type === 'select' && typeof defaultValue === 'string' && { defaultValue: defaultValue.trim() }),
  };
}

/** Errors that would prevent items from being created with these fields, at most one for each field. */
export function fieldErrors(kind: TemplateKind, fields: readonly Field[]): FieldIssue[] {
  return fields
    .flatMap((field, index): FieldIssue[] => {
      const problem = fieldProblem(cleanField(field), OWN[kind].get(field.name));
      return problem === null ? [] : [{ path: `/fields/${index}/${problem.at}`, message: problem.message }];
    })
    .slice(0, MAX_ERRORS);
}

interface Problem {
  at: 'type' | 'options' | 'defaultValue';
  message: string;
}

function fieldProblem(field: Field, own: OwnField | undefined): Problem | null {
  const { name, label, type } = field;
  if (own !== undefined && !own.types.includes(type))
    return { at: 'type', message: `${label} cannot be of type ${type}: ${name} is ${own.is}` };
  const options = type === 'select' ? optionsProblem(field, own) : null;
  if (options !== null) return { at: 'options', message: options };
  const message = defaultProblem(field, own);
  return message === null ? null : { at: 'defaultValue', message };
}

function optionsProblem(
  { label, options = [] }: Field,
  { values, longest = Infinity }: Partial<OwnField> = {},
): string | null {
  if (options.length === 0) return `${label} needs at least one option`;
  if (values !== undefined && options.some((option) => !values.includes(option)))
    return `${label} can only offer ${values.join(', ')}`;
  return options.some((option) => option.length > longest)
    ? `Options of ${label} must have at most ${longest} characters`
    : null;
}

/** What is wrong with a default, which may be missing. */
function defaultProblem(field: Field, { values }: Partial<OwnField> = {}): string | null {
  if (!isFilled(field.defaultValue)) return null;
  const checked: Field =
    values === undefined || field.type === 'select' ? field : { ...field, type: 'select', options: [...values] };
  return valueProblem({ ...checked, label: `The default of ${field.label}` }, field.defaultValue);
}
