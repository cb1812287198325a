/** Exporting lists as files. */
import Type, { type TSchema } from 'typebox';
import { object, oneOf } from './base.ts';
import { only, organizationQuery } from './list.ts';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Most records that a request exports at once; more become a job. */
export const EXPORT_AT_ONCE = 5000;

/** The media types of the files. */
export const EXPORT_TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<ExportFormat, string>;

/** @param filters those of the list @param sort the orders of the list */
export function exportQuery<F extends Record<string, TSchema>, S extends TSchema>(filters: F, sort: S) {
  return object({
    ...organizationQuery,
    format: Type.Optional(oneOf(EXPORT_FORMATS, 'csv by default')),
    ...only,
    sort,
    ...filters,
  });
}
