/** The API over the store of the mocks. */
import { createIdentity, type Identity } from '@parapet/api/identity/identity.ts';
import { newSecret } from '@parapet/api/platform/secrets.ts';
import { EventHub } from '@parapet/api/modules/events/event-hub.ts';
import { handlersOf } from '@parapet/api/modules/handlers.ts';
import { Cascades } from '@parapet/api/modules/links/cascades.ts';
import { planRecurring } from '@parapet/api/modules/jobs/job-doc.ts';
import { Jobs } from '@parapet/api/modules/jobs/jobs.ts';
import { unconnectedClient } from '@parapet/api/modules/webhooks/addresses.ts';
import { Deliverer } from '@parapet/api/modules/webhooks/deliverer.ts';
import { reminderJobs } from '@parapet/api/modules/notifications/reminders.ts';
import { servedRoutes } from '@parapet/api/modules/routes/served-routes.ts';
import type { Log } from '@parapet/api/pipeline/log.ts';
import { Problem } from '@parapet/api/pipeline/problem.ts';
import { createService, type Service } from '@parapet/api/pipeline/local-service.ts';
import type { Store } from '@parapet/api/store/port.ts';
import { mockParty } from './sign-in/mock-party.ts';

export interface MockApi {
  service: Service;
  identity: Identity;
  /** The store stays open. */
  close(): Promise<void>;
}

/** @param onBroken called for a handler that throws */
export function createMockApi(store: Store, publicUrl: string, onBroken: (error: unknown) => void): MockApi {
  const identity = createIdentity({ store, publicUrl });
  const events = new EventHub(store);
  const cascades = new Cascades(store, { onError: onBroken });
  const jobs = new Jobs(store, { events, onError: onBroken });
  const webhookClient = unconnectedClient;
  const deliverer = new Deliverer(store, { client: webhookClient, publicUrl, mail: null, onError: onBroken });
  const secret = newSecret();
  const routes = servedRoutes(store, events, (shared) =>
    handlersOf({
      store: shared,
      publicUrl,
      identity,
      events,
      cascades,
      jobs,
      deliverer,
      webhookClient,
      secret,
      ai: undefined,
      post: null,
      isServerAdmin: () => false,
      releases: async () => [],
      embedded: true,
      party: mockParty(store),
      signIn: { mode: 'frame', sign_up: 'open', account_url: null, verify_url: null },
    }),
  );
  jobs.define('remind', reminderJobs(store, { onError: onBroken }));
  planRecurring(store, 'remind', true).catch(onBroken);
  jobs.start();
  deliverer.start();
  return {
    service: createService({ routes, store, identity, log: logOf(onBroken) }),
    identity,
    async close() {
      await jobs.close();
      await deliverer.close();
      await events.close();
      await cascades.close();
    },
  };
}

/** Only what breaks is of interest: the rest can be seen in the answers. */
function logOf(onBroken: (error: unknown) => void): Log {
  const ignore = () => {};
  const error: Log['error'] = (details: object | string) => {
    const cause: unknown = typeof details === 'string' ? new Error(details) : Reflect.get(details, 'err');
    if (!(cause instanceof Problem)) onBroken(cause);
  };
  return { debug: ignore, info: ignore, warn: ignore, error };
}
