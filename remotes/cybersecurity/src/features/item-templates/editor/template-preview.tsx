import type { TemplateField, TemplateFieldInput } from '@parapet/contracts';
import { parseOptions, templateDefaults } from '@parapet/contracts/rules';
import { TemplateFields } from '@parapet/domain-ui/forms';
import { Group, Muted, Title } from '@parapet/ui';
import { templateSchema, useFormPart, useSchemaForm } from '@parapet/ui/forms';
import { useDeferredValue, useMemo } from 'react';
import type { TemplateKind } from '../../../api/template-queries.ts';
import { useTexts } from '../../../locales/use-texts.ts';
import type { TemplateEditForm } from './use-template-form.ts';
import classes from './template-editor.module.css';

interface TemplatePreviewProps {
  kind: TemplateKind;
  form: TemplateEditForm;
  /** Id of the field that is being edited. */
  marked: string | null;
}

/** The form that items will have, as it is typed; nothing in it is stored. */
export function TemplatePreview({ kind, form: whole, marked }: TemplatePreviewProps) {
  const t = useTexts();
  const form = useFormPart(whole);
  // A keystroke in the editor is shown before the preview follows.
  const fields = useDeferredValue(form.values.fields ?? []);
  const shown = useMemo(
    () => fields.map((field, index) => previewOf(field, index, t('template-editor.no-label'))),
    [fields, t],
  );
  return (
    <section className={classes.preview} aria-label={t('template-editor.preview')}>
      <Group gap="xs" justify="space-between" wrap="nowrap" mb="0.625rem">
        <Title order={3} size="sm">
          {t('template-editor.preview')}
        </Title>
        <Muted>{t('template-editor.preview-hint')}</Muted>
      </Group>
      <div className={classes.sheet}>
        {/* Changed names, types, defaults or options start the form anew; changed labels do not. */}
        <PreviewForm
          key={JSON.stringify(
            shown.map(({ name, type, defaultValue, options }) => [name, type, defaultValue, options]),
          )}
          fields={shown}
          marked={shown.find(({ id }) => id === marked)?.name ?? null}
        />
      </div>
      <Muted as="p">{t(`template-editor.always.${kind}`)}</Muted>
    </section>
  );
}

/** The field as the preview shows it. It is named by its position, since two fields may have the same name while one is being typed. */
function previewOf(field: TemplateFieldInput, index: number, unnamed: string): TemplateField {
  const { options } = field;
  const name = `field_${index}`;
  return {
    ...field,
    id: name,
    name,
    label: field.label || unnamed,
    ...(options !== undefined && { options: parseOptions(options.join('\n')) }),
  };
}

function PreviewForm({ fields, marked }: { fields: readonly TemplateField[]; marked: string | null }) {
  const schema = useMemo(() => templateSchema(fields), [fields]);
  const form = useSchemaForm(schema, { initialValues: templateDefaults(fields), onSubmit: () => {} });
  return <TemplateFields fields={fields} form={form} marked={marked} />;
}
