import { useEffect, useRef } from 'react';
import classes from './data-table.module.css';

interface CheckboxProps {
  /** For screen readers. */
  label: string;
  checked: boolean;
  /** Some, not all. */
  mixed?: boolean;
  onChange: () => void;
  disabled?: boolean;
}

/** The browser's own box, inside a hit area of the cell's size. */
export function Checkbox({ label, checked, mixed = false, onChange, disabled }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={classes.checkbox}>
      <input ref={box} type="checkbox" aria-label={label} checked={checked} onChange={onChange} disabled={disabled} />
    </label>
  );
}
