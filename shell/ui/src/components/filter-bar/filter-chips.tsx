import { useRef } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import classes from './filter-chips.module.css';

export interface ActiveFilter {
  id: string;
  /** Name of the filter, e.g. 'Status'; the whole text of the chip when there is no value. */
  label: string;
  /** e.g. 'Open, In progress'. */
  value?: string;
  /** Removes the filter. A chip without this function shows a default, e.g. 'Archived: left out'. */
  onRemove?: () => void;
}

export interface FilterChipsProps {
  filters: readonly ActiveFilter[];
  /** Removes every filter that can be removed. */
  onClear?: () => void;
}

/**
 * The filters in force, with their values.
 *
 * @example
 * <FilterChips onClear={clear} filters={[
 *   { id: 'status', label: 'Status', value: 'Open, In progress', onRemove: () => setStatus([]) },
 *   { id: 'archived', label: 'Archived', value: 'left out' },
 * ]} />
 */
export function FilterChips({ filters, onClear }: FilterChipsProps) {
  const t = useTexts();
  const list = useRef<HTMLUListElement>(null);
  if (filters.length === 0) return null;
  const wordsOf = ({ label, value }: ActiveFilter) =>
    value === undefined ? label : `${t('filter.named', { label })} ${value}`;
  const remove = (filter: ActiveFilter, index: number) => {
    filter.onRemove?.();
    // The focus would be lost with the removed chip, so it moves to the next or previous button, or to the list.
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const own = buttons.findIndex((button) => button.closest('li') === list.current?.children[index]);
    (buttons[own + 1] ?? buttons[own - 1] ?? list.current)?.focus();
  };
  return (
    <ul ref={list} className={classes.chips} aria-label={t('filter.active')} tabIndex={-1}>
      {filters.map((filter, index) => (
        <li
          key={filter.id}
          className={classes.chip}
          data-default={filter.onRemove === undefined || undefined}
          title={wordsOf(filter)}
        >
          <span className={classes.text}>
            {filter.value === undefined ? (
              filter.label
            ) : (
              <>
                {t('filter.named', { label: filter.label })} <b dir="auto">{filter.value}</b>
              </>
            )}
          </span>
          {filter.onRemove !== undefined && (
            <button
              type="button"
              className={classes.remove}
              aria-label={t('filter.remove', { filter: wordsOf(filter) })}
              onClick={() => remove(filter, index)}
            >
              <Icon name="close" size={14} />
            </button>
          )}
        </li>
      ))}
      {onClear !== undefined && filters.some(({ onRemove }) => onRemove !== undefined) && (
        <li>
          <Button size="sm" variant="subtle" onClick={onClear}>
            {t('filter.clear')}
          </Button>
        </li>
      )}
    </ul>
  );
}
