import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RefusedQueryError, type OrgCollection } from '../port.ts';
import { engines, type TestEngineStore } from '../testing.ts';
import { ACTOR, spec, type Item, type Note } from '../testing/spec.ts';

const TEXTS: Record<string, string> = {
  cafe: 'Café fire at Zürich office',
  phishing: 'Phishing e-mail to finance (2nd wave)',
  pizza: 'Pizza delivery fraud',
  greek: 'Κίνδυνος από ΠΛΗΜΜΎΡΑ',
  cjk: '情報漏洩 のリスク',
  quote: `O'Brien said "drop tables"; -- and AND OR NOT near( * ^ :`,
  ligature: 'Oﬃce ﬁre №5 Straße ＦＵＬＬ',
  long: `x${'y'.repeat(200)}`,
};

describe.each(engines)('search on $name', (on) => {
  let opened: TestEngineStore;
  let items: OrgCollection<Item>;

  beforeAll(async () => {
    opened = await on.open(spec);
    items = opened.store.org('search', ACTOR).collection<Item>('items');
    for (const [_id, title] of Object.entries(TEXTS))
      await items.insertOne({ _id, title, notes: _id === 'pizza' ? 'reported by the office in Zug' : '' });
    await opened.store.org('others', ACTOR).collection<Item>('items').insertOne({ title: 'Café of somebody else' });
  });
  afterAll(() => opened.close());

  const found = async (search: string) =>
    (await items.find({}, { search, sort: { field: '_id', direction: 1 }, limit: 50 })).map(({ _id }) => _id);

  it.each([
    ['cafe', ['cafe']],
    ['CAFÉ', ['cafe']],
    ['zur', ['cafe']],
    ['zürich cafe', ['cafe']],
    ['office', ['cafe', 'ligature', 'pizza']],
    ['fire offi', ['cafe', 'ligature']],
    ['ffice', []],
    ['mail', ['phishing']],
    ['e-mail finance', ['phishing']],
    ['2', ['phishing']],
    ['z', ['cafe', 'pizza']],
    ['pizza office', ['pizza']],
    ['zz', []],
    ['πλημμυρα', ['greek']],
    ['情報', ['cjk']],
    [`"drop" tables--`, ['quote']],
    ['and or not near', ['quote']],
    ['AND*', ['quote']],
    ['straße', ['ligature']],
    ['full', ['ligature']],
    ['no5', ['ligature']],
    [`x${'y'.repeat(100)}`, ['long']],
    ['cafe pizza', []],
  ])('finds %s', async (search, ids) => {
    expect(await found(search)).toEqual(ids);
    expect(await items.count({}, search)).toBe(ids.length);
  });

  it('for blank text finds all', async () => {
    for (const search of ['', '   ', '\t\n']) {
      expect(await found(search), search).toEqual(Object.keys(TEXTS).toSorted());
      expect(await items.count({}, search)).toBe(Object.keys(TEXTS).length);
    }
  });

  it('for text without a word finds nothing', async () => {
    for (const search of ['*', '???', '🔥', '" "', '\0']) {
      expect(await found(search), search).toEqual([]);
      expect(await items.count({ _id: 'cafe' }, search)).toBe(0);
    }
    expect(await found('" OR "')).toEqual(['quote']);
  });

  it('is up to date after changes and removals', async () => {
    await items.insertOne({ _id: 'moving', title: 'Temporary wording' });
    expect(await found('temporary')).toEqual(['moving']);
    await items.updateOne({ _id: 'moving' }, { $set: { title: 'Other wording' } });
    expect([await found('temporary'), await found('other wording')]).toEqual([[], ['moving']]);
    await items.updateOne({ _id: 'moving' }, { $set: { title: '' } });
    expect(await found('wording')).toEqual([]);
    await items.deleteOne({ _id: 'moving' });
    expect(await found('other')).toEqual([]);
  });

  it('in a transaction finds what it has written', async () => {
    await opened.store.transaction('fresh', ACTOR, async (tx) => {
      const own = tx.collection<Item>('items');
      await own.insertOne({ title: 'Only just written' });
      expect(await own.find({}, { search: 'just' })).toHaveLength(1);
      expect(await own.count({}, 'writ')).toBe(1);
    });
  });

  it('is refused without searched fields and with too many words', async () => {
    const notes = opened.store.org('search', ACTOR).collection<Note>('notes');
    await expect(notes.find({}, { search: 'x' })).rejects.toThrow(RefusedQueryError);
    await expect(items.find({}, { search: Array.from({ length: 33 }, (_, n) => `w${n}`).join(' ') })).rejects.toThrow(
      RefusedQueryError,
    );
  });
});
