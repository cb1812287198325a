/** Creating and changing templates of assets, properties and risk scenarios, and the errors that prevent saving. */
import type { FieldIssue, RecordField } from '../../schemas/base.ts';
import type {
  AssetTemplate,
  AssetTemplateCreate,
  AssetTemplateUpdate,
  PropertyTemplateCreate,
  PropertyTemplateUpdate,
  TemplateField,
  TemplateFieldInput,
} from '../../schemas/item/template.ts';
import { attributeNameErrors } from '../item/item-changes.ts';
import { templateProblem, withOrder, type TemplateDraft, type TemplateKind } from './template-editor.ts';
import { cleanField, fieldErrors } from './template-fields.ts';

/** The fields of a template of any kind that do not come from the store. */
export type TemplateFields = Omit<AssetTemplate, RecordField>;

// The categories of asset templates are a list, those of the others free.
type Create = AssetTemplateCreate | PropertyTemplateCreate;
type Update = AssetTemplateUpdate | PropertyTemplateUpdate;

/** @param newId makes the id of a field without one */
export function newTemplate(kind: TemplateKind, input: Create, newId: () => string): TemplateFields {
  const { organization_id: _, name, category, fields = [], ...given } = input;
  return {
    description: '',
    is_default: false,
    ...given,
    name: name.trim(),
    category: category.trim(),
    fields: ordered(kind, fields, newId),
  };
}

/** The fields that a change sets, as they are stored. @param newId makes the id of a field without one */
export function templateChange(
  kind: TemplateKind,
  { name, category, fields, ...given }: Update,
  newId: () => string,
): Partial<TemplateFields> {
  return {
    ...given,
    ...(name !== undefined && { name: name.trim() }),
    ...(category !== undefined && { category: category.trim() }),
    ...(fields !== undefined && { fields: ordered(kind, fields, newId) }),
  };
}

/** The fields sorted by their `order` and renumbered, each with an id. */
function ordered(kind: TemplateKind, fields: readonly TemplateFieldInput[], newId: () => string): TemplateField[] {
  return withOrder(
    kind,
    fields.toSorted((a, b) => a.order - b.order).map((field) => ({ ...cleanField(field), id: field.id ?? newId() })),
  );
}

type Draft = TemplateDraft & { fields: readonly TemplateFieldInput[] };

/** Errors for fields with missing or repeated names, with names that no attribute can have, or that no value could fill. */
export function templateErrors(kind: TemplateKind, template: Draft): FieldIssue[] {
  const problem = templateProblem(template);
  if (problem !== null) return [{ path: '/fields', message: problem }];
  return [
    ...attributeNameErrors(template.fields.map(({ name }, index) => ({ name, path: `/fields/${index}/name` }))),
    ...fieldErrors(kind, template.fields),
  ];
}

/** The same for a change. Stored fields are not checked again, so that templates from before a rule can still be renamed. */
export function templateChangeErrors(kind: TemplateKind, before: Draft, input: Update): FieldIssue[] {
  const { name = before.name, category = before.category, fields } = input;
  return templateErrors(kind, { name, category, fields: fields ?? [] });
}
