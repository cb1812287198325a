/** What templates of assets, properties and risk scenarios hold, and what keeps them from being saved. */
import type { FieldError, RecordField } from '../../schemas/base.ts';
import type {
  AssetTemplate, AssetTemplateCreate, AssetTemplateUpdate, PropertyTemplateCreate, PropertyTemplateUpdate, TemplateField, TemplateFieldInput,
} from '../../schemas/template.ts';
import { attributeNameErrors } from '../item/item-changes.ts';
import { templateProblem, withOrder, type TemplateDraft, type TemplateKind } from './template-editor.ts';
import { cleanField, fieldErrors } from './template-fields.ts';

/** The fields of a template of any kind that do not come from the store. */
export type TemplateFields = Omit<AssetTemplate, RecordField>;

// What makes and changes templates of properties is the same for those of scenarios; those of assets say less.
type Create = AssetTemplateCreate | PropertyTemplateCreate;
type Update = AssetTemplateUpdate | PropertyTemplateUpdate;

/** For people, e.g. `risk scenario template`. */
export function templateNoun(kind: TemplateKind): string {
  return `${kind.replace('-', ' ')} template`;
}

export function newTemplate(kind: TemplateKind, input: Create): TemplateFields {
  const { organization_id: _, name, category, fields = [], ...given } = input;
  return { description: '', is_default: false, ...given, name: name.trim(), category: category.trim(), fields: ordered(kind, fields) };
}

/** The fields that a change sets, as they are kept. */
export function templateChange(kind: TemplateKind, { name, category, fields, ...given }: Update): Partial<TemplateFields> {
  return {
    ...given,
    ...(name !== undefined && { name: name.trim() }),
    ...(category !== undefined && { category: category.trim() }),
    ...(fields !== undefined && { fields: ordered(kind, fields) }),
  };
}

/** The fields in the order that they say, counted anew. */
function ordered(kind: TemplateKind, fields: readonly TemplateFieldInput[]): TemplateField[] {
  return withOrder(kind, fields.toSorted((a, b) => a.order - b.order).map(cleanField));
}

type Draft = TemplateDraft & { fields: readonly TemplateFieldInput[] };

/** Fields that cannot be told apart, that fill something that cannot be kept, or that nothing could fill. */
export function templateErrors(kind: TemplateKind, template: Draft): FieldError[] {
  const problem = templateProblem(template);
  if (problem !== null) return [{ path: '/fields', message: problem }];
  return [...attributeNameErrors(template.fields.map(({ name }, index) => ({ name, path: `/fields/${index}/name` }))), ...fieldErrors(kind, template.fields)];
}

/** The same for a change: what was kept under older rules does not stand in the way of changes of something else. */
export function templateChangeErrors(kind: TemplateKind, before: Draft, input: Update): FieldError[] {
  const { name = before.name, category = before.category, fields } = input;
  return templateErrors(kind, { name, category, fields: fields ?? [] });
}
