/** One line for each request, when it has been answered: who called what, how it went and how long it took. */
import { LogController, type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify';

export class RequestLog extends LogController {
  #lines: FastifyBaseLogger | null = null;

  // Whoever looks for requests that are never answered sets the level to debug.
  override incomingRequest(request: FastifyRequest): void {
    request.log.debug({ req: request }, 'incoming request');
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const said = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) request.log.error({ ...said, err: error }, 'request errored');
    else this.#linesOf(request).info({ reqId: request.id, ...said }, 'request completed');
  }

  /** Looks for no secrets in what it writes: what `logging` makes of request and answer holds none, and it is every request's. */
  #linesOf({ server }: FastifyRequest): FastifyBaseLogger {
    this.#lines ??= server.log.child({}, { redact: [] });
    return this.#lines;
  }
}
