/** Kinds of filters of a list: how each is read from the URL, written to it, sent to the API and shown as chips. */
import { isDay } from '../locale/day.ts';

/** A range of days, both included; null is open. */
export interface DayRange {
  from: string | null;
  to: string | null;
}

export interface Filter<Value> {
  kind: 'text' | 'one' | 'many' | 'flag' | 'days' | 'reference' | 'references';
  initial: Value;
  /** Reads the texts of a URL or of a saved profile; options that do not exist (any more) are ignored. */
  read(texts: readonly string[]): Value;
  write(value: Value): readonly string[];
  /** Parameters of the request; none for a value that filters nothing. @param name of the filter */
  request(value: Value, name: string): object;
  /** The parts of the value that can be removed, each with the value that is left without it. */
  parts(value: Value): readonly { text: string; without: Value }[];
}

export interface FilterOptions {
  /** Name of the parameter of the request, where that is not the filter's own name. */
  param?: string;
}

/** The longest search of the contract. */
const LONGEST = 200;

const some = (name: string, value: unknown, { param = name }: FilterOptions) => ({ [param]: value });

/** Words to search for. */
function text(options: FilterOptions = {}): Filter<string> {
  return {
    kind: 'text',
    initial: '',
    read: ([first = '']) => first.slice(0, LONGEST),
    write: (value) => (value === '' ? [] : [value]),
    request: (value, name) => (value === '' ? {} : some(name, value, options)),
    parts: (value) => (value === '' ? [] : [{ text: value, without: '' }]),
  };
}

/** One of some values, or none. @param options.initial in force until the person chooses, e.g. 'exclude' */
function oneOf<const T extends string>(
  values: readonly T[],
  options: FilterOptions & { initial?: NoInfer<T> } = {},
): Filter<T | null> {
  const initial = options.initial ?? null;
  return {
    kind: 'one',
    initial,
    read: ([first]) => (first === '' ? null : (values.find((value) => value === first) ?? initial)),
    write: (value) => (value === null ? [] : [value]),
    request: (value, name) => (value === null ? {} : some(name, value, options)),
    parts: (value) => (value === null ? [] : [{ text: value, without: initial }]),
  };
}

/** Any of some values; none means all. */
function manyOf<const T extends string>(
  values: readonly T[],
  options: FilterOptions & { initial?: readonly NoInfer<T>[] } = {},
): Filter<readonly T[]> {
  return {
    kind: 'many',
    initial: options.initial ?? [],
    read: (texts) => values.filter((value) => texts.includes(value)),
    write: (chosen) => chosen,
    request: (chosen, name) => (chosen.length === 0 ? {} : some(name, chosen, options)),
    parts: (chosen) => chosen.map((one) => ({ text: one, without: chosen.filter((other) => other !== one) })),
  };
}

/** A switch: true filters, false does not. */
function flag(options: FilterOptions = {}): Filter<boolean> {
  return {
    kind: 'flag',
    initial: false,
    read: ([first]) => first === 'true',
    write: (value) => (value ? ['true'] : []),
    request: (value, name) => (value ? some(name, true, options) : {}),
    parts: (value) => (value ? [{ text: 'true', without: false }] : []),
  };
}

const NO_DAYS: DayRange = { from: null, to: null };

/** A range of days. @param params names of the request's parameters */
function days(params: { from: string; to: string }): Filter<DayRange> {
  const day = (text: string | undefined) => (text !== undefined && isDay(text) ? text : null);
  const isOpen = ({ from, to }: DayRange) => from === null && to === null;
  const write = (range: DayRange) => (isOpen(range) ? [] : [`${range.from ?? ''}/${range.to ?? ''}`]);
  return {
    kind: 'days',
    initial: NO_DAYS,
    read([first = '']) {
      const [from, to] = first.split('/').map(day);
      return { from: from ?? null, to: to ?? null };
    },
    write,
    request: ({ from, to }) => ({
      ...(from !== null && { [params.from]: from }),
      ...(to !== null && { [params.to]: to }),
    }),
    parts: (range) => write(range).map((text) => ({ text, without: NO_DAYS })),
  };
}

/** The id of a record. */
function reference(options: FilterOptions = {}): Filter<string | null> {
  return {
    kind: 'reference',
    initial: null,
    read: ([first = '']) => (first === '' ? null : first),
    write: (id) => (id === null ? [] : [id]),
    request: (id, name) => (id === null ? {} : some(name, id, options)),
    parts: (id) => (id === null ? [] : [{ text: id, without: null }]),
  };
}

/** Ids of records. */
function references(options: FilterOptions = {}): Filter<readonly string[]> {
  return {
    kind: 'references',
    initial: [],
    read: (texts) => [...new Set(texts.filter((id) => id !== ''))],
    write: (ids) => ids,
    request: (ids, name) => (ids.length === 0 ? {} : some(name, ids, options)),
    parts: (ids) => ids.map((id) => ({ text: id, without: ids.filter((other) => other !== id) })),
  };
}

/** The kinds of filters that a list can have: `filter.text()`, `filter.manyOf(STATUSES)`. */
export const filter = { text, oneOf, manyOf, flag, days, reference, references };
