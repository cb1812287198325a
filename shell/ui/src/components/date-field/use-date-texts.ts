import { useLocale, useTexts } from '../../provider/kit-context.ts';
import { formatDay, isDay, today } from './days.ts';

export interface DayLimits {
  /** The first day allowed, e.g. '2026-03-31'. */
  min?: string;
  /** The last day allowed. */
  max?: string;
}

/** What a date field itself finds wrong with its value. */
export function useDateError(): (value: string | null | undefined, limits: DayLimits) => string | undefined {
  const t = useTexts();
  const locale = useLocale();
  return (value, { min, max }) => {
    if (value === null || value === undefined || value === '') return undefined;
    if (!isDay(value)) return t('date.format', { example: formatDay(today(), locale) });
    if (min !== undefined && value < min) return t('date.min', { date: formatDay(min, locale) });
    if (max !== undefined && value > max) return t('date.max', { date: formatDay(max, locale) });
    return undefined;
  };
}
