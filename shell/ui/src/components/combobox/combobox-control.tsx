import { useEffect, useRef } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { Field } from '../field/field.tsx';
import { splitFrame } from '../field/frame.ts';
import { Icon } from '../icon/icon.tsx';
import { ListPopup } from '../listbox/list-popup.tsx';
import { useSearch } from '../listbox/search.ts';
import { useListbox } from '../listbox/use-listbox.ts';
import { VirtualList } from '../listbox/virtual-list.tsx';
import type { ComboboxProps } from './props.ts';
import field from '../field/field.module.css';
import box from '../listbox/box.module.css';

/** {@link Combobox} once it is loaded. */
export function ComboboxControl(props: ComboboxProps) {
  const [frame, rest] = splitFrame(props);
  const {
    options,
    value,
    onChange,
    selected,
    onSearch,
    create,
    clearable = !frame.required,
    id,
    name,
    placeholder,
    disabled,
    readOnly = false,
    focused = false,
    onBlur,
    ...state
  } = rest;
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const takesFocus = focused && !window.matchMedia('(pointer: coarse)').matches;
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const { query, found: matching, search } = useSearch(options, onSearch);
  const created = query.trim() === '' ? null : (create?.(query) ?? null);
  const found = created === null ? matching : [...matching, created];
  const locked = disabled || readOnly;
  const option =
    value === null || value === undefined
      ? undefined
      : (options.find((one) => one.value === value) ?? (selected?.value === value ? selected : undefined));
  const listbox = useListbox({
    count: found.length,
    isDisabled: (index) => found[index]?.disabled === true,
    start: query === '' ? found.findIndex((one) => one.value === value) : -1,
    onChoose: (index) => {
      const picked = found[index];
      if (picked && picked.value !== value) onChange(picked.value);
    },
    locked,
    editable: true,
    onClose: () => search(''),
  });
  const { open } = listbox;
  const hasClear = clearable && option !== undefined && !locked;
  const clear = () => {
    onChange(null);
    search('');
    input.current?.focus();
  };
  return (
    <Field {...frame} id={id}>
      {(control) => (
        <ListPopup
          open={open}
          onClose={listbox.hide}
          onLeave={() => {
            listbox.hide();
            onBlur?.();
          }}
          target={
            // A click anywhere in the box focuses the input, which handles the keys.
            <div
              className={box.root}
              data-invalid={frame.error ? true : undefined}
              data-locked={locked || undefined}
              data-clearable={hasClear || undefined}
              onClick={() => {
                input.current?.focus();
                listbox.show();
              }}
            >
              {!open && option?.content !== undefined && (
                <span className={box.leading} aria-hidden="true">
                  {option.leading}
                  {option.content}
                </span>
              )}
              {!open && option?.content === undefined && option?.leading !== undefined && (
                <span className={box.leading} aria-hidden="true">
                  {option.leading}
                </span>
              )}
              <input
                {...control}
                {...listbox.controlProps}
                ref={input}
                // For a dialog that opens with it; the effect is for one that was there before this control was loaded.
                data-autofocus={takesFocus || undefined}
                type="text"
                dir="auto"
                name={name}
                autoComplete="off"
                spellCheck={false}
                aria-autocomplete="list"
                className={box.input}
                data-covered={(!open && option?.content !== undefined) || undefined}
                disabled={disabled}
                readOnly={readOnly}
                value={open ? query : (option?.label ?? '')}
                // While the list is open, the chosen option stays readable as the placeholder of the empty box.
                placeholder={open && option ? option.label : (placeholder ?? t('options.search'))}
                onChange={(event) => {
                  // What is typed into the closed box replaces the text in it.
                  const text = event.currentTarget.value;
                  search(open ? text : typedInto(option?.label ?? '', text));
                  listbox.show();
                  listbox.point(0);
                }}
                onKeyDown={(event) => {
                  // What was typed is not lost when the field is left. A list that the caller searches may not be that of the text yet.
                  if (event.key === 'Tab' && open && onSearch === undefined && query.trim() !== '')
                    listbox.choose(listbox.active);
                  if (
                    !listbox.onKeyDown(event) &&
                    hasClear &&
                    !open &&
                    (event.key === 'Delete' || event.key === 'Backspace')
                  ) {
                    event.preventDefault();
                    clear();
                  }
                }}
              />
              {hasClear && (
                <button
                  type="button"
                  // Delete and Backspace clear the field, so that Tab leads to the next one.
                  tabIndex={-1}
                  className={box.clear}
                  aria-label={t('field.clear', { label: frame.label })}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={(event) => {
                    event.stopPropagation();
                    clear();
                  }}
                >
                  <Icon name="close" size={15} />
                </button>
              )}
              <span className={box.arrow}>
                {state.loading && open ? (
                  <span className={box.spinner} />
                ) : (
                  <Icon name={readOnly ? 'lock' : 'chevron-down'} size={16} />
                )}
              </span>
            </div>
          }
        >
          <VirtualList
            {...state}
            labelledBy={`${control.id}-label`}
            options={found}
            isChosen={(index) => found[index]?.value === value}
            listbox={listbox}
            query={query}
          />
          <span className={field.hidden} role="status">
            {open && query !== '' && !state.loading ? t('options.found', { count: found.length }) : ''}
          </span>
        </ListPopup>
      )}
    </Field>
  );
}

/** The text typed into a box that showed `before`: `after` without the parts of `before` on either side of the caret. */
function typedInto(before: string, after: string): string {
  if (after.length < before.length) return '';
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  return after.slice(start, after.length - (before.length - start));
}
