/** Finds the records that a question names, among those that the person may read. */
import { fold, words, wordsMatch } from '@parapet/contracts/rules';
import type { Intent, Named, Parameters, Question } from './intent.ts';
import { Problem } from '../../pipeline/problem.ts';
import type { Name, Reading } from './read.ts';

type Asking = Pick<Question, 'ask' | 'organizationId' | 'asked' | 'texts'>;

/** What a role may not read is not found. */
async function readable<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Problem && (error.status === 403 || error.status === 400)) return null;
    throw error;
  }
}

/** The record whose whole name the question contains, the longest first; else the only one that was found, where that is enough. */
function chosen(found: readonly Named[], total: number, { asked }: Asking, onlyOne: boolean): Named | undefined {
  const question = words(asked);
  const whole = found
    .filter(({ name }) => wordsMatch(question, words(name)))
    .toSorted((one, other) => other.name.length - one.name.length);
  return whole[0] ?? (onlyOne && total === 1 ? found[0] : undefined);
}

const MOST = 20;

async function person(name: Name, asking: Asking): Promise<Named | undefined> {
  const found = await readable(
    asking.ask('listPeople', { query: { organization_id: asking.organizationId, q: name.search, limit: MOST } }),
  );
  return found === null
    ? undefined
    : chosen(
        found.items.map(({ id, name: called, email }) => ({ id, name: called ?? email ?? '' })),
        found.total,
        asking,
        true,
      );
}

async function asset(name: Name, asking: Asking, isNamed: boolean): Promise<Named | undefined> {
  const found = await readable(
    asking.ask('listAssets', { query: { organization_id: asking.organizationId, q: name.search, limit: MOST } }),
  );
  return found === null ? undefined : chosen(found.items, found.total, asking, isNamed);
}

async function risk(name: Name, asking: Asking, onlyOne: boolean): Promise<Named | undefined> {
  const found = await readable(
    asking.ask('listRisks', { query: { organization_id: asking.organizationId, q: name.search, limit: MOST } }),
  );
  return found === null
    ? undefined
    : chosen(
        found.items.map(({ id, title }) => ({ id, name: title })),
        found.total,
        asking,
        onlyOne,
      );
}

async function domain(name: Name, asking: Asking): Promise<Named | undefined> {
  const found = await readable(asking.ask('listGrcDomains', { query: { q: name.search, limit: MOST } }));
  return found === null ? undefined : chosen(found.items, found.total, asking, true);
}

/** Categories are stored in English and may be asked for in the reader's language (D39). */
async function category(name: Name, asking: Asking): Promise<string | undefined> {
  const facets = await readable(asking.ask('getRiskFacets', { query: { organization_id: asking.organizationId } }));
  const wanted = new Set([fold(name.text), fold(asking.texts.categories[fold(name.text)] ?? '')]);
  return facets?.category.find(({ value }) => value !== '' && wanted.has(fold(value)))?.value;
}

/** @returns the parameters of an intent that the names in the question stand for; null when a name of a list stands for nothing, so that a count would be wrong */
export async function resolve(
  { takes, needs }: Intent,
  { names, hints }: Reading,
  asking: Asking,
): Promise<Parameters | null> {
  const found: Parameters = {};
  const hinted = (['category', 'domain', 'asset'] as const).filter((kind) => hints(kind));
  const kinds = [...hinted, ...takes].filter((kind) => takes.includes(kind));
  for (const name of names) {
    if (await take(name)) continue;
    const isText = takes.includes('text') && (needs !== undefined || name.isQuoted || hints('text'));
    if (isText) found.text ??= needs === 'text' ? name.rest : name.search;
    else if (needs === undefined && takes.length > 0) return null;
  }
  return found;

  async function take(name: Name): Promise<boolean> {
    for (const kind of kinds) {
      if (kind in found) continue;
      if (kind === 'owner') {
        const owner = await person(name, asking);
        if (owner) return Boolean(Object.assign(found, { owner }));
      } else if (kind === 'asset' || kind === 'risk' || kind === 'domain') {
        const record = await {
          asset: () => asset(name, asking, needs === 'asset' || hints('asset')),
          risk: () => risk(name, asking, needs === 'risk'),
          domain: () => domain(name, asking),
        }[kind]();
        if (record) return Boolean(Object.assign(found, { [kind]: { id: record.id, name: record.name } }));
      } else if (kind === 'category') {
        const called = await category(name, asking);
        if (called !== undefined) return Boolean(Object.assign(found, { category: called }));
      }
    }
    return false;
  }
}
