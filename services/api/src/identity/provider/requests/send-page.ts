import type { FastifyReply } from 'fastify';
import { pageHeaders } from '../../pages/layout.ts';

export function sendPage(reply: FastifyReply, status: number, document: string): FastifyReply {
  return reply
    .code(status)
    .headers(pageHeaders())
    .serializer((body: unknown) => String(body))
    .send(document);
}
