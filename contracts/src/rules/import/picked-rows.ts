/** Which changes of a file an import makes. What is sent stays short for a file of many rows. */
export interface PickedRows {
  /** Whether rows that are not among `rows` are picked. */
  readonly others: boolean;
  /** Numbers of the rows for which it is the other way round. */
  readonly rows: ReadonlySet<number>;
}

export const ALL_ROWS: PickedRows = { others: true, rows: new Set() };
export const NO_ROW: PickedRows = { others: false, rows: new Set() };

export const isPicked = ({ others, rows }: PickedRows, row: number): boolean => rows.has(row) !== others;

/** Picks a row that was not, or the reverse. */
export function withOtherRow({ others, rows }: PickedRows, row: number): PickedRows {
  return { others, rows: rows.symmetricDifference(new Set([row])) };
}

/** As `changed_rows` of a request has it: `2,5` are these rows, `!2,5` all but these. */
export const pickedText = ({ others, rows }: PickedRows): string => `${others ? '!' : ''}${[...rows].join(',')}`;

/** @param text as `pickedText` writes it */
export function pickedRows(text: string): PickedRows {
  return { others: text.startsWith('!'), rows: new Set(text.match(/\d+/g)?.map(Number)) };
}
