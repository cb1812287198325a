/** Pages of the categories of templates. They are few, so they are sorted in memory. */
import { fold } from '@parapet/contracts/rules';
import type { TemplateCategoryQuery } from '@parapet/contracts';
import type { TemplateDoc } from '../../collections.ts';
import type { After, OrgCollection } from '../../store/port.ts';
import { decodeCursor, encodeCursor } from '../cursor.ts';

/** The order of this list, for its cursors. */
const ORDER = 'categories';
const DEFAULT_LIMIT = 50;

const positionOf = (category: string): { value: string; id: string } => ({ value: fold(category), id: category });

function compare(a: After, b: After): number {
  const [left, right] = [[String(a.value), a.id], [String(b.value), b.id]];
  return left.join('\0') < right.join('\0') ? -1 : Number(left.join('\0') !== right.join('\0'));
}

/** @throws Problem 400 when the cursor does not belong to this list */
export async function categoryPage(templates: OrgCollection<TemplateDoc>, { cursor, limit = DEFAULT_LIMIT }: TemplateCategoryQuery) {
  const after = decodeCursor(ORDER, cursor);
  const groups = await templates.countBy(['category']);
  const all = groups.map(({ key }) => String(key['category'])).toSorted((a, b) => compare(positionOf(a), positionOf(b)));
  const left = after === undefined ? all : all.filter((category) => compare(positionOf(category), after) > 0);
  const items = left.slice(0, limit);
  const last = items.at(-1);
  return { items, total: all.length, next_cursor: left.length > limit && last !== undefined ? encodeCursor(ORDER, positionOf(last)) : null };
}
