import { FIELD_TYPES } from '@parapet/contracts';
import { parseOptions } from '@parapet/contracts/rules';
import { useDomainTexts } from '@parapet/domain-ui';
import { useFormat } from '@parapet/sdk';
import { Icon } from '@parapet/ui';
import { CheckboxField, NumberField, SelectField, TextAreaField, TextField, useFormPart } from '@parapet/ui/forms';
import type { TemplateKind } from '../../../api/template-queries.ts';
import { useTexts } from '../../../locales/use-texts.ts';
import type { TemplateEditForm } from './use-template-form.ts';
import classes from './field-row.module.css';
import { fieldNameOf } from '../template-file.ts';

interface FieldSettingsProps {
  kind: TemplateKind;
  form: TemplateEditForm;
  index: number;
  values: number;
}

/** The settings of one field. The name of a field in use is locked, since the values of items are stored under it. */
export function FieldSettings({ kind, form: whole, index, values }: FieldSettingsProps) {
  const t = useTexts();
  const words = useDomainTexts();
  const format = useFormat();
  const form = useFormPart(whole);
  const field = form.values.fields?.[index];
  if (field === undefined) return null;
  const label = form.field(`fields.${index}.label`);
  const name = form.field(`fields.${index}.name`);
  const options = form.field(`fields.${index}.options`);
  const type = form.field(`fields.${index}.type`);
  const placeholder = form.field(`fields.${index}.placeholder`);
  /** A name that the person has not written follows the label. */
  const rename = (text: string) => {
    if (values === 0 && (name.value ?? '') === fieldNameOf(label.value ?? '')) name.onChange(fieldNameOf(text));
    label.onChange(text);
  };
  const retype = (next: (typeof FIELD_TYPES)[number]) => {
    type.onChange(next);
    // A default does not fit another type, and only a choice has options.
    form.field(`fields.${index}.defaultValue`).onChange(undefined);
    if (next === 'select' && options.value === undefined) options.onChange([]);
    if (next !== 'select') options.onChange(undefined);
  };
  return (
    <div className={classes.settings}>
      <TextField {...label} onChange={rename} label={t('template-editor.label')} maxLength={200} autoComplete="off" />
      <TextField
        {...name}
        label={t('template-editor.field-name')}
        maxLength={100}
        autoComplete="off"
        {...(values > 0
          ? { disabledReason: t('template-editor.name-locked') }
          : { hint: t('template-editor.field-name-hint') })}
      />
      <SelectField
        {...type}
        onChange={retype}
        required={false}
        label={t('template-editor.type')}
        options={FIELD_TYPES.map((value) => ({ value, label: words(`field-type.${value}`) }))}
      />
      <DefaultValue form={whole} index={index} />
      {field.type === 'select' && (
        <TextAreaField
          {...options}
          value={(options.value ?? []).join('\n')}
          onChange={(text) => options.onChange(text === '' ? [] : text.split('\n'))}
          required
          label={t('template-editor.options')}
          hint={t('template-editor.options-hint')}
          rows={5}
        />
      )}
      {field.type !== 'checkbox' && (
        <TextField
          {...placeholder}
          onChange={(text) => placeholder.onChange(text === '' ? undefined : text)}
          label={t('template-editor.placeholder')}
          maxLength={200}
          autoComplete="off"
        />
      )}
      <CheckboxField
        {...form.field(`fields.${index}.required`)}
        required={false}
        label={t('template-editor.required')}
      />
      {values > 0 && (
        <p className={classes.note}>
          <Icon name="info" size={14} />
          <span>{t(`template-editor.in-use.${kind}`, { count: values, n: format.number(values) })}</span>
        </p>
      )}
    </div>
  );
}

/** What new items start with. */
function DefaultValue({ form: whole, index }: { form: TemplateEditForm; index: number }) {
  const t = useTexts();
  const form = useFormPart(whole);
  const field = form.values.fields?.[index];
  const { value, onChange, ...control } = form.field(`fields.${index}.defaultValue`);
  const common = { ...control, required: false, label: t('template-editor.default') };
  switch (field?.type) {
    case 'checkbox':
      return (
        <CheckboxField
          {...common}
          label={t('template-editor.default-checked')}
          value={value === true}
          onChange={(checked) => onChange(checked ? true : undefined)}
        />
      );
    case 'number':
      return (
        <NumberField
          {...common}
          value={typeof value === 'number' ? value : null}
          onChange={(number) => onChange(number ?? undefined)}
        />
      );
    case 'select': {
      const options = parseOptions((field.options ?? []).join('\n'));
      return (
        <SelectField
          {...common}
          value={typeof value === 'string' ? value : ''}
          onChange={(text) => onChange(text === '' ? undefined : text)}
          options={[
            { value: '', label: t('template-editor.no-default') },
            ...options.map((option) => ({ value: option, label: option })),
          ]}
        />
      );
    }
    case 'textarea':
      return (
        <TextAreaField
          {...common}
          value={typeof value === 'string' ? value : ''}
          onChange={(text) => onChange(text === '' ? undefined : text)}
          rows={2}
          maxLength={1000}
        />
      );
    case 'text':
    case undefined:
      return (
        <TextField
          {...common}
          value={typeof value === 'string' ? value : ''}
          onChange={(text) => onChange(text === '' ? undefined : text)}
          maxLength={1000}
          autoComplete="off"
        />
      );
  }
}
