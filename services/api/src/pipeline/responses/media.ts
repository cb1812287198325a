import { operations, type OperationId } from '@parapet/contracts';

type Media = Readonly<Record<string, { schema: object }>>;

/** The media types of a response with their schemas; empty for a response without content. */
export function mediaOf(id: OperationId, status: number): Media {
  const responses: Readonly<Record<string, object>> = operations[id].schema.response;
  const response: { content?: Media } = responses[status] ?? {};
  return response.content ?? {};
}
