/** Reads and changes webhooks on behalf of an admin. */
import {
  MOST_WEBHOOKS,
  RECORD_KINDS,
  TEST_EVENT,
  type Webhook,
  type WebhookCreate,
  type WebhookDelivery,
  type WebhookDeliveryPage,
  type WebhookDeliveryQuery,
  type WebhookQuery,
  type WebhookUpdate,
} from '@parapet/contracts';
import type { WebhookDoc } from '../../collections.ts';
import { WEBHOOK_LIST } from '../../list-plan.ts';
import {
  deliveriesOf,
  DELIVERIES,
  deliveryId,
  enqueue,
  eraseDeliveries,
  QUEUE,
  queued,
  SENDERS,
  type ToldDoc,
  type QueuedDoc,
} from '../../outbox.ts';
import type { Caller } from '../../pipeline/call.ts';
import { Problem } from '../../pipeline/problem.ts';
import type { OrgDb, Tx } from '../../store/port.ts';
import { changeAs, readAs } from '../caller.ts';
import { decodeCursor, encodeCursor } from '../cursor.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { plannedList } from '../list-page.ts';
import { recordService } from '../record-service.ts';
import { deleteRecord, findRecord, notFound } from '../records.ts';
import type { AddressRefusal, WebhookClient } from './client.ts';
import type { Deliverer } from './deliverer.ts';
import { newSender, oldSecretUntil, withNewSecret, WORKING, type SenderDoc } from './sender.ts';
import { lockWebhooks, NO_CHAT, setTopics } from './topics.ts';

export interface WebhookOptions extends ServiceOptions {
  webhookClient: WebhookClient;
  deliverer: Pick<Deliverer, 'look'>;
}

type State = Pick<Webhook, 'failing_since' | 'old_secret_until' | 'last_try'>;

const REFUSALS: Readonly<Record<AddressRefusal, string>> = {
  webhook_address_invalid: 'Enter an https address without a user name or password.',
  webhook_address_unknown: 'This address was not found.',
  webhook_address_private: 'This address leads into a private network.',
};

/** Newest first. */
const DELIVERY_ORDER = '-created_at';

export const on = { enabled: true, off_since: null, off_reason: null } as const;
export const off = () => ({ enabled: false, off_since: new Date().toISOString(), off_reason: 'person' }) as const;

/** Asks for names, so it must not run in a transaction. @throws Problem 400 */
export async function checkAddress(client: WebhookClient, url: string | undefined): Promise<void> {
  const refusal = url === undefined ? null : await client.refusal(url);
  if (refusal === null) return;
  const message = REFUSALS[refusal];
  throw new Problem(400, refusal, message, { errors: [{ path: '/url', message }] });
}

