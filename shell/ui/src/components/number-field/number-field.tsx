import { useMemo, useState, type ReactNode, type Ref } from 'react';
import { useNumbers } from '../../provider/kit-context.ts';
import { Field } from '../field/field.tsx';
import { splitFrame, type InputFieldProps } from '../field/frame.ts';
import field from '../field/field.module.css';
import classes from './number-field.module.css';
import { readNumber, separatorsOf, writeNumber } from './number-text.ts';

export interface NumberFieldProps extends InputFieldProps {
  /** null or undefined shows an empty field. */
  value: number | null | undefined;
  /** null when the field is empty; NaN while what is typed is no number. */
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  /** Arrow keys add this; 1 by default. */
  step?: number;
  /** Shown at the end of the field, e.g. '%' or 'hours'; read out with the number. */
  unit?: string;
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement>;
}

const decimals = (value: number) => String(value).split('.')[1]?.length ?? 0;

/** Adds without the rounding errors of binary fractions: 0.1 + 0.2 is 0.3. */
function sum(one: number, other: number): number {
  return Number((one + other).toFixed(Math.max(decimals(one), decimals(other))));
}

/** A number. A text box with a numeric keyboard, because `type=number` hides invalid text from the form. */
export function NumberField(props: NumberFieldProps) {
  const [frame, { value, onChange, id, inputRef, unit, step = 1, min, max, ...input }] = splitFrame(props);
  const [typed, setTyped] = useState<string | null>(null);
  const numbers = useNumbers();
  const separators = useMemo(() => separatorsOf(numbers), [numbers]);
  const shown =
    typed !== null && Object.is(readNumber(typed, separators), value ?? null)
      ? typed
      : writeNumber(value ?? null, separators);
  const change = (text: string) => {
    setTyped(text);
    onChange(readNumber(text, separators));
  };
  const nudge = (by: number) => {
    const next = sum(Number.isFinite(value) ? (value ?? 0) : 0, by);
    change(writeNumber(Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next)), separators));
  };
  return (
    <Field {...frame} id={id}>
      {(control) => (
        <WithUnit unit={unit} id={`${control.id}-unit`}>
          <input
            {...input}
            {...control}
            ref={inputRef}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            className={unit === undefined ? field.control : `${field.control} ${classes.withUnit}`}
            aria-describedby={
              [unit === undefined ? undefined : `${control.id}-unit`, control['aria-describedby']]
                .filter(Boolean)
                .join(' ') || undefined
            }
            value={shown}
            onChange={(event) => change(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (input.readOnly || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
              event.preventDefault();
              nudge(event.key === 'ArrowUp' ? step : -step);
            }}
          />
        </WithUnit>
      )}
    </Field>
  );
}

function WithUnit({ unit, id, children }: { unit: string | undefined; id: string; children: ReactNode }) {
  if (unit === undefined) return children;
  return (
    <span className={classes.root}>
      {children}
      <span id={id} className={classes.unit}>
        {unit}
      </span>
    </span>
  );
}
