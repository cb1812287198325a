import type { CSSProperties, Ref } from 'react';
import { countCharacters } from '../../forms/count-characters.ts';
import { useTexts } from '../../provider/kit-context.ts';
import { Field, type FieldFrameProps } from '../field/field.tsx';
import field from '../field/field.module.css';
import classes from './text-area-field.module.css';

export interface TextAreaFieldProps extends FieldFrameProps {
  value: string | null | undefined;
  onChange: (value: string) => void;
  name?: string;
  id?: string;
  /** Lines to begin with, 3 unless told; it grows with the text. */
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

const lines = (rows: number): CSSProperties & { '--rows': number } => ({ '--rows': rows });

/** Text on several lines. */
export function TextAreaField({ value, onChange, label, hint, error, required, labelHidden, id, inputRef, maxLength, rows = 3, ...input }: TextAreaFieldProps) {
  const text = value ?? '';
  const aside = useLength(text, maxLength);
  return (
    <Field label={label} hint={hint} error={error} required={required} labelHidden={labelHidden} id={id} aside={aside}>
      {(control) => (
        <textarea
          {...input}
          {...control}
          ref={inputRef}
          rows={rows}
          style={lines(rows)}
          className={`${field.control} ${classes.area}`}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** How much of the limit is used, once it is near; counted as the form's check does. */
function useLength(text: string, maxLength: number | undefined): string | undefined {
  const t = useTexts();
  if (maxLength === undefined) return undefined;
  const count = countCharacters(text);
  return count >= maxLength * 0.8 ? t('field.of', { count, max: maxLength }) : undefined;
}
