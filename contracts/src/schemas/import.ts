/** Importing records from files. */
import Type, { type Static } from 'typebox';
import { FieldError, Id, Timestamp, described, namedObject, nullable, object, oneOf, ref } from './base.ts';
import { organizationQuery } from './list.ts';

/** Most bytes of a file. */
export const IMPORT_BYTES = 10_485_760;
/** Most rows of a file, besides the one with the names of the columns. */
export const IMPORT_ROWS = 50_000;
/** Rows above which an import, or a dry run, is a job. */
export const IMPORT_AT_ONCE = 1000;
/** Most columns of a file. */
export const IMPORT_COLUMNS = 200;
/** Most errors that an answer lists. */
export const IMPORT_ERRORS = 1000;
/** Most names of missing records that an answer lists. */
export const IMPORT_MISSING_NAMES = 100;
/** Most changed cells, and most rows left out by an update, that an answer lists. */
export const IMPORT_LISTED = 1000;
/** Why an import that updates records leaves a row out. */
export const LEFT_OUT_REASONS = ['not_found', 'ambiguous', 'twice', 'changed', 'not_picked'] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/** The sign before the decimals. */
export const DECIMAL_SIGNS = ['point', 'comma'] as const;
export type DecimalSign = (typeof DECIMAL_SIGNS)[number];
/** Which of two numbers of a date is the day, where both could be. */
export const DAY_ORDERS = ['day-first', 'month-first'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

export const ImportQuery = object({
  ...organizationQuery,
  preview: Type.Optional(Type.Boolean({ description: 'Only reads the file: answers its columns, and checks no row' })),
  dry_run: Type.Optional(Type.Boolean({ description: 'Only checks the rows' })),
  skip_invalid: Type.Optional(Type.Boolean({ description: 'Imports the right rows although others are wrong' })),
  existing: Type.Optional(
    oneOf(
      ['skip', 'create', 'update'],
      'Rows whose name, or title, exists already or stands further up in the file: left out (default), or created once more. `update` changes the record that has the `id` of the row, or, for a row without one, the only record with its name; other rows are created. Only cells that differ from those of an export are changed: an empty cell empties its field, and fields without a column stay. Needs the right to change records, too',
    ),
  ),
  unchanged_since: Type.Optional(
    described(
      Timestamp,
      'With `update`: rows whose records were changed after this time are left out. Send the `checked_at` of the dry run that a person has seen',
    ),
  ),
  changed_rows: Type.Optional(
    Type.String({
      // Each number has at most five digits and a comma.
      maxLength: 6 * IMPORT_LISTED,
      pattern: '^!?([0-9]{1,5}(,[0-9]{1,5})*)?$',
      description:
        'With `update`: the rows of the file that may change records, such as `2,5`, or after an exclamation mark those that may not: `!2,5`. The others are left out. Rows that create records are not affected',
    }),
  ),
  create_missing: Type.Optional(
    Type.Boolean({
      description:
        'For an import of assets the properties, and for one of properties the risk scenarios, that a row names and that are not there, are created with the row. They get their name, and a scenario its name as its description; what else they need, a person adds later. Otherwise such a row is wrong',
    }),
  ),
  column: Type.Optional(
    Type.Array(Type.String({ maxLength: 350 }), {
      maxItems: IMPORT_COLUMNS,
      description:
        'For each column of the file the field that it goes to; an empty text for one that is not imported. Without it, columns are matched by their names',
    }),
  ),
  decimal_sign: Type.Optional(
    oneOf(DECIMAL_SIGNS, 'How the file writes decimals. Needed for an import where `formats` is not certain about it'),
  ),
  day_order: Type.Optional(
    oneOf(
      DAY_ORDERS,
      'How the file writes days, such as 03/04/2026. Needed for an import where `formats` is not certain about it',
    ),
  ),
  file_name: Type.Optional(
    Type.String({ maxLength: 200, description: 'How the job is called, if the import becomes one' }),
  ),
  template_id: Type.Optional(described(Id, 'The template of all rows that name no other')),
});
export type ImportQuery = Static<typeof ImportQuery>;

export const ImportColumn = namedObject('ImportColumn', {
  header: Type.String({ description: 'In the first row' }),
  field: nullable(
    Type.String({
      description:
        'A field of the record, with `update` also its `id`, `attributes.` or `template_answers.` with the name of an entry, or null when the column is not imported',
    }),
  ),
  samples: Type.Array(Type.String(), { description: 'The values of the first rows, shortened' }),
});
export type ImportColumn = Static<typeof ImportColumn>;

const found = <const V extends readonly string[]>(values: V, what: string) =>
  nullable(
    object(
      {
        format: oneOf(
          values,
          'As the values were read: as it was asked for, or else as the other values of the file suggest',
        ),
        is_certain: Type.Boolean({
          description:
            'Whether it was asked for, or other values of the file have only this meaning. Otherwise a person should say which is right',
        }),
        samples: Type.Array(Type.String(), { description: 'Values with two meanings, shortened' }),
      },
      { description: what },
    ),
  );

export const ImportFormats = namedObject('ImportFormats', {
  decimal_sign: found(DECIMAL_SIGNS, 'Null where no number has two meanings, such as 1.200'),
  day_order: found(DAY_ORDERS, 'Null where no day has two meanings, such as 03/04/2026'),
});
export type ImportFormats = Static<typeof ImportFormats>;

export const ImportError = namedObject('ImportError', {
  row: Type.Integer({ minimum: 2, description: 'In the file, whose first row has the names of the columns' }),
  column: nullable(Type.String({ description: 'Header of the column; null when the file has none for the field' })),
  value: Type.String({ description: 'In the file, shortened' }),
  error: ref(FieldError),
});
export type ImportError = Static<typeof ImportError>;

export const ImportChange = namedObject('ImportChange', {
  row: Type.Integer({ minimum: 2 }),
  name: Type.String({ description: 'Of the record, before the change' }),
  field: Type.String({ description: 'As for a column' }),
  before: Type.String({ description: 'As an export writes it; of a long text the part that differs' }),
  after: Type.String({ description: 'Like `before`' }),
});
export type ImportChange = Static<typeof ImportChange>;

export const ImportLeftOut = namedObject('ImportLeftOut', {
  row: Type.Integer({ minimum: 2 }),
  name: Type.String({ description: 'In the file, shortened' }),
  reason: oneOf(
    LEFT_OUT_REASONS,
    'No record that the person may see has this id; several have this name; an earlier row is for the same record; the record was changed after `unchanged_since`; `changed_rows` leaves the row out',
  ),
});
export type ImportLeftOut = Static<typeof ImportLeftOut>;

const count = (description: string) => Type.Integer({ minimum: 0, description });

export const ImportResult = namedObject('ImportResult', {
  rows: count('Rows that were read; empty ones are not counted'),
  right: count('Rows that create or change a record; 0 in a preview'),
  wrong: count('Rows with errors'),
  existing: count('Rows that were left out because their name exists already'),
  imported: count('Records that were created'),
  changed: count('Of the right rows, those that change a record'),
  changed_cells: count('Cells of these rows that differ from their records'),
  unchanged: count('Rows that are equal to their records'),
  left_out: count('Rows that an update leaves out, for the reasons of `left_out_rows`'),
  checked_at: described(Timestamp, 'When the rows began to be read'),
  missing: count(
    'Properties, or risk scenarios, that `create_missing` created, or would create: names that right rows have and no record has',
  ),
  missing_names: Type.Array(Type.String(), { maxItems: IMPORT_MISSING_NAMES, description: 'The first of them' }),
  columns: Type.Array(ref(ImportColumn)),
  formats: ref(ImportFormats),
  errors: Type.Array(ref(ImportError), {
    maxItems: IMPORT_ERRORS,
    description: 'Each fault of each wrong row, in the order of the rows',
  }),
  changes: Type.Array(ref(ImportChange), {
    maxItems: IMPORT_LISTED,
    description: 'The first changed cells of a dry run, in the order of the rows; empty otherwise',
  }),
  left_out_rows: Type.Array(ref(ImportLeftOut), { maxItems: IMPORT_LISTED, description: 'The first of them' }),
  ids: Type.Array(Id, {
    description: 'Of the records that were created; empty for a job, which can be undone as a whole',
  }),
});
export type ImportResult = Static<typeof ImportResult>;
