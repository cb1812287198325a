/** Exporting lists as files. */
import type { TSchema } from 'typebox';
import type { Resource } from '../../rules/access/permissions.ts';
import { EXPORT_AT_ONCE } from '../../schemas/export.ts';
import { FILE_HOURS, Job } from '../../schemas/job.ts';
import { file, json, may, operation, problems } from '../common.ts';

export const exportedFile = file(
  'The file, which is sent while it is made: a connection that breaks means that it is not complete',
);

/** @param query made by `exportQuery` */
export function exportOf<const Path extends string, const R extends Resource, Query extends TSchema>(
  { path, access }: { path: Path; access: R; export: true },
  query: Query,
) {
  return operation('GET', `/api/${path}/export`, may('read', access), {
    summary: `The ${path.replace('-', ' ')} as a file`,
    description:
      'All that match the filters of the list, in its order, with a column for each field and for each attribute or answer. Links are the names of their targets. Text that a spreadsheet would take for a formula begins with an apostrophe in CSV. ' +
      `A list of more than ${EXPORT_AT_ONCE.toLocaleString('en')} records becomes a job (202), whose file can be downloaded for ${FILE_HOURS} hours.`,
    querystring: query,
    response: { 200: exportedFile, 202: json(Job, 'The job that makes the file'), ...problems(409) },
  });
}
