import type { AuditQuery } from '../../schemas/audit.ts';
import type { FieldIssue } from '../../schemas/base.ts';

/** @returns an error when a query has the id of a record and not its kind, otherwise null */
export function auditQueryProblem({
  entity,
  entity_id: id,
}: Pick<AuditQuery, 'entity' | 'entity_id'>): FieldIssue | null {
  if (id === undefined || entity !== undefined) return null;
  return {
    path: '/entity',
    keyword: 'required',
    params: { missingProperty: 'entity' },
    message: 'is required: an id says nothing without the kind of the record',
  };
}
