import { useTexts } from '../../provider/kit-context.ts';
import type { ComboboxOption } from '../combobox/props.ts';
import classes from './multi-select.module.css';

interface SelectAllBarProps {
  found: readonly ComboboxOption[];
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** Whether `found` is filtered by a search text. */
  filtered: boolean;
  withSelectAll: boolean;
  onEscape: () => void;
}

/** Buttons above the list that choose every match at once, or clear the choice. */
export function SelectAllBar({ found, values, onChange, filtered, withSelectAll, onEscape }: SelectAllBarProps) {
  const t = useTexts();
  const chosen = new Set(values);
  const missing = found.filter((option) => !option.disabled && !chosen.has(option.value));
  if (values.length === 0 && !withSelectAll) return null;
  return (
    // Pressing must not take the focus away from the control; the keyboard comes here with Tab.
    <div
      className={classes.bar}
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onEscape();
      }}
    >
      {withSelectAll && (
        <button
          type="button"
          className={classes.barButton}
          data-mantine-stop-propagation
          disabled={missing.length === 0}
          onClick={() => onChange([...values, ...missing.map(({ value }) => value)])}
        >
          {t(filtered ? 'options.selectMatches' : 'options.selectAll', { count: found.length })}
        </button>
      )}
      {values.length > 0 && (
        <button type="button" className={classes.barButton} data-mantine-stop-propagation onClick={() => onChange([])}>
          {t('options.clear')}
        </button>
      )}
    </div>
  );
}
