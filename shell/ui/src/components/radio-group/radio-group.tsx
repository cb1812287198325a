import { useId } from 'react';
import { FieldGroup } from '../field/field-group.tsx';
import { splitFrame, type FieldProps } from '../field/frame.ts';
import type { OptionValue } from '../select-field/select-field.tsx';
import classes from './radio-group.module.css';

export interface RadioOption<V extends OptionValue> {
  value: V;
  label: string;
  /** One line of help below the label. */
  hint?: string;
  disabled?: boolean;
}

export interface RadioGroupProps<V extends OptionValue> extends FieldProps {
  options: readonly RadioOption<V>[];
  value: V | null | undefined;
  onChange: (value: V) => void;
  /** Beside each other, as far as there is room. */
  inline?: boolean;
  readOnly?: boolean;
}

/** One of a few options, all in sight; arrow keys move and choose. */
export function RadioGroup<V extends OptionValue>(props: RadioGroupProps<V>) {
  const [frame, { options, value, onChange, id, inline = false, disabled, readOnly }] = splitFrame(props);
  const group = useId();
  const chosen = options.findIndex((option) => option.value === (value ?? null));
  return (
    <FieldGroup {...frame} id={id} role="radiogroup" readOnly={readOnly} disabled={disabled}>
      {(base) => (
        <div className={classes.options} data-inline={inline || undefined}>
          {options.map((option, index) => (
            <label
              key={String(option.value)}
              className={classes.option}
              data-disabled={disabled || option.disabled || undefined}
              data-readonly={readOnly || undefined}
            >
              <input
                type="radio"
                className={classes.input}
                id={index === Math.max(0, chosen) ? base : undefined}
                name={group}
                checked={index === chosen}
                disabled={disabled || option.disabled}
                required={frame.required}
                aria-describedby={option.hint === undefined ? undefined : `${base}-hint-${index}`}
                aria-labelledby={`${base}-option-${index}`}
                onChange={() => {
                  if (!readOnly) onChange(option.value);
                }}
              />
              <span className={classes.texts} dir="auto">
                <span id={`${base}-option-${index}`}>{option.label}</span>
                {option.hint !== undefined && (
                  <span id={`${base}-hint-${index}`} className={classes.hint}>
                    {option.hint}
                  </span>
                )}
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
