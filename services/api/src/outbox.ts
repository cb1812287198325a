/**
 * The outbox: what webhooks are told is written in the transaction of the change itself, so that no change is told that did not happen, and none
 * is forgotten. `modules/webhooks/deliverer.ts` sends it.
 */
import { DELIVERY_DAYS, schemas, type WebhookDelivery, type WebhookEvent, type WebhookKind } from '@parapet/contracts';
import { projections } from './pipeline/responses/response-projection.ts';
import { orderedIds } from './platform/ordered-id.ts';
import type { AtEnd, Filter, Store, SystemDoc, Tx } from './store/port.ts';

export const TOPICS = 'webhook_topics';
export const QUEUE = 'webhook_queue';
export const DELIVERIES = 'webhook_deliveries';
export const SENDERS = 'webhook_senders';
/** Documents that are erased at a time: each may hold a whole record. */
const BATCH = 200;

/** What the webhooks of an organization that are on want to be told; the id is the organization's. Absent where there is none. */
export interface TopicsDoc extends SystemDoc {
  webhooks: { id: string; events: readonly WebhookEvent[] }[];
}

/** What still has to be done for a webhook, in the order of the ids. */
export interface QueuedDoc extends SystemDoc {
  organization: string;
  webhook: string;
  /** The member who is told by mail that the webhook was turned off; absent for a delivery, which has the same id. */
  mail_to?: string;
  tries: number;
  /** ISO 8601. From then on any process may do it; whoever does it moves this time on, as a lease. */
  due_at: string;
  /** The process that does it; '' for none. */
  worker: string;
}

/** The log. The id is that of the webhook, a slash, and that of the delivery, so that those of a webhook stand together in their order. */
export interface DeliveryDoc
  extends SystemDoc, Pick<WebhookDelivery, 'id' | 'type' | 'created_at' | 'state' | 'tries' | 'last_try'> {
  organization: string;
  /** As it is sent, JSON. */
  body: string;
  expires_at: string;
}

const newId = orderedIds();
const projectionOf = projections(schemas);

export const deliveryId = (webhook: string, id: string) => `${webhook}/${id}`;

export const queued = (organization: string, webhook: string, id: string): QueuedDoc => ({
  _id: id,
  organization,
  webhook,
  tries: 0,
  due_at: new Date().toISOString(),
  worker: '',
});

/** To be called in a transaction. */
export async function enqueue(
  tx: Pick<Tx, 'system'>,
  organization: string,
  webhook: string,
  { type, created_at, data }: Pick<DeliveryDoc, 'type' | 'created_at'> & { data: unknown },
): Promise<DeliveryDoc> {
  const id = `msg_${newId()}`;
  const delivery: DeliveryDoc = {
    _id: deliveryId(webhook, id),
    organization,
    id,
    type,
    created_at,
    state: 'waiting',
    tries: 0,
    last_try: null,
    body: JSON.stringify({ type, timestamp: created_at, organization_id: organization, data }),
    expires_at: new Date(Date.parse(created_at) + DELIVERY_DAYS * 86_400_000).toISOString(),
  };
  await tx.system<DeliveryDoc>(DELIVERIES).put(delivery);
  await tx.system<QueuedDoc>(QUEUE).put(queued(organization, webhook, id));
  return delivery;
}

/** Kinds of records that webhooks are told of, by collection; with the schema of the contract, as reading one answers. */
const KINDS = new Map<string, { kind: WebhookKind; project: ReturnType<typeof projectionOf> }>(
  (
    [
      ['risks', 'risk', 'Risk'],
      ['risk_flows', 'flow', 'RiskFlow'],
      ['treatment_plans', 'plan', 'TreatmentPlan'],
      ['tasks', 'task', 'Task'],
    ] as const
  ).map(([collection, kind, schema]) => [collection, { kind, project: projectionOf({ $ref: `${schema}#` }) }]),
);

/** Tells the webhooks of the organization what a transaction has done to records. */
export const toOutbox: AtEnd = async (changes, tx) => {
  const topics = await tx.system<TopicsDoc>(TOPICS).get(tx.organizationId);
  if (topics === null) return;
  for (const { collection, at, before, after } of changes) {
    const told = KINDS.get(collection);
    if (told === undefined) continue;
    const type: WebhookEvent = `${told.kind}.${before === null ? 'created' : after === null ? 'deleted' : 'updated'}`;
    const { _id: id, ...fields } = after ?? before ?? {};
    const data = after === null ? { id } : told.project({ id, ...fields });
    for (const webhook of topics.webhooks)
      if (webhook.events.includes(type))
        await enqueue(tx, tx.organizationId, webhook.id, { type, created_at: at, data });
  }
};

/** The deliveries of a webhook. */
export const deliveriesOf = (webhook: string): Filter => ({
  _id: { $gte: deliveryId(webhook, ''), $lt: deliveryId(webhook, '\u{10FFFF}') },
});

/** To be called when the webhooks are gone that the deliveries belong to. */
export async function eraseDeliveries(store: Pick<Store, 'system'>, filter: Filter): Promise<void> {
  const deliveries = store.system<DeliveryDoc>(DELIVERIES);
  for (;;) {
    const found = await deliveries.find(filter, { direction: 1, limit: BATCH });
    if (found.length === 0) return;
    await deliveries.delete({ _id: { $in: found.map(({ _id }) => _id) } });
  }
}

/** To be called when the organization is erased: its outbox is in no collection of it. */
export async function eraseOutbox(store: Pick<Store, 'system'>, organization: string): Promise<void> {
  await store.system(TOPICS).delete({ _id: organization });
  for (const name of [SENDERS, QUEUE]) await store.system(name).delete({ organization });
  await eraseDeliveries(store, { organization });
}
