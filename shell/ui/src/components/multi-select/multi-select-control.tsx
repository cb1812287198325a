import { useRef, useState } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import type { ComboboxOption } from '../combobox/props.ts';
import { Field } from '../field/field.tsx';
import { splitFrame } from '../field/frame.ts';
import { Icon } from '../icon/icon.tsx';
import { ListPopup } from '../listbox/list-popup.tsx';
import { useSearch } from '../listbox/search.ts';
import { useListbox } from '../listbox/use-listbox.ts';
import { VirtualList } from '../listbox/virtual-list.tsx';
import { Chips } from './chips.tsx';
import type { MultiSelectProps } from './props.ts';
import { SelectAllBar } from './select-all-bar.tsx';
import field from '../field/field.module.css';
import box from '../listbox/box.module.css';

/** {@link MultiSelect} once it is loaded. */
export function MultiSelectControl(props: MultiSelectProps) {
  const [frame, rest] = splitFrame(props);
  const {
    options,
    value,
    onChange,
    selected,
    onSearch,
    maxChips = 6,
    selectAll = onSearch === undefined,
    id,
    name,
    placeholder,
    disabled,
    readOnly = false,
    onBlur,
    ...state
  } = rest;
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const { query, found, search } = useSearch(options, onSearch);
  const locked = disabled || readOnly;
  const values = value ?? [];
  const chosen = new Set(values);
  const listbox = useListbox({
    count: found.length,
    isDisabled: (index) => found[index]?.disabled === true,
    start: -1,
    onChoose: (index) => {
      const option = found[index];
      if (option === undefined) return;
      onChange(chosen.has(option.value) ? values.filter((one) => one !== option.value) : [...values, option.value]);
    },
    locked,
    editable: true,
    multiple: true,
    onClose: () => search(''),
  });
  const { open } = listbox;
  const chips = optionsOf(values, options, selected);
  const remove = (option: ComboboxOption) => {
    onChange(values.filter((one) => one !== option.value));
    setSaid(t('options.removed', { option: option.label }));
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
              onClick={() => {
                input.current?.focus();
                listbox.show();
              }}
            >
              <Chips options={chips} max={maxChips} onRemove={locked ? undefined : remove} />
              <input
                {...control}
                {...listbox.controlProps}
                ref={input}
                type="text"
                dir="auto"
                name={name}
                autoComplete="off"
                spellCheck={false}
                aria-autocomplete="list"
                aria-describedby={
                  [chips.length > 0 ? `${control.id}-chosen` : undefined, control['aria-describedby']]
                    .filter(Boolean)
                    .join(' ') || undefined
                }
                className={box.input}
                disabled={disabled}
                readOnly={readOnly}
                value={query}
                placeholder={chips.length === 0 ? (placeholder ?? t('options.search')) : undefined}
                onChange={(event) => {
                  search(event.currentTarget.value);
                  listbox.show();
                  listbox.point(0);
                }}
                onKeyDown={(event) => {
                  if (listbox.onKeyDown(event)) return;
                  const last = chips.at(-1);
                  if (event.key === 'Backspace' && query === '' && last && !locked) remove(last);
                }}
              />
              <span className={field.hidden} id={`${control.id}-chosen`}>
                {t('options.selected', { count: chips.length })}: {chips.map(({ label }) => label).join(', ')}
              </span>
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
          {found.length > 0 && (
            <SelectAllBar
              found={found}
              values={values}
              onChange={onChange}
              filtered={query !== ''}
              withSelectAll={selectAll}
              onEscape={() => {
                input.current?.focus();
                listbox.hide();
              }}
            />
          )}
          <VirtualList
            {...state}
            multiple
            labelledBy={`${control.id}-label`}
            options={found}
            isChosen={(index) => chosen.has(found[index]?.value ?? '')}
            listbox={listbox}
            query={query}
          />
          <span className={field.hidden} role="status">
            {query !== '' && !state.loading ? t('options.found', { count: found.length }) : said}
          </span>
        </ListPopup>
      )}
    </Field>
  );
}

/** The chosen options; a value that no list knows is shown as it is. */
function optionsOf(values: readonly string[], ...lists: (readonly ComboboxOption[] | undefined)[]): ComboboxOption[] {
  const known = new Map(lists.flatMap((list) => list ?? []).map((option) => [option.value, option]));
  return values.map((value) => known.get(value) ?? { value, label: value });
}
