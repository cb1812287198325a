import { useId, useRef, type KeyboardEvent } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { Icon } from '../icon/icon.tsx';
import field from '../field/field.module.css';
import { useKeyDown } from '../keyboard/use-key-down.ts';
import { isSearchKey } from './search-key.ts';
import classes from './search-box.module.css';

export interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
  /** Name and placeholder; default 'Search'. */
  label?: string;
  /** `/` anywhere on the page puts the focus here; default true. One box a page. */
  shortcut?: boolean;
}

/** A box to search a list with. Escape empties it; `/` leads to it. */
export function SearchBox({ value, onChange, label, shortcut = true }: SearchBoxProps) {
  const t = useTexts();
  const id = useId();
  const name = label ?? t('filter.search');
  const input = useRef<HTMLInputElement>(null);
  useKeyDown((event) => {
    if (!shortcut || input.current === null || !isSearchKey(event)) return;
    event.preventDefault();
    input.current.focus();
    input.current.select();
  });
  const clear = () => {
    onChange('');
    // The button disappears with the text, and the focus would be lost with it.
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return;
    // Marks the event as handled, so that Escape does not also clear the selection or close the panel.
    event.preventDefault();
    onChange('');
  };
  return (
    <div className={classes.root} data-shortcut={(shortcut && value === '') || undefined}>
      <label htmlFor={id} className={field.hidden}>
        {name}
      </label>
      <Icon name="search" size={16} className={classes.icon} />
      <input
        ref={input}
        id={id}
        type="search"
        className={`${field.control} ${classes.input}`}
        placeholder={name}
        value={value}
        autoComplete="off"
        dir="auto"
        aria-keyshortcuts={shortcut ? '/' : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {shortcut && value === '' && (
        <kbd className={classes.key} aria-hidden="true">
          /
        </kbd>
      )}
      {value !== '' && (
        <button type="button" className={classes.clear} aria-label={t('filter.clearSearch')} onClick={clear}>
          <Icon name="close" size={14} />
        </button>
      )}
    </div>
  );
}
