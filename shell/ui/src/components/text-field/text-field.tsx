import type { Ref } from 'react';
import { Field, type FieldFrameProps } from '../field/field.tsx';
import field from '../field/field.module.css';

export interface TextFieldProps extends FieldFrameProps {
  value: string | null | undefined;
  onChange: (value: string) => void;
  name?: string;
  id?: string;
  type?: 'text' | 'email' | 'password' | 'url' | 'date';
  placeholder?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  maxLength?: number;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** Text on one line. */
export function TextField({ value, onChange, label, hint, error, required, labelHidden, id, inputRef, maxLength, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} labelHidden={labelHidden} id={id}>
      {(control) => (
        <input
          {...input}
          {...control}
          ref={inputRef}
          type={type}
          className={field.control}
          value={value ?? ''}
          onChange={(event) => onChange(event.currentTarget.value)}
          {...limit(maxLength)}
        />
      )}
    </Field>
  );
}

/** A pasted text that is too long is not cut silently: validation says so, so the browser's own limit stays off. */
function limit(maxLength: number | undefined) {
  return maxLength === undefined ? {} : { 'data-max-length': maxLength };
}
