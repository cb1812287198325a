import type { ReactNode } from 'react';

/** That a field differs from what is stored: shown as a dot beside the label and a line below the control. */
export interface FieldChange {
  /** The stored value, shown as 'Was High'. */
  was?: ReactNode;
  /** A text of its own in place of 'Was …', e.g. '82 characters added' for a long text. */
  note?: ReactNode;
  /** Puts the stored value back. */
  onUndo: () => void;
}

/** What is around the control of every field. */
export interface FieldFrameProps {
  label: string;
  /** Help below the control. */
  hint?: ReactNode;
  /** What is wrong; read out with the field. */
  error?: string | null;
  /** Marks the label with a star. */
  required?: boolean;
  /** Only screen readers get the label. */
  labelHidden?: boolean;
  change?: FieldChange;
  /** Why the field cannot be used; disables it and is shown below it. */
  disabledReason?: string;
  /** At the end of the label's line, e.g. a link. */
  action?: ReactNode;
}

/** What every field takes besides its value. */
export interface FieldProps extends FieldFrameProps {
  name?: string;
  id?: string;
  disabled?: boolean;
}

/** What a field of one control takes besides its value. */
export interface InputFieldProps extends FieldProps {
  readOnly?: boolean;
  onBlur?: () => void;
}

/** What the control inside a field must carry. */
export interface ControlProps {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  'aria-required'?: true;
}

/** Separates what the frame takes from what is left for the control. A field with a reason to be disabled is disabled. */
export function splitFrame<P extends FieldFrameProps & { disabled?: boolean }>(props: P) {
  const {
    label,
    hint,
    error,
    required,
    labelHidden,
    change,
    disabledReason,
    action,
    disabled = false,
    ...rest
  } = props;
  const frame: FieldFrameProps = { label, hint, error, required, labelHidden, change, disabledReason, action };
  return [frame, { ...rest, disabled: disabled || disabledReason !== undefined }] as const;
}

interface Described extends Pick<FieldFrameProps, 'hint' | 'error' | 'change' | 'disabledReason'> {
  aside?: ReactNode;
}

/** The ids of the texts below a control, and all of them in the order in which they are read out. */
export function describe(id: string, { hint, error, change, disabledReason }: Described) {
  const ids = {
    hint: hint === undefined ? undefined : `${id}-hint`,
    reason: disabledReason === undefined ? undefined : `${id}-reason`,
    change: change === undefined ? undefined : `${id}-change`,
    error: error ? `${id}-error` : undefined,
  };
  return { ids, describedBy: [ids.hint, ids.reason, ids.change, ids.error].filter(Boolean).join(' ') || undefined };
}
