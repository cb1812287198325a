import type { CSSProperties, KeyboardEvent, Ref } from 'react';
import { Field } from '../field/field.tsx';
import { splitFrame, type InputFieldProps } from '../field/frame.ts';
import { isSendKey } from '../../forms/is-send-key.ts';
import { useLength } from '../field/use-length.ts';
import field from '../field/field.module.css';
import classes from './text-area-field.module.css';

export interface TextAreaFieldProps extends InputFieldProps {
  value: string | null | undefined;
  onChange: (value: string) => void;
  /** Lines to begin with; 3 by default. It grows with the text. */
  rows?: number;
  placeholder?: string;
  autoFocus?: boolean;
  /** From 80% of this limit on, the field shows how much of it is used. */
  maxLength?: number;
  /** Called on Ctrl+Enter for a text that is sent by itself, also inside of another form, which then does not see the key. */
  onSend?: () => void;
  inputRef?: Ref<HTMLTextAreaElement>;
}

const lines = (rows: number): CSSProperties & { '--rows': number } => ({ '--rows': rows });

/** Text on several lines. */
export function TextAreaField(props: TextAreaFieldProps) {
  const [frame, { value, onChange, id, inputRef, maxLength, rows = 3, onSend, ...input }] = splitFrame(props);
  const aside = useLength(value ?? '', maxLength);
  const onKeyDown = (event: KeyboardEvent) => {
    if (onSend === undefined || !isSendKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
    onSend();
  };
  return (
    <Field {...frame} id={id} aside={aside}>
      {(control) => (
        <textarea
          {...input}
          {...control}
          ref={inputRef}
          rows={rows}
          dir="auto"
          style={lines(rows)}
          className={`${field.control} ${classes.area}`}
          value={value ?? ''}
          onKeyDown={onKeyDown}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
