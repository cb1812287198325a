/** Finds the records that a question names, among those that the person may read. */
import { fold, words, wordsMatch } from '@parapet/contracts/rules';
import { Problem } from '../../pipeline/problem.ts';
import type { Intent, Named, Parameters, Question } from './question.ts';
import type { Name, Reading } from './read.ts';

type Asking = Pick<Question, 'ask' | 'organizationId' | 'asked' | 'texts'>;
interface Found {
  items: readonly Named[];
  total: number;
}

const MOST = 20;
const named = <T>({ items, total }: { items: readonly T[]; total: number }, nameOf: (item: T) => Named): Found => ({
  items: items.map(nameOf),
  total,
});

/** Where names of each kind are looked for. */
const LOOKUPS = {
  owner: async ({ ask, organizationId: organization_id }: Asking, q: string) =>
    named(await ask('listPeople', { query: { organization_id, q, limit: MOST } }), ({ id, name, email }) => ({
      id,
      name: name ?? email ?? '',
    })),
  asset: async ({ ask, organizationId: organization_id }: Asking, q: string) =>
    named(await ask('listAssets', { query: { organization_id, q, limit: MOST } }), ({ id, name }) => ({ id, name })),
  risk: async ({ ask, organizationId: organization_id }: Asking, q: string) =>
    named(await ask('listRisks', { query: { organization_id, q, limit: MOST } }), ({ id, title: name }) => ({
      id,
      name,
    })),
  domain: async ({ ask }: Asking, q: string) =>
    named(await ask('listGrcDomains', { query: { q, limit: MOST } }), ({ id, name }) => ({ id, name })),
  /** Categories are stored in English and may be asked for in the reader's language (D39). */
  category: async ({ ask, organizationId: organization_id, texts }: Asking, q: string) => {
    const { category } = await ask('getRiskFacets', { query: { organization_id } });
    const wanted = new Set([fold(q), fold(texts.categories[fold(q)] ?? '')]);
    const items = category.filter(({ value }) => value !== '' && wanted.has(fold(value)));
    return { items: items.map(({ value }) => ({ id: value, name: value })), total: items.length };
  },
} satisfies Partial<Record<keyof Parameters, (asking: Asking, q: string) => Promise<Found>>>;
type Kind = keyof typeof LOOKUPS;
const isKind = (name: string): name is Kind => Object.hasOwn(LOOKUPS, name);

/** The record whose whole name the question contains, the longest first; else the only one that was found, where that is enough. */
async function lookUp(
  kind: Kind,
  { search, text }: Name,
  asking: Asking,
  isOnlyEnough: boolean,
): Promise<Named | undefined> {
  try {
    const { items, total } = await LOOKUPS[kind](asking, kind === 'category' ? text : search);
    const question = words(asking.asked);
    const [whole] = items
      .filter(({ name }) => kind === 'category' || wordsMatch(question, words(name)))
      .toSorted((one, other) => other.name.length - one.name.length);
    return whole ?? (isOnlyEnough && total === 1 ? items[0] : undefined);
  } catch (error) {
    // What a role may not read is not found.
    if (error instanceof Problem && (error.status === 403 || error.status === 400)) return undefined;
    throw error;
  }
}

/** @returns the parameters that the names in the question stand for; null when a name of a list stands for nothing, so that a count would be wrong */
export async function resolve(
  { takes, needs }: Intent,
  { names, hints }: Reading,
  asking: Asking,
): Promise<Parameters | null> {
  const found: Parameters = {};
  const hinted = (['category', 'domain', 'asset'] as const).filter((kind) => takes.includes(kind) && hints(kind));
  const kinds = [...new Set<string>([...hinted, ...takes])].filter(isKind);
  names: for (const name of names) {
    for (const kind of kinds) {
      if (kind in found) continue;
      const isOnlyEnough = kind === 'owner' || kind === 'domain' || kind === needs || (kind === 'asset' && hints(kind));
      const record = await lookUp(kind, name, asking, isOnlyEnough);
      if (record === undefined) continue;
      Object.assign(found, { [kind]: kind === 'category' ? record.name : { id: record.id, name: record.name } });
      continue names;
    }
    if (takes.includes('text') && (needs !== undefined || name.isQuoted || hints('text')))
      found.text ??= needs === 'text' ? name.rest : name.search;
    else if (needs === undefined && takes.length > 0) return null;
  }
  return found;
}
