/** One line for each request, when it has been answered: who called what, how it went and how long it took. */
import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

export class RequestLog extends LogController {
  // Whoever looks for requests that are never answered sets the level to debug.
  override incomingRequest(request: FastifyRequest): void {
    request.log.debug({ req: request }, 'incoming request');
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const said = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) request.log.error({ ...said, err: error }, 'request errored');
    else request.log.info(said, 'request completed');
  }
}
