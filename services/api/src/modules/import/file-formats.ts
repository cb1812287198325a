/** How a file writes numbers and days: found from its own values, and asked for where these may mean two things. */
import type { DayOrder, DecimalSign, ImportFormats } from '@parapet/contracts';
import { SHORT } from './files/table.ts';

/** The meanings of a text, by the way of writing. A text that has one meaning however it is read is certain. */
type Readings<Format extends string, Value> = Readonly<Record<Format, Value | null>>;

const GROUP = String.raw`[\s'’]`;
const numberPattern = (group: string, decimal: string) =>
  new RegExp(`^[+-]?(?:\\d+|[1-9]\\d{0,2}(?:(?:${group}|${GROUP})\\d{3})+)(?:${decimal}\\d+)?$`);
const POINT = numberPattern(',', String.raw`\.`);
const COMMA = numberPattern(String.raw`\.`, ',');

function numbersIn(text: string): Readings<DecimalSign, number> {
  return {
    point: POINT.test(text) ? Number(text.replaceAll(/[\s'’,]/g, '')) : null,
    comma: COMMA.test(text) ? Number(text.replaceAll(/[\s'’.]/g, '').replace(',', '.')) : null,
  };
}

const DAY = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

function dayOf(year: string, month: string, day: string): string | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, iso.length) !== iso ? null : iso;
}

function daysIn(text: string): Readings<DayOrder, string> {
  if (ISO_DAY.test(text)) return { 'day-first': text, 'month-first': text };
  const [, one = '', sign, two = '', year = ''] = DAY.exec(text) ?? [];
  if (sign === undefined) return { 'day-first': null, 'month-first': null };
  // Points are written between days where the day comes first.
  return { 'day-first': dayOf(year, two, one), 'month-first': sign === '.' ? null : dayOf(year, one, two) };
}

/** Ambiguous values that an answer shows. */
const SAMPLES = 3;

interface Found<Format extends string> {
  format: Format;
  is_certain: boolean;
  samples: string[];
}

/** Reads values, and remembers which way of writing they speak for. */
class Reader<Format extends string, Value> {
  readonly #read: (text: string) => Readings<Format, Value>;
  readonly #formats: readonly [Format, Format];
  /** The way in which an ambiguous text speaks for one of the two. */
  readonly #likely: (text: string) => Format;
  readonly #votes = new Map<Format, number>();
  readonly #guesses = new Map<Format, number>();
  readonly #samples = new Set<string>();

  constructor(
    formats: readonly [Format, Format],
    read: (text: string) => Readings<Format, Value>,
    likely: (text: string) => Format,
  ) {
    [this.#formats, this.#read, this.#likely] = [formats, read, likely];
  }

  add(text: string): void {
    const [one, other] = this.#formats;
    const readings = this.#read(text);
    if (readings[one] === readings[other]) return;
    if (readings[one] === null || readings[other] === null)
      return count(this.#votes, readings[one] === null ? other : one);
    count(this.#guesses, this.#likely(text));
    if (this.#samples.size < SAMPLES) this.#samples.add(text.slice(0, SHORT));
  }

  /** @param wanted by the person @returns null where no value depends on it */
  found(wanted: Format | undefined): Found<Format> | null {
    if (this.#samples.size === 0) return null;
    const [one, other] = this.#formats;
    const of = (counts: ReadonlyMap<Format, number>) => [counts.get(one) ?? 0, counts.get(other) ?? 0] as const;
    const [certain, likely] = [of(this.#votes), of(this.#guesses)];
    const [for1, for2] = certain[0] === certain[1] ? likely : certain;
    return {
      format: wanted ?? (for2 > for1 ? other : one),
      is_certain: wanted !== undefined || (certain[0] === 0) !== (certain[1] === 0),
      samples: [...this.#samples],
    };
  }

  value(text: string, format: Format): Value | null {
    const [one, other] = this.#formats;
    const readings = this.#read(text);
    return readings[one] === null || readings[other] === null ? (readings[one] ?? readings[other]) : readings[format];
  }
}

function count<Format>(counts: Map<Format, number>, format: Format): void {
  counts.set(format, (counts.get(format) ?? 0) + 1);
}

/** Reads the texts of number and day columns. The first pass over a file learns how it writes them. */
export class FileFormats {
  // Three digits after a single sign are thousands more often than thousandths.
  readonly #numbers = new Reader<DecimalSign, number>(['point', 'comma'], numbersIn, (text) =>
    text.includes('.') ? 'comma' : 'point',
  );
  readonly #days = new Reader<DayOrder, string>(['day-first', 'month-first'], daysIn, () => 'day-first');
  #found: ImportFormats | null = null;

  number(text: string): number | null {
    if (this.#found === null) this.#numbers.add(text);
    return this.#numbers.value(text, this.#found?.decimal_sign?.format ?? 'point');
  }

  day(text: string): string | null {
    if (this.#found === null) this.#days.add(text);
    return this.#days.value(text, this.#found?.day_order?.format ?? 'day-first');
  }

  /** Ends the first pass. */
  decide(wanted: { decimal_sign?: DecimalSign; day_order?: DayOrder }): ImportFormats {
    this.#found = {
      decimal_sign: this.#numbers.found(wanted.decimal_sign),
      day_order: this.#days.found(wanted.day_order),
    };
    return this.#found;
  }
}
