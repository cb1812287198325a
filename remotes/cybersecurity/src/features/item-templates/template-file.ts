/** Templates as files: what one organization gives to another, or stores elsewhere. A file comes from outside, so nothing in it is trusted. */
import { FIELD_TYPES, type TemplateField } from '@parapet/contracts';
import { startFields, withOrder, type TemplateKind } from '@parapet/contracts/rules';

/** What a person writes in a template. */
export interface TemplateContent {
  name: string;
  description: string;
  category: string;
  fields: TemplateField[];
}

const FORMAT = 'parapet-template';
const VERSION = 1;
/** Largest file that is read, in characters; a template of 200 fields with long options is smaller. */
export const MAX_TEMPLATE_FILE = 1_000_000;
const MAX_FIELDS = 200;
const MAX_OPTIONS = 200;

/** The content of a template without its ids, as indented JSON. */
export function templateFile(
  kind: TemplateKind,
  { name, description, category, fields }: Omit<TemplateContent, 'fields'> & { fields: readonly TemplateField[] },
): string {
  const ordered = fields
    .toSorted((one, other) => one.order - other.order)
    .map(({ id: _id, order: _order, ...field }) => field);
  return `${JSON.stringify({ format: FORMAT, version: VERSION, kind, name, description, category, fields: ordered }, null, 2)}\n`;
}

/** Why a file cannot be imported. `other-kind`: it is a template for other items. */
type TemplateFileProblem = 'too-large' | 'not-json' | 'not-a-template' | 'other-kind';

/**
 * Reads a file that {@link templateFile} made. Unknown properties are left out; whether the values make sense is for the editor and the server
 * to check.
 */
export function readTemplateFile(
  kind: TemplateKind,
  text: string,
): { template: TemplateContent } | { problem: TemplateFileProblem } {
  if (text.length > MAX_TEMPLATE_FILE) return { problem: 'too-large' };
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { problem: 'not-json' };
  }
  if (!isObject(file) || file['format'] !== FORMAT || file['version'] !== VERSION) return { problem: 'not-a-template' };
  if (file['kind'] !== kind) return { problem: 'other-kind' };
  const { name, description = '', category, fields } = file;
  if (
    !isText(name, 200) ||
    !isText(description, 2000) ||
    !isText(category, 100) ||
    !Array.isArray(fields) ||
    fields.length > MAX_FIELDS
  )
    return { problem: 'not-a-template' };
  const read = fields.map((field: unknown, index) => readField(field, index));
  const complete = read.filter((field) => field !== null);
  return complete.length < read.length
    ? { problem: 'not-a-template' }
    : { template: { name, description, category, fields: withOrder(kind, complete) } };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;

function readField(field: unknown, index: number): Omit<TemplateField, 'order'> | null {
  if (!isObject(field)) return null;
  const { name, label, type: given, required = false, placeholder, options, defaultValue } = field;
  const type = FIELD_TYPES.find((one) => one === given);
  if (!isText(name, 100) || !isText(label, 200) || type === undefined || typeof required !== 'boolean') return null;
  if (placeholder !== undefined && !isText(placeholder, 200)) return null;
  if (options !== undefined && !isOptions(options)) return null;
  if (defaultValue !== undefined && !isDefault(defaultValue)) return null;
  return {
    id: `field_${index}`,
    name,
    label,
    type,
    required,
    ...(placeholder !== undefined && { placeholder }),
    ...(options !== undefined && { options: [...options] }),
    ...(defaultValue !== undefined && { defaultValue }),
  };
}

const isOptions = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MAX_OPTIONS && value.every((option) => isText(option, 200));
const isDefault = (value: unknown): value is string | number | boolean =>
  isText(value, 1000) || (typeof value === 'number' && Number.isFinite(value)) || typeof value === 'boolean';

/** What the editor starts with for a new template. */
export function emptyTemplate(kind: TemplateKind): TemplateContent {
  return { name: '', description: '', category: '', fields: startFields(kind) };
}

/** A copy of a template, which is never a default. @param name e.g. 'Copy of Server', cut where it is too long */
export function templateCopy({ description, category, fields }: TemplateContent, name: string): TemplateContent {
  return {
    name: [...name].slice(0, 200).join(''),
    description,
    category,
    fields: fields.map((field) => ({ ...field })),
  };
}

/** The name of an attribute for a label: 'Hosted at' becomes `hosted_at`; empty when the label has no letters of the alphabet. */
export function fieldNameOf(label: string): string {
  const words = label
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return words
    .filter((word) => word !== '')
    .join('_')
    .replace(/^[0-9_]+/, '')
    .slice(0, 100);
}
