/** Which models an endpoint offers: asked once for everybody, as people may look as often as they like. */
import type { ModelClient } from './model-client.ts';

/** How long a list is good for (ms). */
const LIST_LIFE = 5 * 60_000;
/** After this (ms) an endpoint that gave none, or failed, is asked again. */
const NONE_LIFE = 10_000;

/**
 * @param defaultModel always offered; alone where the endpoint does not tell
 * @returns gives the ids, sorted; throws ModelError when the endpoint has failed, to everybody who asks in the next seconds
 */
export function modelList(client: Pick<ModelClient, 'models'>, defaultModel: string): () => Promise<string[]> {
  let kept: { ids: Promise<string[]>; until: number } | null = null;

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
    kept = asked;
    return asked.ids;
  }

  return () => (kept !== null && Date.now() < kept.until ? kept.ids : ask());
}
