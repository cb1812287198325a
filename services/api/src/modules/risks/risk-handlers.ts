import { handlersFor } from '../../pipeline/operation-types.ts';
import { created, noContent, record, Reply } from '../../pipeline/reply.ts';
import { riskGraph } from './reads/risk-graph.ts';
import { riskNotes } from './risk-notes.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { riskService } from './risk-service.ts';

export function riskHandlers(options: ServiceOptions) {
  const risks = riskService(options);
  const notes = riskNotes(options.store);
  return handlersFor({
    listRisks: ({ caller, query }) => risks.list(caller, query),
    listArchivedRisks: ({ caller, query }) => risks.archived(caller, query),
    getRiskSummary: ({ caller, query }) => risks.summary(caller, query),
    getRiskFacets: ({ caller, query }) => risks.facets(caller, query),
    listRiskCategories: ({ caller, query }) => risks.categories(caller, query),
    getRiskGraph: ({ caller, query }) => riskGraph(options.store, caller, query),
    createRisk: async ({ caller, body }) => created('risks', await risks.create(caller, body)),
    getRisk: async ({ caller, params }) => record(await risks.get(caller, params.id)),
    updateRisk: async ({ caller, params, body, version }) =>
      record(await risks.update(caller, params.id, body, version)),
    archiveRisk: async ({ caller, params, version }) => record(await risks.archive(caller, params.id, version)),
    unarchiveRisk: async ({ caller, params, version }) => record(await risks.unarchive(caller, params.id, version)),
    async deleteRisk({ caller, params, version }) {
      await risks.remove(caller, params.id, version);
      return noContent();
    },
    listRiskNotes: ({ caller, params, query }) => notes.list(caller, params.id, query),
    addRiskNote: async ({ caller, params, body }) => new Reply(201, await notes.add(caller, params.id, body)),
  });
}
