import { useState, type Ref } from 'react';
import { Field, type FieldFrameProps } from '../field/field.tsx';
import field from '../field/field.module.css';

export interface NumberFieldProps extends FieldFrameProps {
  /** null or undefined shows an empty field. */
  value: number | null | undefined;
  /** null when the field is empty; NaN while what is typed is no number. */
  onChange: (value: number | null) => void;
  name?: string;
  id?: string;
  min?: number;
  max?: number;
  /** Arrow keys add this; 1 unless told. */
  step?: number;
  placeholder?: string;
  disabled?: boolean;
  readOnly?: boolean;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** `Number` alone would also take `0x10` and `1e3`, which nobody means. */
const DECIMAL = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

function read(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return DECIMAL.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

const decimals = (value: number) => String(value).split('.')[1]?.length ?? 0;

/** Without the dust of binary fractions: 0.1 + 0.2 is 0.3. */
function sum(one: number, other: number): number {
  return Number((one + other).toFixed(Math.max(decimals(one), decimals(other))));
}

/** A number. A text box with a numeric keyboard, as `type=number` swallows what it does not understand. */
export function NumberField({ value, onChange, label, hint, error, required, labelHidden, id, inputRef, step = 1, min, max, ...input }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed !== null && Object.is(read(typed), value ?? null) ? typed : String(value ?? '');
  const change = (text: string) => {
    setTyped(text);
    onChange(read(text));
  };
  const nudge = (by: number) => {
    const next = sum(Number.isFinite(value) ? (value ?? 0) : 0, by);
    change(String(Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next))));
  };
  return (
    <Field label={label} hint={hint} error={error} required={required} labelHidden={labelHidden} id={id}>
      {(control) => (
        <input
          {...input}
          {...control}
          ref={inputRef}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          className={field.control}
          value={shown}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (input.readOnly || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
            event.preventDefault();
            nudge(event.key === 'ArrowUp' ? step : -step);
          }}
        />
      )}
    </Field>
  );
}
