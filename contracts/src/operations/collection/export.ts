/** Exporting lists as files. */
import Type, { type TSchema } from 'typebox';
import type { Resource } from '../../rules/access/permissions.ts';
import { EXPORT_TYPES } from '../../schemas/export.ts';
import { sessionProblem } from '../common.ts';

export const exportedFile = {
  description: 'The file, which is sent while it is made: a connection that breaks means that it is not complete',
  content: {
    [EXPORT_TYPES.csv]: { schema: Type.String({ description: 'UTF-8 with a byte order mark' }) },
    [EXPORT_TYPES.xlsx]: { schema: Type.String({ description: 'One sheet' }) },
  },
} as const;

/** @param query made by `exportQuery` */
export function exportOf<const Path extends string, const R extends Resource, Query extends TSchema>(
  { path, access }: { path: Path; access: R; export: true },
  query: Query,
) {
  return {
    method: 'GET',
    url: `/api/${path}/export`,
    config: { access: { resource: access, action: 'read' } },
    schema: {
      summary: `The ${path.replace('-', ' ')} as a file`,
      description:
        'All that match the filters of the list, in its order, with a column for each field and for each attribute or answer. Links are the names of their targets. Text that a spreadsheet would take for a formula begins with an apostrophe in CSV.',
      querystring: query,
      response: { 200: exportedFile, ...sessionProblem },
    },
  } as const;
}
