import { FieldGroup } from '../field/field-group.tsx';
import { splitFrame, type FieldProps } from '../field/frame.ts';
import { Checkbox } from '../checkbox-field/checkbox.tsx';
import classes from './checkbox-group.module.css';

export interface CheckboxOption<V extends string> {
  value: V;
  label: string;
  /** One line of help below the label. */
  hint?: string;
  disabled?: boolean;
}

export interface CheckboxGroupProps<V extends string> extends FieldProps {
  options: readonly CheckboxOption<V>[];
  value: readonly V[] | null | undefined;
  /** Gets the chosen values in the order of the options. */
  onChange: (value: V[]) => void;
  /** Beside each other, as far as there is room. */
  inline?: boolean;
  readOnly?: boolean;
}

/** Any of a few options, all in sight. For many there is MultiSelect. */
export function CheckboxGroup<V extends string>(props: CheckboxGroupProps<V>) {
  const [frame, { options, value, onChange, id, name, inline = false, disabled, readOnly }] = splitFrame(props);
  const chosen = new Set(value ?? []);
  const toggle = (one: V, on: boolean) =>
    onChange(options.map((option) => option.value).filter((other) => (other === one ? on : chosen.has(other))));
  return (
    <FieldGroup {...frame} id={id} disabled={disabled}>
      {(base) => (
        <div className={classes.options} data-inline={inline || undefined}>
          {options.map((option, index) => (
            <div key={option.value} className={classes.option}>
              <Checkbox
                id={index === 0 ? base : undefined}
                name={name}
                label={option.label}
                checked={chosen.has(option.value)}
                onChange={(on) => toggle(option.value, on)}
                disabled={disabled || option.disabled}
                readOnly={readOnly}
                invalid={Boolean(frame.error)}
                describedBy={option.hint === undefined ? undefined : `${base}-hint-${index}`}
              />
              {option.hint !== undefined && (
                <div id={`${base}-hint-${index}`} className={classes.hint} dir="auto">
                  {option.hint}
                </div>
              )}
            </div>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
