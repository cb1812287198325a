import { operations } from '@parapet/contracts';
import type { App } from '../../app-type.ts';
import type { Store } from '../../store/port.ts';
import { callerIn, callerOf } from '../caller.ts';
import { asCreated } from '../records.ts';
import { expectedVersion, toWire, withETag } from '../wire.ts';
import { planService } from './plan-service.ts';

export function treatmentPlanRoutes(app: App, store: Store): void {
  const plans = planService(store);

  app.route({ ...operations.listTreatmentPlans, handler: async (request) => plans.list(callerIn(request, request.query.organization_id), request.query) });

  app.route({
    ...operations.createTreatmentPlan,
    handler: async (request, reply) => {
      const plan = await plans.create(callerIn(request, request.body.organization_id), request.body);
      asCreated(reply, 'treatment-plans', plan);
      return reply.send(toWire(plan));
    },
  });

  app.route({
    ...operations.getTreatmentPlan,
    handler: async (request, reply) => {
      const plan = await plans.get(callerOf(request), request.params.id);
      withETag(reply, plan);
      return toWire(plan);
    },
  });

  app.route({
    ...operations.updateTreatmentPlan,
    handler: async (request, reply) => {
      const plan = await plans.update(callerOf(request), request.params.id, request.body, expectedVersion(request.headers['if-match']));
      withETag(reply, plan);
      return toWire(plan);
    },
  });

  app.route({
    ...operations.completeTreatmentPlan,
    handler: async (request, reply) => {
      const plan = await plans.complete(callerOf(request), request.params.id, expectedVersion(request.headers['if-match']));
      withETag(reply, plan);
      return toWire(plan);
    },
  });

  app.route({
    ...operations.deleteTreatmentPlan,
    handler: async (request, reply) => {
      await plans.remove(callerOf(request), request.params.id, expectedVersion(request.headers['if-match']));
      return reply.code(204).send(null);
    },
  });
}
