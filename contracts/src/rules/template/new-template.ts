/** Creating and changing templates of assets, properties and risk scenarios, and the errors that prevent saving. */
import type { FieldError, RecordField } from '../../schemas/base.ts';
import type {
  AssetTemplate, AssetTemplateCreate, AssetTemplateUpdate, PropertyTemplateCreate, PropertyTemplateUpdate, TemplateField, TemplateFieldInput,
} from '../../schemas/item/template.ts';
import { attributeNameErrors } from '../item/item-changes.ts';
import { templateProblem, withOrder, type TemplateDraft, type TemplateKind } from './template-editor.ts';
import { cleanField, fieldErrors } from './template-fields.ts';

/** The fields of a template of any kind that do not come from the store. */
export type TemplateFields = Omit<AssetTemplate, RecordField>;

// Property and scenario templates have the same input; that of asset templates is a subset.
type Create = AssetTemplateCreate | PropertyTemplateCreate;
type Update = AssetTemplateUpdate | PropertyTemplateUpdate;

/** As messages name it, e.g. `risk scenario template`. */
export function templateNoun(kind: TemplateKind): string {
  return `${kind.replace('-', ' ')} template`;
}

export function newTemplate(kind: TemplateKind, input: Create): TemplateFields {
  const { organization_id: _, name, category, fields = [], ...given } = input;
  return { description: '', is_default: false, ...given, name: name.trim(), category: category.trim(), fields: ordered(kind, fields) };
}

/** The fields that a change sets, as they are stored. */
export function templateChange(kind: TemplateKind, { name, category, fields, ...given }: Update): Partial<TemplateFields> {
  return {
    ...given,
    ...(name !== undefined && { name: name.trim() }),
    ...(category !== undefined && { category: category.trim() }),
    ...(fields !== undefined && { fields: ordered(kind, fields) }),
  };
}

/** The fields sorted by their `order` and renumbered. */
function ordered(kind: TemplateKind, fields: readonly TemplateFieldInput[]): TemplateField[] {
  return withOrder(kind, fields.toSorted((a, b) => a.order - b.order).map(cleanField));
}

type Draft = TemplateDraft & { fields: readonly TemplateFieldInput[] };

/** Errors for fields with missing or repeated names, with names that no attribute can have, or that no value could fill. */
export function templateErrors(kind: TemplateKind, template: Draft): FieldError[] {
  const problem = templateProblem(template);
  if (problem !== null) return [{ path: '/fields', message: problem }];
  return [...attributeNameErrors(template.fields.map(({ name }, index) => ({ name, path: `/fields/${index}/name` }))), ...fieldErrors(kind, template.fields)];
}

/** The same for a change. Stored fields are not checked again, so that templates from before a rule can still be renamed. */
export function templateChangeErrors(kind: TemplateKind, before: Draft, input: Update): FieldError[] {
  const { name = before.name, category = before.category, fields } = input;
  return templateErrors(kind, { name, category, fields: fields ?? [] });
}
