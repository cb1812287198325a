import { Suspense, useState } from 'react';
import { Group } from '../../primitives/primitives.ts';
import { useTexts } from '../../provider/kit-context.ts';
import { CalendarButton } from '../date-field/calendar-button.tsx';
import { DateInput } from '../date-field/date-input.tsx';
import { isDay } from '../date-field/days.ts';
import { loadCalendar, MONTH } from '../date-field/load-calendar.ts';
import { useDateError, type DayLimits } from '../date-field/use-date-texts.ts';
import { FieldGroup } from '../field/field-group.tsx';
import { FieldPopup } from '../field/field-popup.tsx';
import { PopupSkeleton } from '../field/popup-skeleton.tsx';
import { splitFrame, type InputFieldProps } from '../field/frame.ts';
import date from '../date-field/date-field.module.css';
import { lazyPart } from '../../lazy-part.tsx';
import classes from './date-range-field.module.css';

/** Both days belong to it; null is an open end. */
export interface DateRange {
  from: string | null;
  to: string | null;
}

export interface DateRangeFieldProps extends InputFieldProps, DayLimits {
  value: DateRange | null | undefined;
  /** Days like '2026-03-31'; null when both are empty. Text that is no date is given as it was typed. */
  onChange: (value: DateRange | null) => void;
  /** Opens the calendar below the field instead of over what follows: for a field that stands in a pop-up itself. */
  inline?: boolean;
}

const RangeCalendar = lazyPart(async () => ({ default: (await loadCalendar()).RangeCalendar }));

const EMPTY: DateRange = { from: null, to: null };

/** A first and a last day, typed or picked from one calendar. */
export function DateRangeField(props: DateRangeFieldProps) {
  const [given, { value, onChange, min, max, id, name, readOnly = false, disabled, onBlur, inline = false }] =
    splitFrame(props);
  const t = useTexts();
  const complain = useDateError();
  const [open, setOpen] = useState(false);
  const range = value ?? EMPTY;
  const reversed =
    range.from !== null && range.to !== null && isDay(range.from) && isDay(range.to) && range.to < range.from;
  const error =
    given.error ??
    complain(range.from, { min, max }) ??
    complain(range.to, { min, max }) ??
    (reversed ? t('date.order') : undefined);
  const frame = { ...given, error };
  const locked = readOnly || disabled;
  const give = (next: DateRange) => onChange(next.from === null && next.to === null ? null : next);
  const side = (part: 'from' | 'to') => ({
    name: name === undefined ? undefined : `${name}.${part}`,
    'aria-label': `${frame.label}: ${t(`date.${part}`)}`,
    'aria-invalid': error ? (true as const) : undefined,
    value: range[part],
    onChange: (next: string | null) => give({ ...range, [part]: next }),
    onOpen: () => setOpen(true),
    disabled,
    readOnly,
    onBlur,
  });
  const inputs = (base: string) => (
    <div className={classes.root}>
      <DateInput id={base} {...side('from')} />
      <span aria-hidden="true">–</span>
      <span className={date.root}>
        <DateInput {...side('to')} />
        <CalendarButton
          label={frame.label}
          open={open}
          onToggle={() => setOpen(!open)}
          disabled={disabled}
          readOnly={readOnly}
        />
      </span>
    </div>
  );
  const calendar = (
    <Suspense fallback={<PopupSkeleton {...MONTH} />}>
      <RangeCalendar
        value={range}
        min={min}
        max={max}
        onPick={(picked) => {
          give(picked);
          if (picked.from !== null && picked.to !== null) setOpen(false);
        }}
      />
    </Suspense>
  );
  return (
    <FieldGroup {...frame} id={id} disabled={disabled}>
      {(base) =>
        inline ? (
          <>
            {inputs(base)}
            {open && !locked && (
              <Group justify="center" align="stretch" pt="sm">
                {calendar}
              </Group>
            )}
          </>
        ) : (
          <FieldPopup
            open={open && !locked}
            onClose={() => setOpen(false)}
            label={`${frame.label}: ${t('date.calendar')}`}
            target={inputs(base)}
          >
            {calendar}
          </FieldPopup>
        )
      }
    </FieldGroup>
  );
}
