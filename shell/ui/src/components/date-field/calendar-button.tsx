import { useTexts } from '../../provider/kit-context.ts';
import { Icon } from '../icon/icon.tsx';
import { loadCalendar } from './load-calendar.ts';
import classes from './date-field.module.css';

interface CalendarButtonProps {
  /** Label of the field. */
  label: string;
  open: boolean;
  onToggle: () => void;
  disabled?: boolean | undefined;
  readOnly: boolean;
}

/** Opens the calendar, whose code it loads as soon as it is pointed at. */
export function CalendarButton({ label, open, onToggle, disabled = false, readOnly }: CalendarButtonProps) {
  const t = useTexts();
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={`${t('date.open')} (${label})`}
      aria-haspopup="dialog"
      aria-expanded={open}
      disabled={disabled || readOnly}
      onPointerEnter={() => void loadCalendar()}
      onFocus={() => void loadCalendar()}
      onClick={onToggle}
    >
      <Icon name={readOnly ? 'lock' : 'calendar'} size={16} />
    </button>
  );
}
