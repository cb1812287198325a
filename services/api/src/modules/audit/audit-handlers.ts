import type { HandlersOf } from '../../pipeline/operation-types.ts';
import type { Store } from '../../store/port.ts';
import { auditService } from './audit-service.ts';

export function auditHandlers({
  store,
}: {
  store: Store;
}): HandlersOf<'listAuditEntries' | 'verifyAudit' | 'getNewestSeal'> {
  const audit = auditService(store);
  return {
    listAuditEntries: ({ caller, query }) => audit.list(caller, query),
    verifyAudit: ({ caller, query }) => audit.verify(caller.member, query),
    getNewestSeal: ({ caller }) => audit.newestSeal(caller.member),
  };
}
