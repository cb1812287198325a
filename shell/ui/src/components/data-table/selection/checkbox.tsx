import { useEffect, useRef, type ChangeEvent } from 'react';
import classes from './checkbox.module.css';

export interface CheckboxProps {
  /** For screen readers. */
  label: string;
  checked: boolean;
  /** Some, not all. */
  mixed?: boolean;
  /** @param shift whether Shift was held, which selects a range */
  onChange: (shift: boolean) => void;
  disabled?: boolean;
  tabIndex?: number;
}

/** Selects an entry of a list: the browser's own box, as large as its cell. DataTable has it in its rows; use it alone in a card. */
export function Checkbox({ label, checked, mixed = false, onChange, disabled, tabIndex }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <input
      ref={box}
      type="checkbox"
      className={classes.box}
      aria-label={label}
      checked={checked}
      disabled={disabled}
      tabIndex={tabIndex}
      onChange={(event) => onChange(heldShift(event))}
    />
  );
}

/** React fires `change` of a checkbox on the browser's click event, which has the state of the modifier keys. */
function heldShift({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
}
