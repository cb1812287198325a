import type { CSSProperties } from 'react';
import { useLocale } from '../../provider/kit-context.ts';
import { Field } from '../field/field.tsx';
import { splitFrame, type InputFieldProps } from '../field/frame.ts';
import classes from './slider-field.module.css';

export interface SliderFieldProps extends InputFieldProps {
  /** null and undefined show the slider at its beginning with '–' as its value. */
  value: number | null | undefined;
  onChange: (value: number) => void;
  /** 0 by default. */
  min?: number;
  /** 100 by default. */
  max?: number;
  /** 1 by default. */
  step?: number;
  /** Below the two ends, e.g. 'Not at all' and 'Completely'; the numbers by default. */
  minLabel?: string;
  maxLabel?: string;
  /** How a value is shown and said, e.g. `(value) => `${value} %``; the number in the person's language by default. */
  format?: (value: number) => string;
}

const share = (part: number): CSSProperties & { '--share': string } => ({ '--share': `${part * 100}%` });

/** A number from a range where about right is right: the browser's own slider in the kit's look. */
export function SliderField(props: SliderFieldProps) {
  const [
    frame,
    { value, onChange, min = 0, max = 100, step = 1, minLabel, maxLabel, format, id, readOnly = false, ...input },
  ] = splitFrame(props);
  const locale = useLocale();
  const say = format ?? ((number: number) => new Intl.NumberFormat(locale).format(number));
  const known = value ?? min;
  return (
    <Field {...frame} id={id}>
      {(control) => (
        <div className={classes.root} data-readonly={readOnly || undefined}>
          <div className={classes.line}>
            <input
              {...input}
              // Not all of `control`: a slider always has a value, so its role does not support `aria-required`.
              id={control.id}
              aria-invalid={control['aria-invalid']}
              aria-describedby={control['aria-describedby']}
              type="range"
              className={classes.slider}
              style={share(max > min ? (known - min) / (max - min) : 0)}
              min={min}
              max={max}
              step={step}
              value={known}
              aria-valuetext={value === null || value === undefined ? '–' : say(value)}
              aria-readonly={readOnly || undefined}
              onChange={(event) => {
                if (!readOnly) onChange(event.currentTarget.valueAsNumber);
              }}
            />
            <output htmlFor={control.id} className={classes.value}>
              {value === null || value === undefined ? '–' : say(value)}
            </output>
          </div>
          <div className={classes.ends} aria-hidden="true">
            <span>{minLabel ?? say(min)}</span>
            <span>{maxLabel ?? say(max)}</span>
          </div>
        </div>
      )}
    </Field>
  );
}
