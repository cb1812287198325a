import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { FieldFoot, LabelText } from './field-texts.tsx';
import { describe, type FieldFrameProps } from './frame.ts';
import classes from './field.module.css';

interface FieldGroupProps extends FieldFrameProps {
  id?: string;
  /** `radiogroup` when exactly one of the controls inside is chosen. */
  role?: 'group' | 'radiogroup';
  readOnly?: boolean;
  disabled?: boolean;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  /** Gets the id for the control that a form focuses. */
  children: (id: string) => ReactNode;
}

/** Label, hint and error around several controls that are one field. */
export function FieldGroup({
  id,
  role = 'group',
  labelHidden = false,
  action,
  readOnly = false,
  disabled = false,
  onKeyDown,
  children,
  ...frame
}: FieldGroupProps) {
  const ownId = useId();
  const base = id ?? ownId;
  const { describedBy } = describe(base, frame);
  const radios = role === 'radiogroup';
  return (
    <div
      role={role}
      className={classes.root}
      aria-labelledby={`${base}-label`}
      aria-describedby={describedBy}
      aria-disabled={disabled || undefined}
      // The role `group` supports neither of the next two attributes.
      aria-required={(radios && frame.required) || undefined}
      aria-readonly={(radios && readOnly) || undefined}
      data-invalid={frame.error ? true : undefined}
      onKeyDown={onKeyDown}
    >
      <div className={classes.head}>
        <span id={`${base}-label`} className={labelHidden ? classes.hidden : classes.label}>
          <LabelText {...frame} />
        </span>
        {action !== undefined && <span className={classes.action}>{action}</span>}
      </div>
      {children(base)}
      <FieldFoot {...frame} id={base} />
    </div>
  );
}
