import { useEffect, useRef, type ReactNode } from 'react';
import classes from './checkbox.module.css';

interface CheckboxProps {
  id?: string;
  name?: string;
  label: ReactNode;
  checked: boolean;
  /** Some of the things that the box stands for are checked, not all. */
  mixed?: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  readOnly?: boolean;
  required?: boolean;
  invalid?: boolean;
  describedBy?: string;
  onBlur?: () => void;
}

/** The browser's own box in the kit's look, with its label as hit area. */
export function Checkbox({
  label,
  checked,
  mixed = false,
  onChange,
  readOnly = false,
  required,
  invalid,
  describedBy,
  ...input
}: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={classes.root} data-disabled={input.disabled || undefined} data-readonly={readOnly || undefined}>
      <input
        {...input}
        ref={box}
        type="checkbox"
        className={classes.box}
        checked={checked}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        aria-readonly={readOnly || undefined}
        aria-required={required || undefined}
        onChange={(event) => {
          if (!readOnly) onChange(event.currentTarget.checked);
        }}
      />
      <span className={classes.label} dir="auto">
        {label}
      </span>
    </label>
  );
}
