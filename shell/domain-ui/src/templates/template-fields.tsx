import type { TemplateField } from '@parapet/contracts';
import {
  asFlag,
  asNumber,
  asText,
  CheckboxField,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
  useFormPart,
  type FormField,
  type SchemaForm,
  type TemplateFieldValue,
} from '@parapet/ui/forms';
import type { ReactNode } from 'react';
import { useSeededText } from '../seeded/use-seeded-text.ts';
import classes from './template-fields.module.css';

/** Longest text of an attribute, in characters. */
const LONGEST = 10_000;

type TemplateForm = SchemaForm<Record<string, TemplateFieldValue>>;

export interface OwnInputProps extends FormField<string> {
  label: string;
  required: boolean;
}

export interface TemplateFieldsProps {
  /** In the order in which they are shown. */
  fields: readonly TemplateField[];
  /** A form with `templateSchema` of these fields. */
  form: TemplateForm;
  /** Name of a field to mark, e.g. the one that is being edited in the template. */
  marked?: string | null;
  /** Path of the form to the value of a field; by default its name. */
  pathOf?: (name: string) => string;
  /** The input of a field that is shown in its own way; null for the one of its type. */
  inputOf?: (name: string, props: OwnInputProps) => ReactNode;
}

const byName = (name: string) => name;

/** The form that a template describes: short fields two to a row, long texts over the whole width. */
export function TemplateFields({ fields, form, marked = null, pathOf = byName, inputOf }: TemplateFieldsProps) {
  return (
    <div className={classes.fields}>
      {fields.map((field) => (
        <div
          key={field.id}
          className={classes.field}
          data-wide={field.type === 'textarea' || undefined}
          data-marked={field.name === marked || undefined}
        >
          <TemplateFieldInput field={field} form={form} path={pathOf(field.name)} inputOf={inputOf} />
        </div>
      ))}
    </div>
  );
}

interface InputProps {
  field: TemplateField;
  form: TemplateForm;
  path: string;
  inputOf: TemplateFieldsProps['inputOf'];
}

/** One field, as a component of its own so that a keystroke renders only this field. */
function TemplateFieldInput({
  field: { name, label, type, required, options, placeholder: shown },
  form: whole,
  path,
  inputOf,
}: InputProps) {
  const seeded = useSeededText();
  const form = useFormPart(whole);
  const field = form.field(path);
  const placeholder = shown === undefined || shown === '' ? undefined : seeded(shown);
  const common = { label: seeded(label), required };
  const own = inputOf?.(name, { ...asText(field), ...common }) ?? null;
  if (own !== null) return own;
  switch (type) {
    case 'text':
      return (
        <TextField {...asText(field)} {...common} maxLength={LONGEST} autoComplete="off" placeholder={placeholder} />
      );
    case 'textarea':
      return <TextAreaField {...asText(field)} {...common} maxLength={LONGEST} rows={3} placeholder={placeholder} />;
    case 'select':
      return (
        <SelectField
          {...asText(field)}
          {...common}
          options={withStored(options ?? [], field.value).map((value) => ({ value, label: seeded(value) }))}
          {...(placeholder !== undefined && { placeholder })}
        />
      );
    case 'number':
      return <NumberField {...asNumber(field)} {...common} placeholder={placeholder} />;
    case 'checkbox':
      return <CheckboxField {...asFlag(field)} {...common} />;
  }
}

/** A stored value that is no option of the template (any more) stays visible. */
function withStored(options: readonly string[] | undefined, value: unknown): readonly string[] {
  const offered = options ?? [];
  return typeof value === 'string' && value !== '' && !offered.includes(value) ? [...offered, value] : offered;
}
