/**
 * Sends what is in the outbox. Each delivery is done by one process at a time, which holds a lease on it; when the process dies, another one, or
 * the same after its start, sends it again with the same id. A webhook that fails is left alone for longer and longer, and is turned off after a day.
 */
import type { WebhookTry } from '@parapet/contracts';
import { isPendingMember } from '@parapet/contracts/rules';
import type { MemberDoc, WebhookDoc } from '../../collections.ts';
import {
  DELIVERIES,
  deliveryId,
  QUEUE,
  queued,
  SENDERS,
  type DeliveryDoc,
  type QueuedDoc,
  type ChatContent,
} from '../../outbox.ts';
import { orderedIds } from '../../platform/ordered-id.ts';
import { every } from '../../platform/timers.ts';
import type { Actor, Store } from '../../store/port.ts';
import { BACK_OFF, DAY, pauseAfter } from './back-off.ts';
import { chatBody } from './chat-message.ts';
import type { WebhookClient } from './client.ts';
import { attempt, CHAT_HEADERS, signedHeaders, WORKING, type SenderDoc } from './sender.ts';
import { lockWebhooks, setTopics } from './topics.ts';

export interface DelivererOptions {
  client: WebhookClient;
  /** Origin that people open, for links in messages to a chat. */
  publicUrl: string;
  /** Tells a member that a webhook was turned off. @returns whether the mail server took it; null: there is none */
  mail: ((member: MemberDoc, webhook: WebhookDoc) => Promise<boolean>) | null;
  /** Called with an error that is none of a receiver. */
  onError: (error: unknown) => void;
  /** ms since 1970. */
  now?: () => number;
  /** Milliseconds between two searches. Default 1 s. */
  interval?: number;
}

/** Deliveries that this process does at once, and those of one webhook: a slow receiver must not hold up the others. */
const AT_ONCE = 20;
const OF_WEBHOOK = 4;
/** Milliseconds after which another process may do it; a try takes 10 s at most. */
const LEASE = 30_000;
const SYSTEM: Actor = { id: 'system' };

const newId = orderedIds();

export class Deliverer {
  readonly #store: Store;
  readonly #options: Required<DelivererOptions>;
  readonly #worker = crypto.randomUUID();
  /** What is being done, with its webhook. */
  readonly #running = new Map<Promise<void>, string>();
  #stopLooking: () => void = () => {};
  #looking: Promise<void> | null = null;
  #isClosing = false;

  constructor(store: Store, { now = Date.now, interval = 1000, ...options }: DelivererOptions) {
    this.#store = store;
    this.#options = { now, interval, ...options };
  }

  start(): void {
    this.#stopLooking = every(this.#options.interval, () => this.look());
    this.look();
  }

