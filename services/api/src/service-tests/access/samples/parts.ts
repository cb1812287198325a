/** Parts of many samples. */
import {
  filter,
  free,
  organization,
  record,
  reference,
  type IdUse,
  type Sample,
  type Source,
  type Target,
} from '../sample.ts';
import type { Kind } from '../../world-kinds.ts';

export const inQuery = { 'query.organization_id': organization };
export const inBody = { 'body.organization_id': organization };

export const sample = (ok: number, ids: Readonly<Record<string, IdUse>>, request: Sample['request']): Sample => ({
  ok,
  ids,
  request,
});

/** A request that holds nothing but the id of its record. */
export const one = (ok: number, kind: Kind): Sample =>
  sample(ok, { 'params.id': record(kind) }, async (from) => ({ params: { id: await from.take(kind) } }));

/**
 * A bulk change of one record.
 * @param set its fields
 * @param filters kinds of the records that the list is filtered by, by field; a field that takes a list ends in `[]`
 * @param finds where another kind decides over the result: see {@link filter}
 */
export function bulk(
  kind: Kind,
  set: { fields: (from: Source) => object | Promise<object>; ids: Sample['ids'] },
  filters: Readonly<Record<string, Target>>,
  finds: Readonly<Record<string, Target | null>> = {},
): Sample {
  const filterIds = Object.entries(filters).map(
    ([name, one]) => [`body.filter.${name}`, filter(one, finds[name])] as const,
  );
  const setIds = Object.entries(set.ids).map(([place, use]) => [place.replace('body.', 'body.set.'), use] as const);
  const ids = {
    ...inBody,
    'body.bulk_id': free,
    'body.ids[]': filter(kind),
    // Leaves out of what one may see anyway.
    'body.except[]': free,
    ...Object.fromEntries([...filterIds, ...setIds]),
  };
  return sample(200, ids, async (from) => ({
    body: {
      organization_id: from.organization,
      bulk_id: crypto.randomUUID(),
      ids: [await from.take(kind)],
      except: [crypto.randomUUID()],
      action: 'update',
      set: await set.fields(from),
      filter: Object.fromEntries(
        Object.entries(filters).map(([name, one]) =>
          name.endsWith('[]') ? [name.slice(0, -2), [from.id(one)]] : [name, from.id(one)],
        ),
      ),
    },
  }));
}

/** Adds the action `link` to a bulk change, as a separate request. @param to kind of the records that the links lead to */
export function withLinks(change: Sample, kind: Kind, to: Kind): Sample {
  const link = sample(200, { ...inBody, 'body.ids[]': filter(kind), 'body.links[]': reference(to) }, async (from) => ({
    body: { organization_id: from.organization, ids: [await from.take(kind)], action: 'link', links: [from.id(to)] },
  }));
  return { ...change, also: [link] };
}

/** A call with a file of one row. @param template of the row */
export function file(
  template: Kind,
  columns: (from: Source) => Readonly<Record<string, string | readonly string[]>>,
): Sample {
  const cell = (value: string | readonly string[]) => `"${[value].flat().join(';')}"`;
  return sample(200, { ...inQuery, 'query.template_id': reference(template) }, (from) => ({
    query: { organization_id: from.organization, template_id: from.id(template), existing: 'create' },
    headers: { 'content-type': 'text/csv' },
    body: `${Object.keys(columns(from)).join(',')}\n${Object.values(columns(from)).map(cell).join(',')}\n`,
  }));
}
