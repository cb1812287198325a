import { setTimeout as wait } from 'node:timers/promises';
import { operations } from '@parapet/contracts';
import type { App } from '../../app-type.ts';
import { Problem } from '../../problem.ts';
import type { Store, SystemDoc, Watch } from '../../store/port.ts';
import { callerIn } from '../caller.ts';
import { sendLine } from '../sse.ts';
import { eventLog } from './event-log.ts';
import { holderOf } from './holder.ts';
import { lookAtAll } from './rounds.ts';
import { Subscriber } from './subscriber.ts';

/** Time between two signs of life (ms); proxies often cut a line after 30 to 60 s of silence. */
const HEARTBEAT = 20_000;
/** Lines that one person may have open to one process: what they hold is held there. */
const MOST_LINES = 20;
/** How long (ms) somebody who wants to listen waits for the database to be watched. */
const PATIENCE = 5000;

export interface EventOptions {
  /** ms between two signs of life. */
  heartbeat?: number;
  /** Events to remember for browsers that come back. */
  remembered?: number;
  /** ms to wait for the database to be watched. */
  patience?: number;
}

/** News of what changes in the database, told to everybody who may read it. */
export function eventRoutes(app: App, store: Store, { heartbeat = HEARTBEAT, remembered, patience = PATIENCE }: EventOptions = {}): void {
  const log = eventLog(remembered);
  const subscribers = new Set<Subscriber>();
  const linesOf = (userId: string) => [...subscribers].filter((subscriber) => subscriber.userId === userId);
  let watch: Watch | undefined;
  let closing = false;
  // Begins with the first who listens, if not before.
  const watching = () => {
    watch ??= store.watch({
      onChange(entry, organizationId) {
        const event = log.add(entry, organizationId);
        if (event !== null) for (const subscriber of subscribers) subscriber.tell(event);
      },
      onGap() {
        log.forget();
        for (const subscriber of subscribers) subscriber.reset();
      },
    });
    return watch.ready;
  };
  // Whoever loses another process may come here and ask what they have missed since.
  if (store.kind === 'mongodb') app.addHook('onListen', () => void watching());
  let round: Promise<void> | null = null;
  const timer = setInterval(() => {
    round ??= lookAtAll(store, subscribers).finally(() => (round = null));
  }, heartbeat).unref();
  // Whoever signs out hears nothing more; in other processes the next round tells.
  const stops = ['sessions', 'api_tokens'].map((name) => store.onDeleted<SystemDoc & { user_id: string }>(name, ({ user_id }) => void lookAtAll(store, linesOf(user_id))));
  // An open line would keep the server from closing.
  app.addHook('preClose', async () => {
    closing = true;
    clearInterval(timer);
    stops.forEach((stop) => stop());
    await watch?.stop();
    for (const subscriber of subscribers) subscriber.line.end();
  });

  app.route({
    ...operations.streamEvents,
    compress: false,
    // It would open a line that nobody reads.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { organization_id, entity } = request.query;
      const { member } = callerIn(request, organization_id);
      if (!(await isReady(watching(), patience)) || closing) throw new Problem(503, 'not_ready', 'Changes cannot be followed at the moment. Try again in a little while.', { headers: { 'retry-after': '5' } });
      if (linesOf(member.user_id).length >= MOST_LINES) throw new Problem(429, 'too_many_streams', 'Too many pages of yours are open. Close some of them.', { headers: { 'retry-after': '30' } });
      // Gone while it waited.
      if (reply.raw.closed) return reply.hijack();
      const onError = (error: unknown) => request.log.error({ err: error }, 'an event could not be told');
      const subscriber = new Subscriber({ store, log, member, entities: entity, holder: holderOf(app, request), onError });
      subscribers.add(subscriber);
      subscriber.line.once('close', () => subscribers.delete(subscriber));
      reply.raw.once('close', () => subscriber.line.destroy());
      subscriber.open(request.headers['last-event-id']);
      return sendLine(reply, subscriber.line);
    },
  });
}

/** @returns false when it takes longer than that */
async function isReady(ready: Promise<void>, patience: number): Promise<boolean> {
  const waiting = new AbortController();
  const late = wait(patience, false, { signal: waiting.signal }).catch(() => false);
  const isInTime = await Promise.race([ready.then(() => true), late]);
  waiting.abort();
  return isInTime;
}