  /** Stops after the current tries. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#stopLooking();
    await this.#looking;
    await Promise.all(this.#running.keys());
  }

  /** Begins with what is due. */
  look(): void {
    this.#looking ??= this.#begin()
      .catch((error: unknown) => this.#options.onError(error))
      .finally(() => (this.#looking = null));
  }

  get #queue() {
    return this.#store.system<QueuedDoc>(QUEUE);
  }

  get #senders() {
    return this.#store.system<SenderDoc>(SENDERS);
  }

  #at(ms = 0): string {
    return new Date(this.#options.now() + ms).toISOString();
  }

  async #begin(): Promise<void> {
    while (!this.#isClosing && this.#running.size < AT_ONCE) {
      const now = this.#at();
      const failing = await this.#senders.find({ paused_until: { $gt: '' } });
      const paused = failing.flatMap(({ _id, paused_until }) => (paused_until > now ? [_id] : []));
      // After a pause one that has not failed says whether the receiver is back: one that it never takes would pause it again.
      const tried = new Set(failing.map(({ _id }) => _id));
      const left = { due_at: { $lte: now }, webhook: { $nin: [...paused, ...this.#busy(tried)] } };
      const found = await this.#queue.find(left, { direction: 1, limit: AT_ONCE - this.#running.size });
      const fewestTriesFirst = found.toSorted((a, b) => a.tries - b.tries);
      let begun = 0;
      for (const item of fewestTriesFirst)
        if (!this.#busy(tried).includes(item.webhook) && (await this.#claim(item))) begun += 1;
      if (begun === 0) return;
    }
  }

  /** The webhooks to which nothing more is sent at the moment. @param tried those to which one at a time is sent */
  #busy(tried: ReadonlySet<string>): string[] {
    const counts = Map.groupBy(this.#running.values(), (webhook) => webhook);
    return [...counts].flatMap(([webhook, { length }]) =>
      length < (tried.has(webhook) ? 1 : OF_WEBHOOK) ? [] : [webhook],
    );
  }

  /** @returns false when another process was faster */
  async #claim({ _id, due_at, worker }: QueuedDoc): Promise<boolean> {
    const claimed = await this.#queue.updateOne(
      { _id, due_at, worker },
      { $set: { due_at: this.#at(LEASE), worker: this.#worker } },
    );
    if (claimed === null) return false;
    const done = (claimed.mail_to === undefined ? this.#deliver(claimed) : this.#mail(claimed, claimed.mail_to))
      .catch((error: unknown) => this.#options.onError(error))
      .finally(() => {
        this.#running.delete(done);
        this.look();
      });
    this.#running.set(done, claimed.webhook);
    return true;
  }

  #webhook({ organization, webhook }: QueuedDoc): Promise<WebhookDoc | null> {
    return this.#store.org(organization, SYSTEM).collection<WebhookDoc>('webhooks').findOne({ _id: webhook });
  }

  async #deliver(item: QueuedDoc): Promise<void> {
    const [webhook, sender, delivery] = await Promise.all([
      this.#webhook(item),
      this.#senders.get(item.webhook),
      this.#store.system<DeliveryDoc>(DELIVERIES).get(deliveryId(item.webhook, item._id)),
    ]);
    if (webhook === null || sender === null || delivery === null) return this.#drop(item);
    if (!webhook.enabled) return this.#ended(item, null);
    // Another one has failed since this one was chosen.
    if (sender.paused_until > this.#at()) return this.#putBack(item);
    const { client, now } = this.#options;
    const request = await this.#request(webhook, sender, delivery);
    const { last, isDelivered, retryAfter } = await attempt(client, sender, request, now);
    if (isDelivered) {
      await this.#senders.updateOne({ _id: sender._id }, { $set: { ...WORKING, last_try: last } });
      await this.#ended(item, last, 'delivered');
    } else {
      const wait = BACK_OFF[item.tries];
      const since = await this.#failed(sender, last, retryAfter);
      await (wait === undefined ? this.#ended(item, last) : this.#later(item, Math.max(wait, retryAfter), last));
      if (since !== null && Date.parse(last.at) - Date.parse(since) >= DAY) await this.#turnOff(item);
    }
  }

  async #request(
    { url, chat, organization_id: organization }: WebhookDoc,
    sender: SenderDoc,
    { id, body }: DeliveryDoc,
  ) {
    if (chat === undefined) return { url, headers: await signedHeaders(sender, id, body), body };
    const { publicUrl, now } = this.#options;
    // As `tellChat` has written it.
    const content = JSON.parse(body) as ChatContent;
    const text = await chatBody(chat, content, { store: this.#store, organization, publicUrl, now: new Date(now()) });
    return { url: sender.url ?? url, headers: CHAT_HEADERS, body: text };
  }

  async #drop({ _id }: QueuedDoc): Promise<void> {
    await this.#queue.delete({ _id, worker: this.#worker });
  }

  async #putBack({ _id }: QueuedDoc): Promise<void> {
    await this.#queue.updateOne({ _id, worker: this.#worker }, { $set: { due_at: this.#at(), worker: '' } });
  }

  /** @param last null when it was not tried, because the webhook is off */
  #ended(item: QueuedDoc, last: WebhookTry | null, state: DeliveryDoc['state'] = 'failed'): Promise<void> {
    return this.#store.transaction(item.organization, SYSTEM, async (tx) => {
      const mine = { _id: item._id, worker: this.#worker };
      if ((await tx.system<QueuedDoc>(QUEUE).delete(mine)) > 0) await this.#note(tx, item, last, state);
    });
  }

  #later(item: QueuedDoc, wait: number, last: WebhookTry | null): Promise<void> {
    return this.#store.transaction(item.organization, SYSTEM, async (tx) => {
      const after = await tx
        .system<QueuedDoc>(QUEUE)
        .updateOne(
          { _id: item._id, worker: this.#worker },
          { $set: { due_at: this.#at(wait), worker: '' }, $inc: { tries: 1 } },
        );
      if (after !== null && last !== null) await this.#note(tx, item, last, 'waiting');
    });
  }

  async #note(
    tx: Pick<Store, 'system'>,
    { webhook, _id }: QueuedDoc,
    last: WebhookTry | null,
    state: DeliveryDoc['state'],
  ): Promise<void> {
    await tx
      .system<DeliveryDoc>(DELIVERIES)
      .updateOne(
        { _id: deliveryId(webhook, _id) },
        last === null ? { $set: { state } } : { $set: { state, last_try: last }, $inc: { tries: 1 } },
      );
  }

  /** @returns since when it has been failing; null when another one has failed or succeeded since this one was sent */
  async #failed({ _id, failures, failing_since }: SenderDoc, last: WebhookTry, retryAfter: number) {
    const since = failing_since ?? last.at;
    // Of several that fail at the same time the first counts, and a success in between counts more.
    const counted = await this.#senders.updateOne(
      { _id, failures },
      {
        $set: {
          failures: failures + 1,
          failing_since: since,
          paused_until: this.#at(Math.max(pauseAfter(failures + 1), retryAfter)),
          last_try: last,
        },
      },
    );
    return counted && since;
  }

  #turnOff({ organization, webhook }: QueuedDoc): Promise<void> {
    return this.#store.transaction(organization, SYSTEM, async (tx) => {
      await lockWebhooks(tx);
      const off = await tx
        .collection<WebhookDoc>('webhooks')
        .updateOne(
          { _id: webhook, enabled: true },
          { $set: { enabled: false, off_since: this.#at(), off_reason: 'failures' } },
        );
      if (off === null) return;
      await setTopics(tx);
      // What still waits ends, and the mail goes out.
      await tx.system<SenderDoc>(SENDERS).updateOne({ _id: webhook }, { $set: { paused_until: '' } });
      if (this.#options.mail === null) return;
      const admins = await tx.collection<MemberDoc>('members').find({ role: 'admin' });
      for (const { user_id } of admins.filter((admin) => !isPendingMember(admin)))
        await tx.system<QueuedDoc>(QUEUE).put({ ...queued(organization, webhook, newId()), mail_to: user_id });
    });
  }

  async #mail(item: QueuedDoc, user_id: string): Promise<void> {
    const members = this.#store.org(item.organization, SYSTEM).collection<MemberDoc>('members');
    const [webhook, member] = await Promise.all([this.#webhook(item), members.findOne({ user_id })]);
    const isToSay = webhook !== null && !webhook.enabled && member?.role === 'admin';
    const wait = BACK_OFF[item.tries];
    if (!isToSay || wait === undefined || (await this.#options.mail?.(member, webhook)) !== false)
      return this.#drop(item);
    return this.#later(item, wait, null);
  }
}
