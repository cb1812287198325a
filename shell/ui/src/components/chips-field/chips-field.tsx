import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { Field } from '../field/field.tsx';
import { splitFrame, type FieldProps } from '../field/frame.ts';
import { Chips } from '../multi-select/chips.tsx';
import field from '../field/field.module.css';
import box from '../listbox/box.module.css';

export interface ChipsFieldProps extends FieldProps {
  /** Texts on one line, without commas. */
  value: readonly string[] | null | undefined;
  /** Gets every text, the one that is still being typed as the last: nothing is lost when the form is sent meanwhile. */
  onChange: (value: string[]) => void;
  /** Texts to choose from while typing; any other can be typed too. */
  suggestions?: readonly string[];
  placeholder?: string | undefined;
  onBlur?: () => void;
}

/** Any number of short texts. Enter or a comma makes a chip of what is typed, pasted lists are split, Backspace removes the last one. */
export function ChipsField(props: ChipsFieldProps) {
  const [frame, { value, onChange, suggestions = [], id, onBlur, disabled, placeholder, ...rest }] = splitFrame(props);
  const t = useTexts();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const all = value ?? [];
  const isOpen = typed.trim() !== '' && all.at(-1) === typed.trim();
  const chips = isOpen ? all.slice(0, -1) : all;
  const set = (made: readonly string[], rest: string) => {
    setTyped(rest);
    onChange(distinct([...made, rest]));
  };
  const type = (text: string) => {
    const parts = text.split(/[,;\n\t]/);
    set(distinct([...chips, ...parts.slice(0, -1)]), parts.at(-1) ?? '');
  };
  const remove = (chip: string) => {
    set(
      chips.filter((one) => one !== chip),
      typed,
    );
    setSaid(t('options.removed', { option: chip }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = chips.at(-1);
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      // Would send the form.
      event.preventDefault();
      type(`${typed},`);
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
  };
  return (
    <Field {...frame} id={id}>
      {(control) => (
        <div
          className={box.root}
          data-invalid={frame.error ? true : undefined}
          data-locked={disabled || undefined}
          onClick={() => input.current?.focus()}
        >
          <Chips
            options={chips.map((chip) => ({ value: chip, label: chip }))}
            max={Infinity}
            onRemove={disabled ? undefined : (option) => remove(option.value)}
          />
          <input
            {...rest}
            {...control}
            ref={input}
            type="text"
            dir="auto"
            autoComplete="off"
            list={suggestions.length > 0 ? listId : undefined}
            className={box.input}
            aria-describedby={`${control.id}-chosen ${control['aria-describedby'] ?? ''}`.trim()}
            disabled={disabled}
            placeholder={chips.length === 0 ? placeholder : undefined}
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text');
              // An input joins lines.
              if (!/[\n\t]/.test(text)) return;
              event.preventDefault();
              type(`${typed}${text},`);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              type(`${typed},`);
              onBlur?.();
            }}
          />
          <datalist id={listId}>
            {suggestions
              .filter((one) => !chips.includes(one))
              .map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
          </datalist>
          <span className={field.hidden} id={`${control.id}-chosen`}>
            {t('options.selected', { count: chips.length })}: {chips.join(', ')}
          </span>
          <span className={field.hidden} role="status">
            {said}
          </span>
        </div>
      )}
    </Field>
  );
}

const distinct = (texts: readonly string[]) => [
  ...new Set(texts.map((text) => text.trim()).filter((text) => text !== '')),
];
