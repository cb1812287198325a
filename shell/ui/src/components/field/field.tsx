import { useId, type ReactNode } from 'react';
import classes from './field.module.css';

/** What every field takes. */
export interface FieldFrameProps {
  label: string;
  /** Help below the label. */
  hint?: ReactNode;
  /** What is wrong; read out with the field. */
  error?: string | null;
  /** Marks the label with a star. */
  required?: boolean;
  /** Only screen readers get the label. */
  labelHidden?: boolean;
}

/** What the control inside must carry. */
export interface ControlProps {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  'aria-required'?: true;
}

interface FieldProps extends FieldFrameProps {
  id?: string;
  /** Anything at the right below the control, e.g. a character count. */
  aside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error around one control. */
export function Field({ label, hint, error, required = false, labelHidden = false, id, aside, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint === undefined ? undefined : `${controlId}-hint`;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ');
  return (
    <div className={classes.root}>
      <label htmlFor={controlId} className={labelHidden ? classes.hidden : classes.label}>
        {label}
        {required && <RequiredMark />}
      </label>
      {hint !== undefined && (
        <div id={hintId} className={classes.hint}>
          {hint}
        </div>
      )}
      {children({
        id: controlId,
        ...(error ? { 'aria-invalid': true as const } : {}),
        ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
        ...(required ? { 'aria-required': true as const } : {}),
      })}
      <FieldFoot error={error} errorId={errorId} aside={aside} />
    </div>
  );
}

/** The star behind the label of what must be filled in; `aria-required` says it to screen readers. */
export function RequiredMark() {
  return (
    <span className={classes.star} aria-hidden="true">
      {' *'}
    </span>
  );
}

export function FieldFoot({ error, errorId, aside }: { error?: string | null; errorId?: string; aside?: ReactNode }) {
  if (!error && aside === undefined) return null;
  return (
    <div className={classes.foot}>
      {error && (
        <span id={errorId} className={classes.error}>
          {error}
        </span>
      )}
      {aside !== undefined && <span className={classes.aside}>{aside}</span>}
    </div>
  );
}
