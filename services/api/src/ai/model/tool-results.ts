/** Results of tools as a model gets them: short, without what is for programs, and what they name as sources. */
import { titleOf } from '../tools/places.ts';
import type { Result } from '../tools/tool.ts';
import { fenced } from './prompts.ts';
import type { Source } from './safe-links.ts';

const MOST_TEXT = 500;
const MOST_RESULT = 16_000;
const MOST_ITEMS = 20;
/** Nothing that an answer needs. E-mail addresses do not leave the server. */
const LEFT_OUT = new Set([
  'organization_id',
  'version',
  'created_by',
  'email',
  'next_cursor',
  'template_answers',
  'custom_questions',
  'attributes',
  'former',
]);

function brief(value: unknown, items: number): unknown {
  if (typeof value === 'string')
    return value.length > MOST_TEXT ? `${value.slice(0, MOST_TEXT).toWellFormed()} …` : value;
  if (Array.isArray(value)) return value.slice(0, items).map((item) => brief(item, items));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      LEFT_OUT.has(key) || part === null || part === '' ? [] : [[key, brief(part, items)]],
    ),
  );
}

/** Fenced JSON. Of a long list, fewer items. */
export function resultText(result: Result): string {
  for (let items = MOST_ITEMS; items >= 1; items = Math.floor(items / 2)) {
    const short = brief(result, items);
    if (JSON.stringify(short).length <= MOST_RESULT) return fenced(short);
  }
  return fenced({ error: 'The result is too long. Ask for less.' });
}

/** The records in a result that have a page, and the page of the result itself. @param otherwise title of the latter */
export function sourcesOf(result: unknown, otherwise = ''): Source[] {
  if (Array.isArray(result)) return result.flatMap((item) => sourcesOf(item));
  if (typeof result !== 'object' || result === null) return [];
  const path: unknown = Reflect.get(result, 'path');
  const title = titleOf(result) || otherwise;
  return [
    ...(typeof path === 'string' && title !== '' ? [{ title, path }] : []),
    ...Object.values(result).flatMap((part) => (typeof part === 'object' ? sourcesOf(part) : [])),
  ];
}
