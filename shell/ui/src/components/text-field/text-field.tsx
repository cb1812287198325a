import type { Ref } from 'react';
import { Field, type FieldFrameProps } from '../field/field.tsx';
import { splitFrame } from '../field/frame.ts';
import { useLength } from '../field/use-length.ts';
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
  /** Shows how much of this is used once 80% is. */
  maxLength?: number;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** Text on one line. A pasted text that is too long is not cut silently: validation says so, so the browser's own limit stays off. */
export function TextField(props: TextFieldProps) {
  const [frame, { value, onChange, id, inputRef, maxLength, type = 'text', ...input }] = splitFrame(props);
  const aside = useLength(value ?? '', maxLength);
  return (
    <Field {...frame} id={id} aside={aside}>
      {(control) => (
        <input
          {...input}
          {...control}
          ref={inputRef}
          type={type}
          dir={type === 'text' ? 'auto' : undefined}
          className={field.control}
          value={value ?? ''}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
