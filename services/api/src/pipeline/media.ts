import { operations, type OperationId } from '@parapet/contracts';

type Media = Readonly<Record<string, { schema: object }>>;

/** The media types of an answer with their schemas; none for an answer without content. */
export function mediaOf(id: OperationId, status: number): Media {
  const responses: Readonly<Record<string, object>> = operations[id].schema.response;
  const response: { content?: Media } = responses[status] ?? {};
  return response.content ?? {};
}
