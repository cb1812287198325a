/** Logs one line for each request, after its response. */
import { LogController, type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify';

export class RequestLog extends LogController {
  readonly #logsIncoming: boolean;
  #lines: FastifyBaseLogger | null = null;

  /** @param level of the log */
  constructor(level: string) {
    super();
    this.#logsIncoming = level === 'debug' || level === 'trace';
  }

  // Lets the log show requests that never got a response.
  override incomingRequest(request: FastifyRequest): void {
    if (this.#logsIncoming) request.log.debug({ req: request }, 'incoming request');
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) request.log.error({ ...line, err: error }, 'request errored');
    else this.#linesOf(request).info({ reqId: request.id, ...line }, 'request completed');
  }

  /** Skips redaction, which is slow and not needed here: the serializers of `logging` include no secrets. */
  #linesOf({ server }: FastifyRequest): FastifyBaseLogger {
    this.#lines ??= server.log.child({}, { redact: [] });
    return this.#lines;
  }
}
