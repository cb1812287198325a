import type { KeyboardEvent, Ref } from 'react';
import { Field } from '../field/field.tsx';
import { splitFrame, type InputFieldProps } from '../field/frame.ts';
import { useLength } from '../field/use-length.ts';
import field from '../field/field.module.css';

export interface TextFieldProps extends InputFieldProps {
  value: string | null | undefined;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'password' | 'url' | 'date';
  placeholder?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  /** From 80% of this limit on, the field shows how much of it is used. */
  maxLength?: number;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** Text on one line. The browser's own limit is off, because it cuts pasted text silently; the form's validation reports long text. */
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
