import { operations } from '@parapet/contracts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../app-type.ts';
import { IDLE } from '../../identity/sessions.ts';
import { Problem } from '../../problem.ts';
import type { Store, Watch } from '../../store/port.ts';
import { callerIn } from '../caller.ts';
import { sendLine } from '../sse.ts';
import { eventLog } from './event-log.ts';
import { Subscriber } from './subscriber.ts';

/** Time between two signs of life (ms); proxies often cut a line after 30 to 60 s of silence. */
const HEARTBEAT = 20_000;
/** Lines that one person may have open to one process: what they hold is held there. */
const MOST_LINES = 20;
/** A token of a script is looked at again after this (ms). */
const TOKEN_LIFE = 5 * 60_000;

export interface EventOptions {
  /** ms between two signs of life. */
  heartbeat?: number;
  /** Events to remember for browsers that come back. */
  remembered?: number;
}

/** News of what changes in the database, told to everybody who may read it. */
export function eventRoutes(app: App, store: Store, { heartbeat = HEARTBEAT, remembered }: EventOptions = {}): void {
  const log = eventLog(remembered);
  const subscribers = new Set<Subscriber>();
  let watch: Watch | undefined;
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
  const timer = setInterval(() => {
    for (const subscriber of subscribers) subscriber.keep();
  }, heartbeat).unref();
  // An open line would keep the server from closing.
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await watch?.stop();
    for (const subscriber of subscribers) subscriber.line.end();
  });

  app.route({
    ...operations.streamEvents,
    compress: false,
    handler: async (request, reply) => {
      const { organization_id, entity } = request.query;
      const { member } = callerIn(request, organization_id);
      const open = [...subscribers].filter(({ userId }) => userId === member.user_id).length;
      if (open >= MOST_LINES) throw new Problem(429, 'too_many_streams', 'Too many pages of yours are open. Close some of them.', { headers: { 'retry-after': '30' } });
      const onError = (error: unknown) => request.log.error({ err: error }, 'an event could not be told');
      await watching();
      const subscriber = new Subscriber({ store, log, member, entities: entity, isSignedIn: signedIn(app, request), onError });
      subscribers.add(subscriber);
      subscriber.line.once('close', () => subscribers.delete(subscriber));
      subscriber.open(request.headers['last-event-id']);
      return sendLine(reply, subscriber.line);
    },
  });
}

/** Looks at the session without marking it as used: an open page alone must not keep it from ending. */
function signedIn(app: App, { principal }: FastifyRequest): () => Promise<boolean> {
  const opened = Date.now();
  return async () => {
    if (principal?.via === 'token') return Date.now() < opened + TOKEN_LIFE;
    const session = principal?.sessionId === undefined ? null : await app.identity.sessions.get(principal.sessionId);
    return session !== null && Date.now() < Date.parse(session.seen_at) + IDLE;
  };
}