export function webhookService(options: WebhookOptions) {
  const { store, webhookClient, deliverer } = options;
  const { noun } = RECORD_KINDS.webhooks;
  const webhooks = (db: OrgDb) => db.collection<WebhookDoc>('webhooks');
  const senders = store.system<SenderDoc>(SENDERS);
  const visible = (id: string) => ({ _id: id, ...NO_CHAT });

  const stateOf = (sender: SenderDoc | null): State => ({
    failing_since: sender?.failing_since ?? null,
    old_secret_until: sender && oldSecretUntil(sender),
    last_try: sender?.last_try ?? null,
  });

  const records = recordService<WebhookDoc, WebhookQuery, WebhookCreate, WebhookUpdate, State>(
    options,
    RECORD_KINDS.webhooks,
    {
      collection: 'webhooks',
      visible: (_db, id) => visible(id),
      list: (_db, query) => plannedList(WEBHOOK_LIST, query, 'name', NO_CHAT),
      rows: (_db, found) =>
        Promise.all(found.map(async (webhook) => ({ ...webhook, ...stateOf(await senders.get(webhook.id)) }))),
      async make(tx, { name, url, events, enabled = true }) {
        await lockWebhooks(tx);
        if ((await webhooks(tx).count(NO_CHAT)) >= MOST_WEBHOOKS)
          throw new Problem(409, 'too_many_webhooks', `There are ${MOST_WEBHOOKS} webhooks already. Delete one first.`);
        return { name: name.trim(), url, events, ...(enabled ? on : off()) };
      },
      async change(tx, { name, url, events, enabled }, before) {
        await lockWebhooks(tx);
        return {
          ...(name !== undefined && { name: name.trim() }),
          ...(url !== undefined && { url }),
          ...(events !== undefined && { events }),
          ...(enabled !== undefined && enabled !== before.enabled && (enabled ? on : off())),
        };
      },
      async changeOthers(tx, { _id }, { enabled }, _caller, isNew) {
        if (isNew) await tx.system<SenderDoc>(SENDERS).put(newSender(_id, tx.organizationId));
        else if (enabled !== undefined)
          await tx
            .system<SenderDoc>(SENDERS)
            .updateOne({ _id }, { $set: enabled ? WORKING : { paused_until: WORKING.paused_until } });
        await setTopics(tx);
      },
    },
  );

  /** @throws Problem 404; 409 when it is off */
  async function findOn(tx: Tx, id: string): Promise<void> {
    if (!(await findRecord(webhooks(tx), visible(id), noun)).enabled)
      throw new Problem(409, 'webhook_off', 'This webhook is off. Turn it on first.');
    // Whoever asks for a try does not want to wait.
    await tx
      .system<SenderDoc>(SENDERS)
      .updateOne({ _id: id, paused_until: { $ne: '' } }, { $set: { paused_until: '' } });
  }

  const toDelivery = (
    { id, type, created_at, state, tries, last_try }: ToldDoc,
    next_try_at: string | null,
  ): WebhookDelivery => ({ id, type, created_at, state, tries, last_try, next_try_at });

  return {
    ...records,

    async create(caller: Caller, input: WebhookCreate): Promise<WebhookDoc & { secret: string }> {
      await checkAddress(webhookClient, input.url);
      const webhook = await records.create(caller, input);
      return { ...webhook, secret: (await senders.get(webhook._id))?.secret ?? '' };
    },

    async update(caller: Caller, id: string, input: WebhookUpdate, version: number | undefined): Promise<WebhookDoc> {
      await checkAddress(webhookClient, input.url);
      return records.update(caller, id, input, version);
    },

    async remove(caller: Caller, id: string, version: number | undefined): Promise<void> {
      await changeAs(store, caller, async (tx) => {
        await lockWebhooks(tx);
        await deleteRecord(webhooks(tx), await findRecord(webhooks(tx), visible(id), noun, version));
        await tx.system(SENDERS).delete({ _id: id });
        await setTopics(tx);
      });
      await eraseDeliveries(store, deliveriesOf(id));
    },

    shown: async (_caller: Caller, webhook: WebhookDoc) => ({ ...webhook, ...stateOf(await senders.get(webhook._id)) }),

    changeSecret: (caller: Caller, id: string, keepOld: boolean): Promise<WebhookDoc & { secret: string }> =>
      changeAs(store, caller, async (tx) => {
        await findRecord(webhooks(tx), visible(id), noun);
        const sender = (await tx.system<SenderDoc>(SENDERS).get(id)) ?? newSender(id, tx.organizationId);
        const changed = withNewSecret(sender, keepOld);
        await tx.system<SenderDoc>(SENDERS).put({ ...sender, ...changed });
        const after = await webhooks(tx).updateOne(
          { _id: id },
          { $set: { secret_changed_at: new Date().toISOString() } },
        );
        if (after === null) throw notFound(noun);
        return { ...after, secret: changed.secret };
      }),

    async test(caller: Caller, id: string): Promise<WebhookDelivery> {
      const delivery = await changeAs(store, caller, async (tx) => {
        await findOn(tx, id);
        const created_at = new Date().toISOString();
        return enqueue(tx, tx.organizationId, id, { type: TEST_EVENT, created_at, data: { webhook_id: id } });
      });
      deliverer.look();
      return toDelivery(delivery, delivery.created_at);
    },

    async repeat(caller: Caller, id: string, msg: string): Promise<WebhookDelivery> {
      const [delivery, due] = await changeAs(store, caller, async (tx) => {
        await findOn(tx, id);
        const _id = deliveryId(id, msg);
        const deliveries = tx.system<ToldDoc>(DELIVERIES);
        if ((await deliveries.get(_id)) === null) throw notFound('delivery');
        const queue = tx.system<QueuedDoc>(QUEUE);
        const waiting = await queue.get(msg);
        const now = new Date().toISOString();
        // It is being sent at this moment.
        const isBusy = waiting !== null && waiting.worker !== '' && waiting.due_at > now;
        if (!isBusy) await queue.put(queued(tx.organizationId, id, msg));
        const after = await deliveries.updateOne({ _id }, { $set: { state: 'waiting' } });
        if (after === null) throw notFound('delivery');
        return [after, isBusy ? null : now] as const;
      });
      deliverer.look();
      return toDelivery(delivery, due);
    },

    async deliveries(caller: Caller, id: string, query: WebhookDeliveryQuery): Promise<WebhookDeliveryPage> {
      const { state, cursor, limit = 50 } = query;
      await findRecord(webhooks(readAs(store, caller)), visible(id), noun);
      const after = decodeCursor(DELIVERY_ORDER, cursor);
      const filter = {
        $and: [
          deliveriesOf(id),
          ...(after === undefined ? [] : [{ _id: { $lt: deliveryId(id, after.id) } }]),
          ...(state === undefined ? [] : [{ state }]),
        ],
      };
      const found = await store.system<ToldDoc>(DELIVERIES).find(filter, { direction: -1, limit: limit + 1 });
      const page = found.slice(0, limit);
      const waiting = page.filter((one) => one.state === 'waiting').map((one) => one.id);
      const [sender, due] = await Promise.all([
        senders.get(id),
        waiting.length === 0 ? [] : store.system<QueuedDoc>(QUEUE).find({ _id: { $in: waiting } }),
      ]);
      // One that is being sent has a lease, which says nothing about the next try.
      const dueAt = new Map(
        due
          .filter(({ worker }) => worker === '')
          .map(({ _id, due_at }) => [_id, [due_at, sender?.paused_until ?? ''].toSorted().at(-1)]),
      );
      const last = page.at(-1);
      return {
        items: page.map((one) => toDelivery(one, dueAt.get(one.id) ?? null)),
        next_cursor:
          found.length > limit && last !== undefined
            ? encodeCursor(DELIVERY_ORDER, { value: last.created_at, id: last.id })
            : null,
      };
    },
  };
}
