import { UsedValuePage, UsedValueQuery } from '../../schemas/item/used-value.ts';
import { json, sessionProblem } from '../common.ts';

/**
 * Lists the values in use of a field of items. It needs the permission to read assets.
 * @param path below `/api`, e.g. `properties/categories`
 * @param nouns as in the id of the operation, e.g. `PropertyCategories`
 * @param words as the summary names them, e.g. `Categories of properties`
 */
export function usedValuesOperation<const Path extends string, const Nouns extends string>(
  path: Path,
  nouns: Nouns,
  words: string,
) {
  return {
    method: 'GET',
    url: `/api/${path}`,
    config: { access: { resource: 'assets', action: 'read' } },
    schema: {
      operationId: `list${nouns}`,
      summary: `${words} that are in use`,
      tags: [path.split('/')[0] ?? path],
      querystring: UsedValueQuery,
      response: { 200: json(UsedValuePage, 'A page, in alphabetical order'), ...sessionProblem },
    },
  } as const;
}
