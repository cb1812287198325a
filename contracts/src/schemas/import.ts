/** Importing records from files. */
import Type, { type Static } from 'typebox';
import { FieldError, Id, described, namedObject, nullable, object, oneOf, ref } from './base.ts';
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
      ['skip', 'create'],
      'Rows whose name, or title, exists already or stands further up in the file: left out (default), or created once more',
    ),
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
        'A field of the record, `attributes.` or `template_answers.` with the name of an entry, or null when the column is not imported',
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

const count = (description: string) => Type.Integer({ minimum: 0, description });

export const ImportResult = namedObject('ImportResult', {
  rows: count('Rows that were read; empty ones are not counted'),
  right: count('Rows that can be imported; 0 in a preview'),
  wrong: count('Rows with errors'),
  existing: count('Rows that were left out because their name exists already'),
  imported: count('Records that were created'),
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
  ids: Type.Array(Id, {
    description: 'Of the records that were created; empty for a job, which can be undone as a whole',
  }),
});
export type ImportResult = Static<typeof ImportResult>;
