/** Importing records from files. */
import type { Resource } from '../../rules/access/permissions.ts';
import { IMPORT_AT_ONCE, IMPORT_BYTES, IMPORT_ROWS, ImportQuery, ImportResult } from '../../schemas/import.ts';
import { Job } from '../../schemas/job.ts';
import { json, may, operation } from '../common.ts';

const DESCRIPTION =
  `The body is the file: CSV in UTF-8, in UTF-16 with a byte order mark, or in Windows-1252, separated by commas, semicolons or tabs; or the first sheet of a workbook (XLSX). The first row has the names of the columns. At most ${IMPORT_BYTES / 1_048_576} MB and ${IMPORT_ROWS.toLocaleString('en')} rows. ` +
  'Columns have the names of the fields, as in the file of an export, whose other columns are not imported. Several values in a cell are separated by semicolons (one that has a semicolon is in quotation marks), and links are the names or ids of their targets. Formulas are not calculated. ' +
  'Fields of templates are also found by their labels. ' +
  'Each row is checked as the operation that creates, or changes, one record does. Nothing is written unless all rows are right, or `skip_invalid` is set. ' +
  'Rows are then written in batches, each in one transaction. A row that is refused only then, because something changed since the check, is reported in `errors`. ' +
  `A file of more than ${IMPORT_AT_ONCE.toLocaleString('en')} rows becomes a job (202), which goes on where it was when the service stops in between, and can be canceled. Canceling deletes what it has created; with \`existing=update\` it only stops, and what was written stays. ` +
  'While a file is being imported, nobody can import the same file into the same kind of records (409 `import_in_progress`).';

export function importOf<const Path extends string, const R extends Resource>({
  path,
  access,
}: {
  path: Path;
  access: R;
  import: true;
}) {
  const config = { ...may('create', access), body: 'file' } as const;
  return operation('POST', `/api/${path}/import`, config, {
    summary: `Create or update ${path.replace('-', ' ')} from a file`,
    description: DESCRIPTION,
    querystring: ImportQuery,
    response: {
      200: json(ImportResult, 'What became of the rows'),
      202: json(Job, 'The job that checks, or imports, the rows'),
    },
  });
}
