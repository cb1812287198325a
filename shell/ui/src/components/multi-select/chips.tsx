import { useState } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import type { ComboboxOption } from '../combobox/props.ts';
import { Icon } from '../icon/icon.tsx';
import classes from './multi-select.module.css';

interface ChipsProps {
  options: readonly ComboboxOption[];
  max: number;
  /** Without it the chips only show what is chosen. */
  onRemove: ((option: ComboboxOption) => void) | undefined;
}

/** What is chosen, as chips. Their buttons are for the pointer: with the keyboard, Backspace and the list do the same. */
export function Chips({ options, max, onRemove }: ChipsProps) {
  const t = useTexts();
  const [all, setAll] = useState(false);
  // A '+1' would take as much room as the chip that it stands for.
  const shown = all || options.length <= max + 1 ? options : options.slice(0, max);
  const hidden = options.length - shown.length;
  return (
    <>
      {shown.map((option) => (
        <span key={option.value} className={classes.chip} aria-hidden="true">
          {option.leading}
          <span className={classes.text} dir="auto" title={option.label}>
            {option.label}
          </span>
          {onRemove && (
            <button
              type="button"
              tabIndex={-1}
              className={classes.remove}
              title={t('options.remove', { option: option.label })}
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => {
                event.stopPropagation();
                onRemove(option);
              }}
            >
              <Icon name="close" size={13} />
            </button>
          )}
        </span>
      ))}
      {hidden > 0 && (
        <button
          type="button"
          className={classes.more}
          aria-label={t('options.more', { count: hidden })}
          onClick={(event) => {
            event.stopPropagation();
            setAll(true);
          }}
        >
          +{hidden}
        </button>
      )}
    </>
  );
}
