import { UsedValuePage, UsedValueQuery } from '../../schemas/item/used-value.ts';
import { json, may, operation } from '../common.ts';

/**
 * Lists the values in use of a field of items. It needs the permission to read assets.
 * @param path below `/api`, e.g. `properties/categories`
 * @param words as the summary names them, e.g. `Categories of properties`
 */
export function usedValuesOperation<const Path extends string>(path: Path, words: string) {
  return operation('GET', `/api/${path}`, may('read', 'assets'), {
    summary: `${words} that are in use`,
    querystring: UsedValueQuery,
    response: { 200: json(UsedValuePage, 'A page, in alphabetical order') },
  });
}
