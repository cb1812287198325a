import { handlersFor } from '../../pipeline/operation-types.ts';
import { created, noContent, record } from '../../pipeline/reply.ts';
import type { Store } from '../../store/port.ts';
import { planService } from './plan-service.ts';

export function treatmentPlanHandlers({ store }: { store: Store }) {
  const plans = planService(store);
  return handlersFor({
    listTreatmentPlans: ({ caller, query }) => plans.list(caller, query),
    createTreatmentPlan: async ({ caller, body }) => created('treatment-plans', await plans.create(caller, body)),
    getTreatmentPlan: async ({ caller, params }) => record(await plans.get(caller, params.id)),
    updateTreatmentPlan: async ({ caller, params, body, version }) =>
      record(await plans.update(caller, params.id, body, version)),
    completeTreatmentPlan: async ({ caller, params, version }) =>
      record(await plans.complete(caller, params.id, version)),
    async deleteTreatmentPlan({ caller, params, version }) {
      await plans.remove(caller, params.id, version);
      return noContent();
    },
  });
}
