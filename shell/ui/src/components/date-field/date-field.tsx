import { Suspense, useState } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { FieldPopup } from '../field/field-popup.tsx';
import { Field } from '../field/field.tsx';
import { PopupSkeleton } from '../field/popup-skeleton.tsx';
import { splitFrame, type InputFieldProps } from '../field/frame.ts';
import { CalendarButton } from './calendar-button.tsx';
import { DateInput } from './date-input.tsx';
import { loadCalendar, MONTH } from './load-calendar.ts';
import { useDateError, type DayLimits } from './use-date-texts.ts';
import { lazyPart } from '../../lazy-part.tsx';
import classes from './date-field.module.css';

export interface DateFieldProps extends InputFieldProps, DayLimits {
  /** A day like '2026-03-31'. */
  value: string | null | undefined;
  /**
   * A day like '2026-03-31', or null when it is cleared. Text that is no date is given as it was typed once the field is
   * left, so that the form's check refuses it instead of saving without it.
   */
  onChange: (value: string | null) => void;
}

const Calendar = lazyPart(async () => ({ default: (await loadCalendar()).Calendar }));

/** A day, typed as the person's language writes it or as '2026-03-31', or picked from a calendar. */
export function DateField(props: DateFieldProps) {
  const [given, { value, onChange, min, max, id, readOnly = false, disabled, ...input }] = splitFrame(props);
  const t = useTexts();
  const complain = useDateError();
  const [open, setOpen] = useState(false);
  const frame = { ...given, error: given.error ?? complain(value, { min, max }) };
  const locked = readOnly || disabled;
  return (
    <Field {...frame} id={id}>
      {(control) => (
        <FieldPopup
          open={open && !locked}
          onClose={() => setOpen(false)}
          label={`${frame.label}: ${t('date.calendar')}`}
          target={
            <span className={classes.root}>
              <DateInput
                {...input}
                {...control}
                value={value}
                onChange={onChange}
                onOpen={() => setOpen(true)}
                disabled={disabled}
                readOnly={readOnly}
              />
              <CalendarButton
                label={frame.label}
                open={open}
                onToggle={() => setOpen(!open)}
                disabled={disabled}
                readOnly={readOnly}
              />
            </span>
          }
        >
          <Suspense fallback={<PopupSkeleton {...MONTH} />}>
            <Calendar
              value={value ?? null}
              min={min}
              max={max}
              onPick={(day) => {
                onChange(day);
                setOpen(false);
              }}
            />
          </Suspense>
        </FieldPopup>
      )}
    </Field>
  );
}
