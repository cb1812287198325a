import { useId } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { FieldFoot, RequiredMark, type FieldFrameProps } from '../field/field.tsx';
import field from '../field/field.module.css';
import classes from './scale-field.module.css';

const LEVELS = [1, 2, 3, 4, 5] as const;
export type ScaleLevel = (typeof LEVELS)[number];

export interface ScaleFieldProps extends Omit<FieldFrameProps, 'labelHidden'> {
  /** 1-5. */
  value: number | null | undefined;
  onChange: (value: ScaleLevel) => void;
  name?: string;
  id?: string;
  /** Words for 1 to 5; 'Very Low' to 'Very High' unless told. */
  labels?: readonly [string, string, string, string, string];
  disabled?: boolean;
}

/** A level from 1 to 5 as five buttons in a row; arrow keys move between them. */
export function ScaleField({ value, onChange, label, hint, error, required = false, labels, name, id, disabled = false }: ScaleFieldProps) {
  const t = useTexts();
  const ownId = useId();
  const base = id ?? ownId;
  const reached = LEVELS.find((level) => level === value) ?? 1;
  const describedBy = [hint === undefined ? '' : `${base}-hint`, error ? `${base}-error` : ''].filter(Boolean).join(' ');
  return (
    <fieldset className={classes.root} disabled={disabled} aria-describedby={describedBy || undefined} data-invalid={error ? true : undefined}>
      <legend className={`${field.label} ${classes.legend}`}>
        {label}
        {required && <RequiredMark />}
      </legend>
      {hint !== undefined && (
        <div id={`${base}-hint`} className={field.hint}>
          {hint}
        </div>
      )}
      <div className={classes.options}>
        {LEVELS.map((level, index) => (
          <label key={level} className={classes.option}>
            <input
              type="radio"
              className={classes.input}
              id={level === reached ? base : undefined}
              name={name ?? base}
              value={level}
              required={required}
              checked={level === value}
              onChange={() => onChange(level)}
            />
            <span className={classes.number} aria-hidden="true">
              {level}
            </span>
            <span className={classes.word}>{labels?.[index] ?? t(`scale.${level}`)}</span>
          </label>
        ))}
      </div>
      <FieldFoot error={error} errorId={`${base}-error`} />
    </fieldset>
  );
}
