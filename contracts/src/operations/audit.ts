import { AuditEntryPage, AuditOwnQuery, AuditQuery, AuditSeal, AuditVerdict, AuditVerifyQuery } from '../schemas/audit.ts';
import { json, notFound, sessionProblem } from './common.ts';

const tags = ['audit'];
// What it takes depends on what is asked for, so the handlers decide.
const config = { access: 'signed-in' } as const;

export const auditOperations = {
  listAuditEntries: {
    method: 'GET',
    url: '/api/audit',
    config,
    schema: {
      operationId: 'listAuditEntries',
      summary: 'The history of one record',
      description: 'For whoever may read the record. A deleted record has its history still, for admins and auditors. A member is named by any user id that they had; whoever was removed and came back has all of it.',
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
      summary: 'Check every entry and every seal of the organisation',
      description:
        'For admins and auditors. Takes longer the more there is. Whoever can write to the database could remove the newest changes together with their seals, of which nothing is left then: keep the newest seal elsewhere now and then, and send its number and hash along (`seal_number`, `seal_hash`). A kept seal that is `missing` or `altered` is a fault of `_seals`.',
      tags,
      querystring: AuditVerifyQuery,
      response: { 200: json(AuditVerdict, 'Whether the trail is whole'), ...sessionProblem },
    },
  },
  getNewestSeal: {
    method: 'GET',
    url: '/api/audit/seals/newest',
    config,
    schema: {
      operationId: 'getNewestSeal',
      summary: 'The newest seal, to keep elsewhere',
      description: 'For admins and auditors. With its number and hash, `verifyAudit` tells later whether anything up to it was removed.',
      tags,
      querystring: AuditOwnQuery,
      response: { 200: json(AuditSeal, 'The newest seal'), ...sessionProblem, ...notFound },
    },
  },
} as const;
