import type { FastifyRequest } from 'fastify';
import type { RequestHead } from '../pipeline/call.ts';

export function headOf({ method, url, headers, id }: FastifyRequest): RequestHead {
  return { method, url, headers, requestId: id };
}
