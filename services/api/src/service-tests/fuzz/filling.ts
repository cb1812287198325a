/** Puts what is known only when a request is sent where it has words for it. */
import type { OperationId } from '@parapet/contracts';
import { ask } from '../../testing/ask.ts';
import type { World } from '../world.ts';
import type { Spares } from './spares.ts';
import { CALLER, CURSOR, SELF, VERSION, type FuzzedRequest } from './words.ts';

/** What a list is, whatever it is narrowed by. */
const OF_LIST: ReadonlySet<string> = new Set(['organization_id', 'sort', 'kind', 'entity', 'entity_id']);

/** As it stands between the quotes of JSON: what the address names may be anything. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

function parsed(text: string): Record<string, unknown> {
  return Object(JSON.parse(text));
}

/** Says what to send instead of the words; anything else is left as it is. */
export function filling(id: OperationId, ours: World, spares: Spares): (request: FuzzedRequest, caller: string) => Promise<FuzzedRequest> {
  const cursors = new Map<string, Promise<string | null>>();

  async function cursorOf({ params = {}, query = {} }: FuzzedRequest): Promise<string | null> {
    const asked = { organization_id: ours.organizationId, ...Object.fromEntries(Object.entries(query).filter(([name]) => OF_LIST.has(name))) };
    const key = JSON.stringify([params, asked]);
    const cursor = cursors.get(key) ?? firstCursor({ params, query: { ...asked, limit: '1' } });
    cursors.set(key, cursor);
    return cursor;
  }

  async function firstCursor(request: FuzzedRequest): Promise<string | null> {
    const { status, text } = await ask(ours.api, ours.boss, id, request);
    const cursor = status === 200 ? parsed(text)['next_cursor'] : null;
    return typeof cursor === 'string' ? cursor : null;
  }

  return async (words, caller) => {
    const filled = spares.fill(words);
    const body = filled.body?.replaceAll(CALLER, caller).replaceAll(SELF, () => inJson(filled.params?.['id'] ?? SELF));
    const request = { ...filled, ...(body !== undefined && { body }) };
    const headers = { ...request.headers };
    if (headers['if-match'] === VERSION) headers['if-match'] = spares.versionOf(request);
    const { cursor: asked, ...query } = request.query ?? {};
    const cursor = asked === CURSOR ? await cursorOf(request) : asked;
    return { ...request, headers, query: { ...query, ...(cursor !== undefined && cursor !== null && { cursor }) } };
  };
}
