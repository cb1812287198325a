import { handlersFor } from '../../pipeline/operation-types.ts';
import { toRecord } from '../../pipeline/record-mapper.ts';
import { Reply } from '../../pipeline/reply.ts';
import type { Store } from '../../store/port.ts';
import { addRiskTableTemplates } from './default-risk-tables.ts';
import { riskTableService } from './risk-table-service.ts';

/** Registers have no URL, so the responses have no `location`. */
export function riskTableHandlers({ store }: { store: Store }) {
  const tables = riskTableService(store);
  return handlersFor({
    listRiskTables: ({ caller, query }) => tables.list(caller, query),
    initializeRiskTableTemplates: ({ caller }) => addRiskTableTemplates(store, caller),
    createRiskTable: async ({ caller, body }) => new Reply(201, toRecord(await tables.create(caller, body))),
    createRiskTableFromTemplate: async ({ caller, body }) =>
      new Reply(201, toRecord(await tables.createFrom(caller, body))),
  });
}
