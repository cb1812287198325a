import { RECORD_KINDS } from '@parapet/contracts';
import { handlersFor } from '../../pipeline/operation-types.ts';
import { record, Reply } from '../../pipeline/reply.ts';
import { recordHandlers } from '../record-service.ts';
import { webhookService, type WebhookOptions } from './webhook-service.ts';

export function webhookHandlers(options: WebhookOptions) {
  const webhooks = webhookService(options);
  const { shown } = webhooks;
  const { list, create, get, update, remove } = recordHandlers(RECORD_KINDS.webhooks, webhooks, shown);
  return handlersFor({
    listWebhooks: list,
    createWebhook: create,
    getWebhook: get,
    updateWebhook: update,
    deleteWebhook: remove,
    changeWebhookSecret: async ({ caller, params, body: { keep_old = true } }) =>
      record(await shown(caller, await webhooks.changeSecret(caller, params.id, keep_old))),
    testWebhook: async ({ caller, params }) => new Reply(202, await webhooks.test(caller, params.id)),
    getWebhookDeliveries: ({ caller, params, query }) => webhooks.deliveries(caller, params.id, query),
    repeatWebhookDelivery: async ({ caller, params }) =>
      new Reply(202, await webhooks.repeat(caller, params.id, params.deliveryId)),
  });
}
