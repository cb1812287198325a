/**
 * The outbox: what webhooks are told is written in the transaction of the change itself, so that no change is told that did not happen, and none
 * is forgotten. `modules/webhooks/deliverer.ts` sends it.
 */
import {
  DELIVERY_DAYS,
  schemas,
  type ChatKind,
  type Notification,
  type WebhookDelivery,
  type WebhookEvent,
  type WebhookKind,
} from '@parapet/contracts';
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
  /** The chat channel, which is told notifications; absent, like null, where there is none. */
  chat?: { id: string; kinds: readonly ChatKind[] } | null;
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
  extends SystemDoc, Pick<WebhookDelivery, 'id' | 'created_at' | 'state' | 'tries' | 'last_try'> {
  organization: string;
  /** Absent for a message to a chat. */
  type?: WebhookDelivery['type'];
  /** JSON, as it is sent; of a message to a chat its {@link ChatContent}. */
  body: string;
  expires_at: string;
}

/** What a chat is told of one record. */
export interface ChatItem extends Pick<Notification, 'risk_id' | 'due_date' | 'actor_id'> {
  kind: ChatKind;
  subject: Exclude<Notification['subject'], 'job'>;
  record_id: string;
  title: string;
  /** To whom it was assigned, or who has to do it. */
  person_id: string | null;
}

/** As it is stored until it is sent. */
export interface ChatContent {
  /** The first of them; none for a test. */
  items: readonly ChatItem[];
  count: number;
}

/** Of a webhook that is told of changes. */
export type ToldDoc = DeliveryDoc & { type: WebhookDelivery['type'] };

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
  { type, created_at, data }: { type: WebhookDelivery['type']; created_at: string; data: unknown },
): Promise<ToldDoc> {
  const id = `msg_${newId()}`;
  const body = JSON.stringify({ type, timestamp: created_at, organization_id: organization, data });
  const delivery = { ...newDelivery(organization, webhook, id, created_at), type, body };
  await tx.system<DeliveryDoc>(DELIVERIES).put(delivery);
  await tx.system<QueuedDoc>(QUEUE).put(queued(organization, webhook, id));
  return delivery;
}

const newDelivery = (organization: string, webhook: string, id: string, created_at: string) =>
  ({
    _id: deliveryId(webhook, id),
    organization,
    id,
    created_at,
    state: 'waiting',
    tries: 0,
    last_try: null,
    expires_at: new Date(Date.parse(created_at) + DELIVERY_DAYS * 86_400_000).toISOString(),
  }) as const;

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

/** Milliseconds before a message to a chat: what has one cause comes in one. */
const GATHER = 10_000;
/** Records that a message names. */
const MOST_ITEMS = 20;

/**
 * Tells the chat channel of the organization, in a transaction. Many records make one message.
 * @param cause what has the same is added to the message that waits, also in later transactions; null: only within this one
 */
export async function tellChat(
  tx: Tx,
  items: readonly ChatItem[],
  { at, cause }: { at: string; cause: string | null },
): Promise<void> {
  if (items.length === 0) return;
  const { chat = null } = (await tx.system<TopicsDoc>(TOPICS).get(tx.organizationId)) ?? {};
  const wanted = items.filter(({ kind }) => chat?.kinds.includes(kind));
  if (chat === null || wanted.length === 0) return;
  const deliveries = tx.system<DeliveryDoc>(DELIVERIES);
  const queue = tx.system<QueuedDoc>(QUEUE);
  const due_at = new Date(Date.parse(at) + GATHER).toISOString();
  const base = `chat_${cause ?? newId()}`;
  for (let number = 1; ; number += 1) {
    const id = `${base}_${number}`;
    const before = await deliveries.get(deliveryId(chat.id, id));
    if (before === null) {
      const body = JSON.stringify(gathered({ items: [], count: 0 }, wanted));
      await deliveries.put({ ...newDelivery(tx.organizationId, chat.id, id, at), body });
      await queue.put({ ...queued(tx.organizationId, chat.id, id), due_at });
      return;
    }
    // One that is being sent, or was tried, stays as it is.
    if ((await queue.updateOne({ _id: id, worker: '', tries: 0 }, { $set: { due_at } })) === null) continue;
    // Written by this function.
    const body = JSON.stringify(gathered(JSON.parse(before.body) as ChatContent, wanted));
    await deliveries.updateOne({ _id: before._id }, { $set: { body } });
    return;
  }
}

const gathered = ({ items, count }: ChatContent, more: readonly ChatItem[]): ChatContent => ({
  items: [...items, ...more].slice(0, MOST_ITEMS),
  count: count + more.length,
});

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
