import type { WebhookDoc } from '../../collections.ts';
import { TOPICS, type TopicsDoc } from '../../outbox.ts';
import type { Filter, Tx } from '../../store/port.ts';

/** The chat channel, which is stored like a webhook, and those that are told of changes. */
export const CHAT: Filter = { chat: { $exists: true } };
export const NO_CHAT: Filter = { chat: { $exists: false } };

/** Changes of webhooks run one after the other: they concern one list of topics, and their number is limited. */
export const lockWebhooks = (tx: Tx): Promise<void> => tx.lock('webhooks', [tx.organizationId]);

/** To be called in the transaction of every change of a webhook: changes of records are told from then on, or no longer. */
export async function setTopics(tx: Tx): Promise<void> {
  const found = await tx.collection<WebhookDoc>('webhooks').find({ enabled: true });
  const topics = tx.system<TopicsDoc>(TOPICS);
  if (found.length === 0) await topics.delete({ _id: tx.organizationId });
  else
    await topics.put({
      _id: tx.organizationId,
      webhooks: found.flatMap(({ _id: id, events, chat }) => (chat === undefined ? [{ id, events }] : [])),
      chat: found.flatMap(({ _id: id, chat }) => (chat === undefined ? [] : [{ id, kinds: chat.kinds }]))[0] ?? null,
    });
}
