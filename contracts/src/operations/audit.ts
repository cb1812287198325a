import { AuditEntryPage, AuditOwnQuery, AuditQuery, AuditSeal, AuditVerdict, AuditVerifyQuery } from '../schemas/audit.ts';
import { json, notFound, sessionProblem } from './common.ts';

const tags = ['audit'];
// The permission depends on the kind of record in the query, so the handlers check it.
const config = { access: 'signed-in' } as const;

export const auditOperations = {
  listAuditEntries: {
    method: 'GET',
    url: '/api/audit',
    config,
    schema: {
      operationId: 'listAuditEntries',
      summary: 'All changes in the organization, or the history of one record',
      description:
        'All changes are for admins and auditors. The history of one record, which `entity` and `entity_id` name, is for everybody who may read the record; that of a deleted record is for admins and auditors. A member can be named by any user id that they had; the history of a member who was removed and joined again is complete.',
      tags,
      querystring: AuditQuery,
      response: { 200: json(AuditEntryPage, 'A page, newest first'), ...sessionProblem, ...notFound },
    },
  },
  verifyAudit: {
    method: 'GET',
    url: '/api/audit/verify',
    config,
    schema: {
      operationId: 'verifyAudit',
      summary: 'Verify all entries and seals of the organization',
      description:
        'For admins and auditors. The time depends on the size of the trail. Somebody with write access to the database could remove the newest changes together with their seals without leaving a trace. To detect this, export the newest seal regularly, store it elsewhere, and send its number and hash (`seal_number`, `seal_hash`). An exported seal that is `missing` or `altered` is a fault of `_seals`.',
      tags,
      querystring: AuditVerifyQuery,
      response: { 200: json(AuditVerdict, 'Whether the trail is intact'), ...sessionProblem },
    },
  },
  getNewestSeal: {
    method: 'GET',
    url: '/api/audit/seals/newest',
    config,
    schema: {
      operationId: 'getNewestSeal',
      summary: 'The newest seal, to be stored elsewhere',
      description: 'For admins and auditors. With its number and hash, `verifyAudit` can tell later whether anything before it was removed.',
      tags,
      querystring: AuditOwnQuery,
      response: { 200: json(AuditSeal, 'The newest seal'), ...sessionProblem, ...notFound },
    },
  },
} as const;
