import { RECORD_KINDS } from '../../record-kinds.ts';
import { Id, object, ref } from '../../schemas/base.ts';
import {
  DELIVERY_DAYS,
  MOST_WEBHOOKS,
  TEST_EVENT,
  Webhook,
  WebhookCreate,
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookDeliveryQuery,
  WebhookPage,
  WebhookQuery,
  WebhookSecretChange,
  WebhookUpdate,
} from '../../schemas/organization/webhook.ts';
import { idParams, json, may, operation, problems } from '../common.ts';
import { DELETED, recordOperations, refined } from '../record-operations.ts';

const { list, create, get, update, remove } = recordOperations(
  RECORD_KINDS.webhooks,
  { all: 'webhooks', any: 'a webhook', one: 'webhook', order: 'by name by default' },
  { one: Webhook, page: WebhookPage, query: WebhookQuery, create: WebhookCreate, update: WebhookUpdate },
  DELETED,
);
const toUpdate = may('update', 'organizations');
const toChangeSecret = { ...toUpdate, body: 'optional' } as const;
/** Pages ask how a delivery went as long as it is under way. */
const background = { ...may('read', 'organizations'), background: true } as const;

export const webhookOperations = {
  listWebhooks: list,
  createWebhook: refined(create, {
    description: `Answers with the secret that signs, which cannot be read again. At most ${MOST_WEBHOOKS}.`,
    response: problems(409),
  }),
  getWebhook: get,
  updateWebhook: update,
  deleteWebhook: remove,
  changeWebhookSecret: operation('POST', '/api/webhooks/:id/secret', toChangeSecret, {
    summary: 'Change the secret of a webhook',
    description: 'Answers with the new secret, which cannot be read again.',
    params: idParams,
    body: ref(WebhookSecretChange),
    response: { 200: json(Webhook, 'The webhook, with its new secret'), ...problems(404) },
  }),
  testWebhook: operation('POST', '/api/webhooks/:id/test', toUpdate, {
    summary: `Send the event \`${TEST_EVENT}\``,
    params: idParams,
    response: { 202: json(WebhookDelivery, 'The delivery, which waits for its first try'), ...problems(404, 409) },
  }),
  getWebhookDeliveries: operation('GET', '/api/webhooks/:id/deliveries', background, {
    summary: 'What a webhook was told',
    params: idParams,
    querystring: WebhookDeliveryQuery,
    response: {
      200: json(WebhookDeliveryPage, `A page of the last ${DELIVERY_DAYS} days, newest first`),
      ...problems(404),
    },
  }),
  repeatWebhookDelivery: operation('POST', '/api/webhooks/:id/deliveries/:deliveryId/repeat', toUpdate, {
    summary: 'Send an event again',
    description: 'With the same id and content as before, so that the receiver can tell that it is the same.',
    params: object({ id: Id, deliveryId: Id }),
    response: { 202: json(WebhookDelivery, 'The delivery, which waits for its next try'), ...problems(404, 409) },
  }),
} as const;
