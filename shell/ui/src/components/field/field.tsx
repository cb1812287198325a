import { useId, type ReactNode } from 'react';
import { FieldFoot, LabelText } from './field-texts.tsx';
import { describe, type ControlProps, type FieldFrameProps } from './frame.ts';
import classes from './field.module.css';

interface LabelledProps extends FieldFrameProps {
  id?: string;
  /** Anything at the end of the line below the control, e.g. a character count. */
  aside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error around one control. */
export function Field({ labelHidden = false, id, aside, action, children, ...frame }: LabelledProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const { describedBy } = describe(controlId, frame);
  const label = (
    <label id={`${controlId}-label`} htmlFor={controlId} className={labelHidden ? classes.hidden : classes.label}>
      <LabelText {...frame} />
    </label>
  );
  return (
    <div className={classes.root}>
      {action === undefined ? (
        label
      ) : (
        <div className={classes.head}>
          {label}
          <span className={classes.action}>{action}</span>
        </div>
      )}
      {children({
        id: controlId,
        ...(frame.error ? { 'aria-invalid': true as const } : {}),
        ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
        ...(frame.required ? { 'aria-required': true as const } : {}),
      })}
      <FieldFoot {...frame} id={controlId} aside={aside} />
    </div>
  );
}
