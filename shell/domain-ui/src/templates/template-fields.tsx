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
  type SchemaForm,
  type TemplateFieldValue,
} from '@parapet/ui/forms';
import { useSeededText } from '../seeded/use-seeded-text.ts';
import classes from './template-fields.module.css';

/** Longest text of an attribute, in characters. */
const LONGEST = 10_000;

type TemplateForm = SchemaForm<Record<string, TemplateFieldValue>>;

export interface TemplateFieldsProps {
  /** In the order in which they are shown. */
  fields: readonly TemplateField[];
  /** A form with `templateSchema` of these fields. */
  form: TemplateForm;
  /** Name of a field to mark, e.g. the one that is being edited in the template. */
  marked?: string | null;
  /** Path of the form to the value of a field; by default its name. */
  pathOf?: (name: string) => string;
  /** Help below a field. */
  hintOf?: (name: string) => string | undefined;
}

const byName = (name: string) => name;

/** The form that a template describes: short fields two to a row, long texts over the whole width. */
export function TemplateFields({ fields, form, marked = null, pathOf = byName, hintOf }: TemplateFieldsProps) {
  return (
    <div className={classes.fields}>
      {fields.map((field) => (
        <div
          key={field.id}
          className={classes.field}
          data-wide={field.type === 'textarea' || undefined}
          data-marked={field.name === marked || undefined}
        >
          <TemplateFieldInput field={field} form={form} path={pathOf(field.name)} hint={hintOf?.(field.name)} />
        </div>
      ))}
    </div>
  );
}

interface InputProps {
  field: TemplateField;
  form: TemplateForm;
  path: string;
  hint: string | undefined;
}

/** One field, as a component of its own so that a keystroke renders only this field. */
function TemplateFieldInput({
  field: { label, type, required, options, placeholder: shown },
  form: whole,
  path,
  hint,
}: InputProps) {
  const seeded = useSeededText();
  const form = useFormPart(whole);
  const field = form.field(path);
  const placeholder = shown === undefined || shown === '' ? undefined : seeded(shown);
  const common = { label: seeded(label), required, ...(hint !== undefined && { hint }) };
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
