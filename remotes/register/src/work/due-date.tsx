import { daysLate, isOverdue } from '@parapet/contracts/rules';
import { useFormat } from '@parapet/sdk';
import { useTexts } from '../locales/use-texts.ts';
import classes from './due-date.module.css';

interface DueDateProps {
  day: string | null;
  status: string;
  today: string;
}

/** When something is due, and how late it is. */
export function DueDate({ day, status, today }: DueDateProps) {
  const t = useTexts();
  const format = useFormat();
  if (day === null) return <span className={classes.due}>{t('tasks.no-date')}</span>;
  const late = isOverdue(status, day, today);
  const text = day.slice(0, 4) === today.slice(0, 4) ? format.shortDay(day) : format.day(day);
  return (
    <time dateTime={day} className={classes.due} data-late={late || undefined}>
      {late ? t('tasks.late', { day: text, count: daysLate(day, today) }) : text}
    </time>
  );
}
