/** Replaces the placeholders of a generated request by values. */
import type { OperationId } from '@parapet/contracts';
import { sendRequest } from '../../testing/operation-request.ts';
import type { World } from '../world.ts';
import { CALLER, CURSOR, SELF, VERSION, type FuzzedRequest } from './placeholders.ts';
import type { RecordPool } from './record-pool.ts';

/** Parts of a query that a cursor depends on; the others are filters. */
const CURSOR_QUERY: ReadonlySet<string> = new Set(['organization_id', 'sort', 'kind', 'entity', 'entity_id']);

/** The text as JSON, without the quotes: ids may contain any characters. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

function parsed(text: string): Record<string, unknown> {
  return Object(JSON.parse(text));
}

export function placeholderFilling(
  id: OperationId,
  ours: World,
  pool: RecordPool,
): (request: FuzzedRequest, caller: string) => Promise<FuzzedRequest> {
  const cursors = new Map<string, Promise<string | null>>();

  async function cursorOf({ params = {}, query = {} }: FuzzedRequest): Promise<string | null> {
    const list = {
      organization_id: ours.organizationId,
      ...Object.fromEntries(Object.entries(query).filter(([name]) => CURSOR_QUERY.has(name))),
    };
    const key = JSON.stringify([params, list]);
    const cursor = cursors.get(key) ?? firstCursor({ params, query: { ...list, limit: '1' } });
    cursors.set(key, cursor);
    return cursor;
  }

  async function firstCursor(request: FuzzedRequest): Promise<string | null> {
    const { status, text } = await sendRequest(ours.api, ours.founder, id, request);
    const cursor = status === 200 ? parsed(text)['next_cursor'] : null;
    return typeof cursor === 'string' ? cursor : null;
  }

  return async (template, caller) => {
    const filled = pool.fill(template);
    const body = filled.body?.replaceAll(CALLER, caller).replaceAll(SELF, () => inJson(filled.params?.['id'] ?? SELF));
    const request = { ...filled, ...(body !== undefined && { body }) };
    const headers = { ...request.headers };
    if (headers['if-match'] === VERSION) headers['if-match'] = pool.versionOf(request);
    const { cursor: wanted, ...query } = request.query ?? {};
    const cursor = wanted === CURSOR ? await cursorOf(request) : wanted;
    return { ...request, headers, query: { ...query, ...(cursor !== undefined && cursor !== null && { cursor }) } };
  };
}
