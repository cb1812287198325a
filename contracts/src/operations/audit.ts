import {
  AuditEntryPage,
  AuditExportQuery,
  AuditOwnQuery,
  AuditQuery,
  AuditSeal,
  AuditVerdict,
  AuditVerifyQuery,
} from '../schemas/audit.ts';
import { RestorePreview, RestorePreviewQuery } from '../schemas/restore.ts';
import { exportedFile } from './collection/export.ts';
import { json, operation, problems } from './common.ts';

// The permission depends on the kind of record in the query, so the handlers check it.
const config = { access: 'signed-in' } as const;

export const auditOperations = {
  listAuditEntries: operation('GET', '/api/audit', config, {
    summary: 'All changes in the organization, or the history of one record',
    description:
      'All changes are for admins and auditors. The history of one record, which `entity` and `entity_id` name, is for everybody who may read the record; that of a deleted record is for admins and auditors. A member can be named by any user id that they had; the history of a member who was removed and joined again is complete.',
    querystring: AuditQuery,
    response: { 200: json(AuditEntryPage, 'A page, newest first'), ...problems(404) },
  }),
  exportAuditEntries: operation('GET', '/api/audit/export', config, {
    summary: 'The audit trail as a file',
    description:
      'For admins and auditors. All entries that match, newest first, with one row for each field that was changed. What is written while the file is made is not in it.',
    querystring: AuditExportQuery,
    response: { 200: exportedFile, ...problems(404) },
  }),
  previewRestore: operation('GET', '/api/audit/restore-preview', config, {
    summary: 'What restoring a deleted record would do',
    description: 'For admins: what comes back, what does not, and what would prevent it. Nothing is changed.',
    querystring: RestorePreviewQuery,
    response: { 200: json(RestorePreview, 'What would happen'), ...problems(404, 409) },
  }),
  verifyAudit: operation('GET', '/api/audit/verify', config, {
    summary: 'Verify all entries and seals of the organization',
    description:
      'For admins and auditors. The time depends on the size of the trail. The chains show a change of single entries or records. The seals show that somebody who can write to the database, but does not have the key that signs them, has rewritten a chain or signed with another key. Neither shows that the newest changes, or all, were removed together with their seals, nor what somebody does who has the key: for that, the newest seal has to be elsewhere. Let the service post it (`AUDIT_SEAL_URL`) or export it regularly, and send its number and hash (`seal_number`, `seal_hash`). A seal that is `missing` or `altered` is then a fault of `_seals`, with the time of the last seal before it.',
    querystring: AuditVerifyQuery,
    response: { 200: json(AuditVerdict, 'Whether the trail is intact') },
  }),
  getNewestSeal: operation('GET', '/api/audit/seals/newest', config, {
    summary: 'The newest seal, to be stored elsewhere',
    description:
      'For admins and auditors. With its number and hash, `verifyAudit` can tell later whether anything before it was removed.',
    querystring: AuditOwnQuery,
    response: { 200: json(AuditSeal, 'The newest seal'), ...problems(404) },
  }),
} as const;
