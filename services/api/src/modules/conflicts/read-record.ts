/** Reads the record of a call as the operation that reads it responds. */
import type { Call } from '../../pipeline/call.ts';
import type { Route } from '../../pipeline/pipeline.ts';
import { Reply } from '../../pipeline/reply.ts';
import { serialize } from '../../pipeline/responses/serialization.ts';

/**
 * @param reader the operation that reads the record at the path of the call
 * @throws Problem 404 when the record is gone, or the caller may not see it
 */
export async function readRecord(call: Call, reader: Route): Promise<Record<string, unknown>> {
  const reply = await reader.run(call);
  return JSON.parse(serialize(reader.id, 200, reply instanceof Reply ? reply.body : reply));
}
