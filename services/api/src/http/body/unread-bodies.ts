/**
 * Reads and discards the rest of a request body before answering, e.g. when the body is too large or its sender may not send it. If the
 * connection were closed while data still arrives, the client would lose the answer and see nothing but a broken connection.
 */
import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';

/** For how long (ms) the rest is read. A slower client may lose the answer. */
const PATIENCE = 10_000;

const isUnread = ({ headers, readableEnded, destroyed }: IncomingMessage) =>
  !readableEnded &&
  !destroyed &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

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
