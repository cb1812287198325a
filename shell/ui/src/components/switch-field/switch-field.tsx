import { useId } from 'react';
import { FieldFoot, LabelText } from '../field/field-texts.tsx';
import { describe, splitFrame, type FieldFrameProps } from '../field/frame.ts';
import field from '../field/field.module.css';
import classes from './switch-field.module.css';

export interface SwitchFieldProps extends Omit<FieldFrameProps, 'action' | 'required'> {
  /** null and undefined are shown as off. */
  value: boolean | null | undefined;
  onChange: (value: boolean) => void;
  name?: string;
  id?: string;
  /** Ignored, because a switch always has a value. Accepted so that the props from `useSchemaForm` can be spread. */
  required?: boolean;
  /** The switch at the end of the line, as in a list of settings. */
  spread?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  onBlur?: () => void;
}

/** On or off, for what takes effect at once; in a form that is sent there is CheckboxField. */
export function SwitchField(props: SwitchFieldProps) {
  const [frame, { value, onChange, id, spread = false, readOnly = false, ...input }] = splitFrame(props);
  const ownId = useId();
  const base = id ?? ownId;
  return (
    <div className={field.root}>
      <label
        className={classes.line}
        data-spread={spread || undefined}
        data-disabled={input.disabled || undefined}
        data-readonly={readOnly || undefined}
      >
        <input
          {...input}
          id={base}
          type="checkbox"
          role="switch"
          className={classes.switch}
          checked={value ?? false}
          aria-checked={value ?? false}
          aria-describedby={describe(base, frame).describedBy}
          aria-readonly={readOnly || undefined}
          aria-invalid={Boolean(frame.error) || undefined}
          onChange={(event) => {
            if (!readOnly) onChange(event.currentTarget.checked);
          }}
        />
        <span className={frame.labelHidden ? field.hidden : classes.label} dir="auto">
          <LabelText label={frame.label} change={frame.change} />
        </span>
      </label>
      <FieldFoot {...frame} id={base} />
    </div>
  );
}
