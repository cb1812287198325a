/**
 * Takes what is left of a body before it is answered, as when it is too large or its sender may not send it. A connection that is closed while
 * something still arrives takes the answer away with it, and the sender sees nothing but a broken connection.
 */
import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';

/** For how long (ms) the rest is taken. Whoever is slower may lose the answer. */
const PATIENCE = 10_000;

const isUnread = ({ headers, readableEnded, destroyed }: IncomingMessage) =>
  !readableEnded && !destroyed && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

export const unreadBodies = fp(async (app) => {
  app.addHook('onSend', (request, _reply, payload, done) => {
    const { raw } = request;
    if (!isUnread(raw)) return done(null, payload);
    const timer = setTimeout(finish, PATIENCE).unref();
    raw.once('close', finish).once('end', finish).once('error', finish);
    raw.resume();

    function finish() {
      clearTimeout(timer);
      for (const event of ['close', 'end', 'error']) raw.off(event, finish);
      done(null, payload);
    }
  });
});
