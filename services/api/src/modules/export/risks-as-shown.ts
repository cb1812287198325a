/** Risks as a table for people: the columns that somebody sees, in the words of their language. */
import { RISK_SEVERITIES, type Language, type RiskExportColumn, type RiskSeverity } from '@parapet/contracts';
import { dayReader, scoreBucket } from '@parapet/contracts/rules';
import { TEXTS } from '../../ai/assistant/texts/texts.ts';
import type { Cell } from './cells.ts';
import { RISK_WORDS } from './risk-words.ts';
import type { ShownTable } from './sheet-look.ts';

/** In characters; the others have room for a word. */
const WIDTHS: Partial<Record<RiskExportColumn, number>> = {
  title: 48,
  category: 18,
  flow: 18,
  owner_id: 22,
  reviewer_id: 22,
  selected_assets: 36,
  selected_scenarios: 36,
  table_id: 22,
};
const WIDTH = 14;

const isSeverity = (value: Cell): value is RiskSeverity => RISK_SEVERITIES.some((one) => one === value);
const wordOf = (words: Readonly<Record<string, string>>, value: Cell): Cell =>
  typeof value === 'string' && Object.hasOwn(words, value) ? (words[value] ?? value) : value;

/** @param timeZone in which a time is a day */
export function risksAsShown(columns: readonly RiskExportColumn[], language: Language, timeZone: string): ShownTable {
  const { headers, severities, categories } = RISK_WORDS[language];
  const { statuses } = TEXTS[language];
  const dayOf = dayReader(timeZone);
  const level = (value: Cell) => (isSeverity(value) ? { cell: severities[value], style: value } : { cell: value });
  const status = (value: Cell) => ({ cell: wordOf(statuses, value) });
  const time = (value: Cell) => ({
    cell: typeof value === 'string' ? dayOf(new Date(value)) : value,
    style: 'day' as const,
  });
  /** Of columns whose values are not shown as they are. */
  const shows: Partial<Record<RiskExportColumn, (value: Cell) => ReturnType<ShownTable['show']>>> = {
    severity: level,
    risk_score: (value) => ({ cell: value, ...(typeof value === 'number' && { style: scoreBucket(value) }) }),
    category: (value) => ({ cell: wordOf(categories, value) }),
    status,
    flow: status,
    due_date: (value) => ({ cell: value, style: 'day' }),
    updated_at: time,
    created_at: time,
  };
  return {
    columns,
    headers: columns.map((column) => headers[column]),
    widths: columns.map((column) => WIDTHS[column] ?? WIDTH),
    show: (value, at) => (columns[at] && shows[columns[at]]?.(value)) ?? { cell: value },
  };
}
