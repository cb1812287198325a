import { PropertyTemplateUpdate, schemas, type AssetTemplate, type TemplateFieldInput } from '@parapet/contracts';
import { fieldErrors, templateProblem, withOrder } from '@parapet/contracts/rules';
import { useOperation } from '@parapet/sdk';
import type { RecordFormEditing } from '@parapet/sdk/saving';
import { useSchemaForm, type Draft, type FieldIssue } from '@parapet/ui/forms';
import { TEMPLATE_SETS, type TemplateKind } from '../../../api/template-queries.ts';
import { useTexts } from '../../../locales/use-texts.ts';
import type { TemplateContent } from '../template-file.ts';

/** The schema of property templates, used for all kinds: asset templates only lack `is_default`, and choose their category from a list. */
const TemplateEdit = { properties: PropertyTemplateUpdate.properties, required: ['name', 'category', 'fields'] };

interface Edited {
  name?: string;
  description?: string;
  category?: string;
  is_default?: boolean;
  fields?: TemplateFieldInput[];
}

/** A field may be empty while it is typed. */
export const fieldsOf = ({ fields }: Draft<Edited>): readonly TemplateFieldInput[] => fields ?? [];

/** What section 5 says about a template that cannot be saved; null when nothing is missing. */
export function missingIn({ name, category, ...rest }: Draft<Edited>): string | null {
  const fields = fieldsOf(rest).map((field) => ({ name: field.name ?? '', label: field.label ?? '' }));
  return templateProblem({ name: name ?? '', category: category ?? '', fields });
}

/** What the form shows of a template. */
export const shownTemplate =
  (kind: TemplateKind) =>
  ({ name, description, category, fields, is_default = false }: TemplateContent & { is_default?: boolean }) => ({
    name,
    description,
    category,
    ...(kind !== 'assets' && { is_default }),
    fields: fields.toSorted((one, other) => one.order - other.order),
  });

/** The form of the editor. It changes a stored template, or creates a new one. */
export function useTemplateForm(
  kind: TemplateKind,
  editing: RecordFormEditing<AssetTemplate>,
  onInvalid: (path: string) => void,
) {
  const t = useTexts();
  const { rules, create } = TEMPLATE_SETS[kind];
  const { mutateAsync } = useOperation(create);
  return useSchemaForm(TemplateEdit, {
    edit: editing.edit,
    definitions: schemas,
    labels: {
      name: t('template-editor.name'),
      category: t('template-editor.category'),
      'fields.*.label': t('template-editor.label'),
      'fields.*.name': t('template-editor.field-name'),
    },
    failureText: t('template-editor.failed'),
    onInvalid,
    rules: (values) => issuesOf(kind, fieldsOf(values), t),
    onSubmit: (values, changed) => {
      const ordered = withOrder(rules, values.fields ?? []);
      if (editing.record !== null)
        return editing.submit({
          ...changed,
          ...(changed.fields && { fields: ordered }),
          ...(changed.description === null && { description: '' }),
        });
      return editing.create(() =>
        mutateAsync({
          body: {
            name: values.name ?? '',
            category: values.category ?? '',
            ...(values.description !== undefined && { description: values.description }),
            ...(values.is_default !== undefined && { is_default: values.is_default }),
            fields: ordered,
          },
        }),
      );
    },
  });
}

export type TemplateEditForm = ReturnType<typeof useTemplateForm>;

/** What the schema does not say about the fields: names that repeat, and settings with which no item could be saved. */
function issuesOf(
  kind: TemplateKind,
  fields: readonly TemplateFieldInput[],
  t: ReturnType<typeof useTexts>,
): FieldIssue[] {
  const named = fields.map(({ name }) => name?.trim() ?? '');
  const repeated = named.flatMap((name, index) =>
    name !== '' && named.indexOf(name) < index
      ? [{ path: `/fields/${index}/name`, message: t('template-editor.repeated-name') }]
      : [],
  );
  const misfits = fieldErrors(TEMPLATE_SETS[kind].rules, fields).map(({ path }) => ({
    path,
    message: t(`template-editor.wrong-${settingOf(path)}`),
  }));
  return [...repeated, ...misfits];
}

/** @param path e.g. `/fields/3/options` */
function settingOf(path: string): 'type' | 'options' | 'default' {
  return path.endsWith('/type') ? 'type' : path.endsWith('/options') ? 'options' : 'default';
}
