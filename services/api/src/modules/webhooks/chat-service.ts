/** Reads and changes the chat channel of an organization on behalf of an admin. It is a webhook that is told notifications, in the words of people. */
import {
  CHAT_KINDS,
  CHAT_NAMES,
  RECORD_KINDS,
  type ChatChannel,
  type ChatChannelState,
  type ChatChannelUpdate,
  type WebhookTry,
} from '@parapet/contracts';
import type { ChatSettings, WebhookDoc } from '../../collections.ts';
import { deliveriesOf, eraseDeliveries, QUEUE, SENDERS } from '../../outbox.ts';
import type { Caller } from '../../pipeline/call.ts';
import { noContent } from '../../pipeline/reply.ts';
import { handlersFor } from '../../pipeline/operation-types.ts';
import { fieldProblem } from '../../pipeline/problem.ts';
import type { OrgDb, Tx } from '../../store/port.ts';
import { changeAs, readAs } from '../caller.ts';
import { changeRecord, deleteRecord, findRecord, notFound } from '../records.ts';
import { chatBody } from './chat-message.ts';
import { attempt, CHAT_HEADERS, newSender, WORKING, type SenderDoc } from './sender.ts';
import { CHAT, lockWebhooks, setTopics } from './topics.ts';
import { checkAddress, off, on, type WebhookOptions } from './webhook-service.ts';

const { noun } = RECORD_KINDS.webhooks;

type Options = Pick<WebhookOptions, 'store' | 'webhookClient'> & { publicUrl: string };

export function chatHandlers({ store, webhookClient, publicUrl }: Options) {
  const webhooks = (db: OrgDb) => db.collection<WebhookDoc>('webhooks');
  const senders = (within: Pick<Tx, 'system'> = store) => within.system<SenderDoc>(SENDERS);
  const find = (db: OrgDb) => webhooks(db).findOne(CHAT);

  async function shown({ _id, url, chat, ...webhook }: WebhookDoc): Promise<ChatChannel> {
    if (chat === undefined) throw notFound(noun);
    const { version, enabled, off_since, off_reason } = webhook;
    const { failing_since = null, last_try = null } = (await senders().get(_id)) ?? {};
    return { version, ...chat, host: new URL(url).host, enabled, off_since, off_reason, failing_since, last_try };
  }

  const read = async (caller: Caller): Promise<ChatChannelState> => {
    const found = await find(readAs(store, caller));
    return { channel: found && (await shown(found)) };
  };

  /** @param version on which it is based; undefined for any */
  const set = (
    caller: Caller,
    { url, enabled, ...input }: ChatChannelUpdate,
    version: number | undefined,
  ): Promise<WebhookDoc> =>
    changeAs(store, caller, async (tx) => {
      await lockWebhooks(tx);
      const before = version === undefined ? await find(tx) : await findRecord(webhooks(tx), CHAT, noun, version);
      if (before === null && url === undefined) throw fieldProblem('/url', 'Address is required');
      const defaults: ChatSettings = { format: 'slack', kinds: [...CHAT_KINDS], language: 'en' };
      const chat = { ...defaults, ...before?.chat, ...input };
      const isOn = enabled ?? before?.enabled ?? true;
      const fields = {
        name: CHAT_NAMES[chat.format],
        chat,
        // The rest of the address is a secret, which the audit trail must not have.
        ...(url !== undefined && { url: new URL(url).origin, secret_changed_at: new Date().toISOString() }),
        ...(isOn !== before?.enabled && (isOn ? on : off())),
      };
      const after =
        before === null
          ? await webhooks(tx).insertOne({ url: '', events: [], ...on, ...fields })
          : await changeRecord(webhooks(tx), before, { $set: fields });
      const sender = (await senders(tx).get(after._id)) ?? newSender(after._id, tx.organizationId);
      // What waits is tried again at once where there is something new to try.
      const isNew = url !== undefined || (isOn && before?.enabled === false);
      await senders(tx).put({ ...sender, ...(url !== undefined && { url }), ...(isNew && WORKING) });
      await setTopics(tx);
      return after;
    });

  const remove = async (caller: Caller, version: number | undefined): Promise<void> => {
    const id = await changeAs(store, caller, async (tx) => {
      await lockWebhooks(tx);
      const found = await findRecord(webhooks(tx), CHAT, noun, version);
      await deleteRecord(webhooks(tx), found);
      await senders(tx).delete({ _id: found._id });
      await tx.system(QUEUE).delete({ webhook: found._id });
      await setTopics(tx);
      return found._id;
    });
    await eraseDeliveries(store, deliveriesOf(id));
  };

  async function test(caller: Caller): Promise<WebhookTry> {
    const db = readAs(store, caller);
    const found = await find(db);
    const sender = found && (await senders().get(found._id));
    if (found?.chat === undefined || sender?.url === undefined) throw notFound(noun);
    const context = { store, organization: db.organizationId, publicUrl, now: new Date() };
    const body = await chatBody(found.chat, { items: [], count: 0 }, context);
    const request = { url: sender.url, headers: CHAT_HEADERS, body };
    const { last, isDelivered } = await attempt(webhookClient, sender, request, Date.now);
    await senders().updateOne({ _id: found._id }, { $set: { ...(isDelivered && WORKING), last_try: last } });
    return last;
  }

  return handlersFor({
    getChatChannel: ({ caller }) => read(caller),
    setChatChannel: async ({ caller, body, version }) => {
      const url = body.url?.trim();
      await checkAddress(webhookClient, url);
      return shown(await set(caller, { ...body, ...(url !== undefined && { url }) }, version));
    },
    testChatChannel: ({ caller }) => test(caller),
    deleteChatChannel: async ({ caller, version }) => {
      await remove(caller, version);
      return noContent();
    },
  });
}
