import { handlersFor } from '../../pipeline/operation-types.ts';
import type { Store } from '../../store/port.ts';
import { auditExport } from './audit-export.ts';
import { assertInspector, auditService } from './audit-service.ts';

export function auditHandlers({ store }: { store: Store }) {
  const audit = auditService(store);
  return handlersFor({
    listAuditEntries: ({ caller, query }) => audit.list(caller, query),
    exportAuditEntries: ({ caller, query }) => {
      assertInspector(caller.member);
      return auditExport((page) => audit.list(caller, page), query);
    },
    verifyAudit: ({ caller, query }) => audit.verify(caller.member, query),
    getNewestSeal: ({ caller }) => audit.newestSeal(caller.member),
  });
}
