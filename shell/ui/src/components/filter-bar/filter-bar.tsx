import { useId, useRef, type ReactNode } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import field from '../field/field.module.css';
import classes from './filter-bar.module.css';

export interface ActiveFilter {
  id: string;
  /** e.g. 'Severity: High'. */
  label: string;
  onRemove: () => void;
}

export interface FilterBarProps {
  search?: {
    value: string;
    onChange: (value: string) => void;
    /** Name and placeholder of the box; 'Search' unless told. */
    label?: string;
  };
  /** Filter controls, e.g. SelectFields with `labelHidden`. */
  children?: ReactNode;
  active?: readonly ActiveFilter[];
  /** Takes every filter away, the search too. */
  onClear?: () => void;
  /** At the right end, e.g. saved filters. */
  actions?: ReactNode;
}

const NONE: readonly ActiveFilter[] = [];

/** Search box, filter controls and what is active. */
export function FilterBar({ search, children, active = NONE, onClear, actions }: FilterBarProps) {
  const t = useTexts();
  return (
    <search className={classes.root} aria-label={t('filter.label')}>
      <div className={classes.controls}>
        {search !== undefined && <SearchBox {...search} />}
        {children}
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
      {active.length > 0 && (
        <ul className={classes.chips}>
          {active.map((filter) => (
            <li key={filter.id} className={classes.chip}>
              <span className={classes.chipLabel}>{filter.label}</span>
              <button type="button" className={classes.remove} aria-label={t('filter.remove', { filter: filter.label })} onClick={filter.onRemove}>
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
          {onClear !== undefined && (
            <li>
              <Button size="sm" variant="subtle" onClick={onClear}>
                {t('filter.clear')}
              </Button>
            </li>
          )}
        </ul>
      )}
    </search>
  );
}

function SearchBox({ value, onChange, label }: NonNullable<FilterBarProps['search']>) {
  const t = useTexts();
  const id = useId();
  const name = label ?? t('filter.search');
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    // The button goes with the text, and would take the focus with it.
    input.current?.focus();
  };
  return (
    <div className={classes.search}>
      <label htmlFor={id} className={field.hidden}>
        {name}
      </label>
      <Icon name="search" size={16} className={classes.searchIcon} />
      <input
        ref={input}
        id={id}
        type="search"
        className={`${field.control} ${classes.searchInput}`}
        placeholder={name}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && value !== '' && onChange('')}
      />
      {value !== '' && (
        <button type="button" className={classes.clearSearch} aria-label={t('filter.clearSearch')} onClick={clear}>
          <Icon name="close" size={14} />
        </button>
      )}
    </div>
  );
}
