import { useDeferredValue, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useNumbers, useTexts } from '../../provider/kit-context.ts';
import { LoadingState } from '../loading-state/loading-state.tsx';
import { SearchBox } from '../filter-bar/search-box.tsx';
import { Muted } from '../muted/muted.tsx';
import { shownOptions } from './shown-options.ts';
import classes from './filter-menu.module.css';

export interface FilterOption<V extends string = string> {
  value: V;
  label: string;
  /** Entries that have it, other filters applied. */
  count?: number;
  /** Content instead of the plain label, e.g. a badge. */
  content?: ReactNode;
}

export interface FilterSearch {
  /** Searches elsewhere, e.g. on the server; `options` are then the result. Without this function the given options are searched. */
  onSearch?: (text: string) => void;
  /** Options are being loaded. */
  loading?: boolean;
}

interface OptionListProps<V extends string> extends FilterSearch {
  label: string;
  options: readonly FilterOption<V>[];
  /** Renders one entry, as a `label` or a button. Its focusable element must have the attribute `data-option`. */
  children: (option: FilterOption<V>, parts: { text: ReactNode; count: ReactNode; countId: string }) => ReactNode;
  /** Role and name of the list. */
  role: 'group' | 'listbox';
  footer?: ReactNode;
}

/** From this many options on, they can be searched. */
const MANY = 10;
/** No more options are shown, as nobody would read them all; the search finds the rest. */
const MOST = 200;

/** Options with their counts, a search above them when there are many, and arrow keys. */
export function OptionList<V extends string>({
  label,
  options,
  children,
  role,
  footer,
  onSearch,
  loading = false,
}: OptionListProps<V>) {
  const t = useTexts();
  const numbers = useNumbers();
  const base = useId();
  const [text, setText] = useState('');
  const deferred = useDeferredValue(text);
  const searched = onSearch !== undefined || options.length >= MANY;
  const shown = onSearch === undefined ? shownOptions(options, deferred) : options;
  const search = (next: string) => {
    setText(next);
    onSearch?.(next);
  };
  return (
    <div onKeyDown={moveByArrows}>
      {searched && (
        <div className={classes.search}>
          <SearchBox label={t('filter.searchIn', { label })} value={text} onChange={search} shortcut={false} />
        </div>
      )}
      <div role={role} aria-label={label} aria-busy={loading} className={classes.options}>
        {loading && options.length === 0 && <LoadingState shape="lines" />}
        {shown.slice(0, MOST).map((option, index) => {
          // Not from the value, as a space in it would make two ids of it.
          const countId = `${base}${index}`;
          const count =
            option.count === undefined ? null : (
              <span id={countId} className={classes.count}>
                {numbers.format(option.count)}
              </span>
            );
          return children(option, {
            text: <span className={classes.text}>{option.content ?? option.label}</span>,
            count,
            countId,
          });
        })}
      </div>
      {shown.length === 0 && !loading && (
        <Muted as="output" display="block" px="md" py="sm">
          {t('filter.noOption')}
        </Muted>
      )}
      {footer}
    </div>
  );
}

/** Arrow keys, Home and End among the options; from the search box down into them. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-option]')];
  const at = options.indexOf(document.activeElement as HTMLElement); // the cast is safe: any other element gives -1
  const to = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: at === -1 ? undefined : 0,
    End: at === -1 ? undefined : options.length - 1,
  }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  options[Math.min(Math.max(to, 0), options.length - 1)]?.focus();
}
