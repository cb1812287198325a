import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fold } from '@parapet/contracts/rules';
import { ACTOR } from '../testing/spec.ts';
import { plansOf } from '../plans.ts';
import type { Doc, OrgCollection, Page, Store } from '../port.ts';
import { openStoreOver } from '../store-of.ts';
import { MemoryEngine } from './engine.ts';
import type { StoredChange } from './tables.ts';

type Risk = Doc & { title: string; status: string; score: number; assets: string[] };

const COUNT = 10_000;
const TIME = '2026-01-01T00:00:00.000Z';
const STATUSES = ['open', 'closed', 'mitigated', 'accepted'];
const seeds: StoredChange[] = Array.from({ length: COUNT }, (_, n) => ({
  collection: 'risks',
  organizationId: 'o',
  id: `risk-${(n * 7919) % COUNT}`,
  doc: {
    _id: `risk-${(n * 7919) % COUNT}`,
    organization_id: 'o',
    version: 1,
    created_at: TIME,
    updated_at: TIME,
    title: `Phishing e-mail number ${n % 977} to the finance office`,
    notes: 'a long text about what could happen '.repeat(6),
    status: STATUSES[n % 4] ?? '',
    score: n % 25,
    assets: [`asset-${n % 300}`, `asset-${n % 7}`],
  },
}));

/**
 * Processor time in ms, as other processes may be busy; the best of many rounds, as the engine compiles code while the first ones run.
 * @param enough no more rounds once it took less
 */
async function best(work: () => Promise<unknown>, enough: number): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < 60 && least >= enough; round += 1) {
    const start = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

describe('ten thousand risks in memory', () => {
  let store: Store;
  let risks: OrgCollection<Risk>;
  beforeAll(async () => {
    const engine = new MemoryEngine(
      plansOf({
        collections: {
          risks: {
            filters: ['status', 'score'],
            sorts: ['title_folded', 'score'],
            search: ['title', 'notes'],
            derived: { title_folded: (doc) => fold(String(doc['title'])) },
          },
        },
        system: {},
      }),
    );
    store = await openStoreOver(engine, [], { warn: expect.unreachable });
    await engine.load(seeds);
    risks = store.org('o', ACTOR).collection<Risk>('risks');
  });
  afterAll(() => store.close());

  const page = (rest: Page = {}): Page => ({ sort: { field: 'title_folded', direction: 1 }, limit: 50, ...rest });

  it.each<[string, () => Promise<unknown>]>([
    ['a filtered and sorted page', () => risks.find({ status: 'open', score: { $gte: 20 } }, page())],
    ['a page of what names an asset', () => risks.find({ assets: 'asset-200' }, page())],
    ['a page that nothing matches', () => risks.find({ status: 'nothing' }, page())],
    ['a page of a search', () => risks.find({}, page({ search: 'phish 97' }))],
    [
      'a page right after a change',
      async () => {
        await risks.updateOne({ _id: 'risk-5' }, { $inc: { score: 1 } });
        await risks.find({ status: 'open' }, page());
      },
    ],
    ['a count', () => risks.count({ status: 'open' })],
  ])('give %s within 30 ms', async (_name, work) => {
    expect(await best(work, 30)).toBeLessThan(30);
  });

  it('are found by id within a millisecond', async () => {
    expect(await best(() => risks.findOne({ _id: 'risk-77' }), 1)).toBeLessThan(1);
  });
});
