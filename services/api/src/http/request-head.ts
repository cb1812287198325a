import type { FastifyRequest } from 'fastify';
import type { RequestHead } from '../pipeline/call.ts';

/** What the pipeline asks of a request before its body is read. */
export function headOf({ method, url, headers, id }: FastifyRequest): RequestHead {
  return { method, url, headers, requestId: id };
}
