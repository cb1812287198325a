import type { Ref } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { Field, type FieldFrameProps } from '../field/field.tsx';
import field from '../field/field.module.css';
import classes from './text-area-field.module.css';

export interface TextAreaFieldProps extends FieldFrameProps {
  value: string | null | undefined;
  onChange: (value: string) => void;
  name?: string;
  id?: string;
  /** Lines to begin with; it grows with the text. */
  rows?: number;
  placeholder?: string;
  autoFocus?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  /** Shows how much of this is used once 80% is. */
  maxLength?: number;
  onBlur?: () => void;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Text on several lines. */
export function TextAreaField({ value, onChange, label, hint, error, required, labelHidden, id, inputRef, maxLength, rows = 3, ...input }: TextAreaFieldProps) {
  const t = useTexts();
  const text = value ?? '';
  const nearLimit = maxLength !== undefined && text.length >= maxLength * 0.8;
  const aside = nearLimit ? t('field.of', { count: text.length, max: maxLength }) : undefined;
  return (
    <Field label={label} hint={hint} error={error} required={required} labelHidden={labelHidden} id={id} aside={aside}>
      {(control) => (
        <textarea
          {...input}
          {...control}
          ref={inputRef}
          rows={rows}
          className={`${field.control} ${classes.area}`}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
