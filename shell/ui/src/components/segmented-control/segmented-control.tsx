import { useId, type ReactNode } from 'react';
import { FieldGroup } from '../field/field-group.tsx';
import { splitFrame, type FieldProps } from '../field/frame.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import type { OptionValue } from '../select-field/select-field.tsx';
import hidden from '../../primitives/hidden.module.css';
import classes from './segmented-control.module.css';

export interface Segment<V extends OptionValue> {
  value: V;
  label: string;
  icon?: IconName;
  /** After the label, e.g. a count. */
  detail?: ReactNode;
  disabled?: boolean;
}

export interface SegmentedControlProps<V extends OptionValue> extends FieldProps {
  options: readonly Segment<V>[];
  value: V | null | undefined;
  onChange: (value: V) => void;
  /** `sm` is 28 px high, for toolbars. */
  size?: 'sm' | 'md';
  /** Shows only the icons; the labels stay for screen readers and as titles. */
  iconsOnly?: boolean;
  fullWidth?: boolean;
  readOnly?: boolean;
}

/** One of two to five short options beside each other; arrow keys move and choose. */
export function SegmentedControl<V extends OptionValue>(props: SegmentedControlProps<V>) {
  const [
    frame,
    { options, value, onChange, id, size = 'md', iconsOnly = false, fullWidth = false, disabled, readOnly },
  ] = splitFrame(props);
  const group = useId();
  const chosen = options.findIndex((option) => option.value === (value ?? null));
  return (
    <FieldGroup {...frame} id={id} role="radiogroup" readOnly={readOnly} disabled={disabled}>
      {(base) => (
        <div
          className={classes.root}
          data-size={size}
          data-full={fullWidth || undefined}
          data-locked={disabled || readOnly || undefined}
        >
          {options.map((option, index) => (
            <label
              key={String(option.value)}
              className={classes.segment}
              title={iconsOnly ? option.label : undefined}
              data-disabled={option.disabled || undefined}
            >
              <input
                type="radio"
                className={classes.input}
                id={index === Math.max(0, chosen) ? base : undefined}
                name={group}
                checked={index === chosen}
                disabled={disabled || option.disabled}
                onChange={() => {
                  if (!readOnly) onChange(option.value);
                }}
              />
              {option.icon !== undefined && <Icon name={option.icon} size={16} />}
              <span className={iconsOnly ? hidden.hidden : undefined}>{option.label}</span>
              {option.detail !== undefined && (
                <>
                  {' '}
                  <span className={classes.detail}>{option.detail}</span>
                </>
              )}
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
