import { operations } from '@parapet/contracts';
import type { App } from '../../app-type.ts';
import { actorOf, organizationOf } from '../../plugins/access.ts';
import { Problem } from '../../problem.ts';
import type { Store } from '../../store/port.ts';
import { organizationService } from './organization-service.ts';

export function organizationRoutes(app: App, store: Store): void {
  const organizations = organizationService(store);

  app.route({
    ...operations.createOrganization,
    handler: async (request, reply) => {
      // The access hook lets nobody in without a principal; this says so to the types.
      if (request.principal === null) throw new Problem(401, 'not_signed_in', 'Sign in to go on');
      const { organization, created } = await organizations.setUp(request.principal, request.body, request.id);
      return reply.code(created ? 201 : 200).send(organization);
    },
  });

  app.route({
    ...operations.getOrganization,
    handler: async (request) => organizations.read(store.org(organizationOf(request, request.params.orgId), actorOf(request))),
  });
}
