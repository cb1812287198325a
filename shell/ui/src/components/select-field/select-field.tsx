import { useEffect, useRef, type Ref } from 'react';
import { isSendKey } from '../../forms/is-send-key.ts';
import { useTexts } from '../../provider/kit-context.ts';
import { Field } from '../field/field.tsx';
import { splitFrame, type InputFieldProps } from '../field/frame.ts';
import { Icon } from '../icon/icon.tsx';
import { ListPopup } from '../listbox/list-popup.tsx';
import type { ListOption } from '../listbox/option.ts';
import { OptionBody } from '../listbox/option-entry.tsx';
import { reveal } from '../listbox/reveal.ts';
import { useListbox } from '../listbox/use-listbox.ts';
import { SelectList } from './select-list.tsx';
import { useTypeAhead } from './use-type-ahead.ts';
import field from '../field/field.module.css';
import classes from './select-field.module.css';

export type OptionValue = string | number | null;

export interface SelectOption<V extends OptionValue> extends ListOption {
  value: V;
}

export interface SelectFieldProps<V extends OptionValue> extends InputFieldProps {
  options: readonly SelectOption<V>[];
  /** A value that is no option shows the placeholder. */
  value: V | null | undefined;
  onChange: (value: V) => void;
  /** Shown while nothing is chosen; 'Choose…' by default. */
  placeholder?: string;
  selectRef?: Ref<HTMLButtonElement>;
}

/** One of a short list; letters typed go to the option that begins with them. For long lists there is Combobox. */
export function SelectField<V extends OptionValue>(props: SelectFieldProps<V>) {
  const [frame, { options, value, onChange, id, placeholder, selectRef, readOnly = false, disabled, name, onBlur }] =
    splitFrame(props);
  const t = useTexts();
  const chosen = options.findIndex((option) => option.value === (value ?? null));
  const pick = (index: number) => {
    const option = options[index];
    if (option && index !== chosen) onChange(option.value);
  };
  const listbox = useListbox({
    count: options.length,
    isDisabled: (index) => options[index]?.disabled === true,
    start: chosen,
    onChoose: pick,
    locked: readOnly || disabled,
  });
  const typeAhead = useTypeAhead(options, listbox.open ? listbox.active : chosen, (index) => {
    if (listbox.open) listbox.go(index, 1);
    else if (!readOnly) pick(index);
  });
  const list = useRef<HTMLDivElement>(null);
  const shown = listbox.byKey ? listbox.active : -1;
  useEffect(() => {
    if (shown >= 0) reveal(list.current);
  }, [shown]);
  const option = options[chosen];
  return (
    <Field {...frame} id={id}>
      {(control) => (
        <ListPopup
          open={listbox.open}
          onClose={listbox.hide}
          onLeave={() => {
            listbox.hide();
            onBlur?.();
          }}
          target={
            <span className={classes.root}>
              <button
                {...control}
                {...listbox.controlProps}
                {...(readOnly ? { 'aria-readonly': true } : {})}
                ref={selectRef}
                type="button"
                name={name}
                disabled={disabled}
                className={`${field.control} ${classes.select}`}
                onClick={() => (listbox.open ? listbox.hide() : listbox.show())}
                onKeyDown={(event) => {
                  // The browser would click the button, which opens the list.
                  if (isSendKey(event)) event.preventDefault();
                  if (typeAhead(event)) return;
                  // Like a native select: leaving with Tab chooses the active option.
                  if (event.key === 'Tab' && listbox.open) listbox.choose(listbox.active);
                  listbox.onKeyDown(event);
                }}
                // Releasing Space would click the button as well, and toggle the list again.
                onKeyUp={(event) => {
                  if (event.key === ' ') event.preventDefault();
                }}
              >
                {option ? (
                  <OptionBody option={option} />
                ) : (
                  <span className={classes.placeholder}>{placeholder ?? t('field.choose')}</span>
                )}
              </button>
              <Icon name={readOnly ? 'lock' : 'chevron-down'} size={16} className={classes.arrow} />
            </span>
          }
        >
          <SelectList
            ref={list}
            labelledBy={`${control.id}-label`}
            options={options}
            chosen={chosen}
            listbox={listbox}
          />
        </ListPopup>
      )}
    </Field>
  );
}
