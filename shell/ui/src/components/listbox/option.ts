import type { ReactNode } from 'react';

/** One entry of a list. */
export interface ListOption {
  label: string;
  /** Words that find it besides those of the label. */
  keywords?: string;
  /** Shown in place of the label, e.g. a badge with the same words. */
  content?: ReactNode;
  /** In front of the label, e.g. an avatar. */
  leading?: ReactNode;
  /** At the end of the entry, e.g. its category. */
  description?: ReactNode;
  /** Entries of one group follow each other below its name. */
  group?: string;
  disabled?: boolean;
}

export interface HeadingRow {
  heading: string;
}

export interface OptionRow<O> {
  option: O;
  /** Index among the options, not counting headings. */
  index: number;
}

export type Row<O> = HeadingRow | OptionRow<O>;

/** The options with a heading before each group. */
export function rowsOf<O extends ListOption>(options: readonly O[]): Row<O>[] {
  const rows: Row<O>[] = [];
  let group: string | undefined;
  options.forEach((option, index) => {
    if (option.group !== undefined && option.group !== group) rows.push({ heading: option.group });
    group = option.group;
    rows.push({ option, index });
  });
  return rows;
}
