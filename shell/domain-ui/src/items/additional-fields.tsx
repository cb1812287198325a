import { IconButton, Muted } from '@parapet/ui';
import { CheckboxField, NumberField, TextField, useFormPart, type SchemaForm } from '@parapet/ui/forms';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import { useSeededText } from '../seeded/use-seeded-text.ts';
import classes from './items.module.css';
import { attributeLabel } from './attribute-label.ts';

/** Longest text of an attribute, in characters. */
const LONGEST = 10_000;

interface AdditionalFieldsProps {
  form: SchemaForm<Record<string, unknown>>;
  /** Names of filled fields that the template lacks. */
  names: readonly string[];
  pathOf: (name: string) => string;
  onRemove: (name: string) => void;
}

/** Values that no field of the template names. They stay until somebody removes them. */
export function AdditionalFields({ form, names, pathOf, onRemove }: AdditionalFieldsProps) {
  const t = useDomainTexts();
  const seeded = useSeededText();
  if (names.length === 0) return null;
  return (
    <fieldset className={classes.extra}>
      <legend className={classes.legend}>{t('extra.title')}</legend>
      <Muted as="p">{t('extra.message')}</Muted>
      {names.map((name) => {
        const label = seeded(attributeLabel(name));
        return (
          <div key={name} className={classes.line}>
            <AdditionalField form={form} path={pathOf(name)} label={label} />
            <IconButton icon="close" label={t('extra.remove', { label })} onClick={() => onRemove(name)} />
          </div>
        );
      })}
    </fieldset>
  );
}

/** The control follows the type of the stored value. */
function AdditionalField({
  form: whole,
  path,
  label,
}: {
  form: SchemaForm<Record<string, unknown>>;
  path: string;
  label: string;
}) {
  const form = useFormPart(whole);
  const { value, ...field } = form.field(path);
  const common = { ...field, required: false, label };
  if (typeof value === 'boolean') return <CheckboxField {...common} value={value} />;
  if (typeof value === 'number') return <NumberField {...common} value={value} />;
  return <TextField {...common} value={String(value ?? '')} maxLength={LONGEST} />;
}
