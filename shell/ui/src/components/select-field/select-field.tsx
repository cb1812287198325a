import type { Ref } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { Field, type FieldFrameProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import field from '../field/field.module.css';
import classes from './select-field.module.css';

export type OptionValue = string | number | null;

export interface SelectOption<V extends OptionValue> {
  value: V;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps<V extends OptionValue> extends FieldFrameProps {
  options: readonly SelectOption<V>[];
  /** A value that is no option shows the placeholder. */
  value: V | null | undefined;
  onChange: (value: V) => void;
  name?: string;
  id?: string;
  /** Shown while nothing is chosen; 'Choose…' unless told. */
  placeholder?: string;
  disabled?: boolean;
  onBlur?: () => void;
  selectRef?: Ref<HTMLSelectElement>;
}

/** One of a short list. The browser's own list opens, which every keyboard, phone and screen reader handles. */
export function SelectField<V extends OptionValue>({
  options,
  value,
  onChange,
  label,
  hint,
  error,
  required,
  labelHidden,
  id,
  placeholder,
  selectRef,
  ...select
}: SelectFieldProps<V>) {
  const t = useTexts();
  const chosen = options.findIndex((option) => option.value === (value ?? null));
  return (
    <Field label={label} hint={hint} error={error} required={required} labelHidden={labelHidden} id={id}>
      {(control) => (
        <span className={classes.root}>
          <select
            {...select}
            {...control}
            ref={selectRef}
            className={`${field.control} ${classes.select}`}
            value={chosen}
            onChange={(event) => {
              const option = options[Number(event.currentTarget.value)];
              if (option) onChange(option.value);
            }}
          >
            {chosen === -1 && (
              <option value={-1} disabled>
                {placeholder ?? t('field.choose')}
              </option>
            )}
            {options.map((option, index) => (
              <option key={String(option.value)} value={index} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="selector" size={16} className={classes.arrow} />
        </span>
      )}
    </Field>
  );
}
