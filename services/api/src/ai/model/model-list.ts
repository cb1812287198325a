/** Caches the list of models of an endpoint, because people may look at it often. */
import type { ModelClient } from './model-client.ts';

/** Cache time of a list (ms). */
const LIST_LIFE = 5 * 60_000;
/** Cache time of an error, or of a missing list (ms). */
const NONE_LIFE = 10_000;

/**
 * @param defaultModel always in the list; alone if the endpoint has no list
 * @returns reads the sorted ids; throws a ModelError while an error is cached
 */
export function modelList(client: Pick<ModelClient, 'models'>, defaultModel: string): () => Promise<string[]> {
  let cached: { ids: Promise<string[]>; until: number } | null = null;

  function ask(): Promise<string[]> {
    const asked = { ids: offered(), until: Infinity };
    async function offered(): Promise<string[]> {
      let life = NONE_LIFE;
      try {
        const ids = await client.models();
        if (ids !== null) life = LIST_LIFE;
        return [...new Set([defaultModel, ...(ids ?? [])])].toSorted((a, b) => a.localeCompare(b));
      } finally {
        asked.until = Date.now() + life;
      }
    }
    cached = asked;
    return asked.ids;
  }

  return () => (cached !== null && Date.now() < cached.until ? cached.ids : ask());
}
