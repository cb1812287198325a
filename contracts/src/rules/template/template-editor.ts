/** The template editor: required fields, initial fields, and the order of fields. */
import { ASSET_RISK_LEVELS, ASSET_STATUSES } from '../../schemas/item/asset.ts';
import { FIELD_INCOMPLETE, TEMPLATE_INCOMPLETE, type TemplateField } from '../../schemas/item/template.ts';
import { allowed, refused, type Decision } from '../access/permissions.ts';
import { optional, required, select, text, textarea } from './field-parts.ts';

export interface TemplateDraft {
  name: string;
  category: string;
  fields: readonly { name: string; label: string }[];
}

/** What keeps a template from being saved; null when nothing does. */
export function templateProblem({ name, category, fields }: TemplateDraft): string | null {
  if (name.trim() === '' || category.trim() === '') return TEMPLATE_INCOMPLETE;
  if (fields.some((field) => field.name.trim() === '' || field.label.trim() === '')) return FIELD_INCOMPLETE;
  const names = new Set(fields.map((field) => field.name.trim()));
  return names.size < fields.length ? 'Two fields cannot have the same name' : null;
}

/**
 * Whether a template may be deleted: default templates may not. Defaults that were seeded by the product have a `default_key` and stay
 * defaults, even if a person removes the mark.
 */
export function canDeleteTemplate(template: { is_default: boolean; default_key?: string }): Decision {
  const isDefault = template.is_default || template.default_key !== undefined;
  return isDefault ? refused('Default templates cannot be deleted.') : allowed;
}

/**
 * @param now milliseconds since 1970
 * @param random letters and digits
 */
export function fieldId(now: number, random: string): string {
  return `field_${now}_${random}`;
}

/** Kinds of templates. The order of fields starts at 1 in risk scenario templates, and at 0 in the others. */
export type TemplateKind = 'asset' | 'property' | 'risk-scenario';

/** A copy in which `order` is the position in the list. */
export function withOrder<F extends object>(kind: TemplateKind, fields: readonly F[]): (F & { order: number })[] {
  const first = kind === 'risk-scenario' ? 1 : 0;
  return fields.map((field, index) => ({ ...field, order: index + first }));
}

/** The fields with ids and their order. */
export function numberedFields(kind: TemplateKind, fields: readonly Omit<TemplateField, 'id' | 'order'>[]) {
  return withOrder(
    kind,
    fields.map((field) => ({ ...field, id: `field_${field.name}` })),
  );
}

const LIKELIHOODS = ['Very Low', 'Low', 'Medium', 'High', 'Very High'];

const START: Readonly<Record<TemplateKind, readonly Omit<TemplateField, 'id' | 'order'>[]>> = {
  asset: [
    required(text('name', 'Name')),
    required(text('type', 'Type')),
    required(select('risk_level', 'Risk Level', ASSET_RISK_LEVELS)),
    required(select('status', 'Status', ASSET_STATUSES)),
    optional(textarea('description', 'Description')),
  ],
  property: [
    required(text('name', 'Name')),
    required(text('type', 'Type')),
    optional(textarea('description', 'Description')),
  ],
  'risk-scenario': [
    required(text('threat_actors', 'Threat Actors')),
    required(textarea('impact_description', 'Impact Description')),
    required(select('likelihood', 'Likelihood', LIKELIHOODS)),
  ],
};

/** The initial fields of a new template. */
export const startFields = (kind: TemplateKind): TemplateField[] => numberedFields(kind, START[kind]);
