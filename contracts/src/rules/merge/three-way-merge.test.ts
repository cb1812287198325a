import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointerSegment } from '../../protocol/json-pointer.ts';
import { sameValue } from './same-value.ts';
import {
  changesOnto,
  fieldAt,
  mergeRecords,
  resolvedChanges,
  stillValidPicks,
  type ConflictSide,
  type RecordFields,
} from './three-way-merge.ts';

const FIELDS = ['title', 'severity', 'owner_id', 'tags'];
const ALL = [...FIELDS, 'answers'];
const base = { title: 'Ransomware', severity: 'high', owner_id: 'tomas', tags: ['a'], version: 3 };

describe('mergeRecords', () => {
  it('merges what one side changed and lists what both changed', () => {
    const mine = { severity: 'critical', owner_id: 'mateo' };
    const theirs = { ...base, severity: 'medium', title: 'Ransomware stops the WMS', version: 5 };
    expect(mergeRecords(base, mine, theirs, FIELDS)).toEqual({
      conflicts: [{ field: 'severity', base: 'high', mine: 'critical', theirs: 'medium' }],
      onlyMine: [{ field: 'owner_id', base: 'tomas', mine: 'mateo', theirs: 'tomas' }],
      onlyTheirs: [{ field: 'title', base: 'Ransomware', mine: 'Ransomware', theirs: 'Ransomware stops the WMS' }],
      merged: { owner_id: 'mateo' },
      maps: {},
    });
  });

  it('reports nothing when both sides changed a field to the same value', () => {
    const result = mergeRecords(base, { tags: ['b'] }, { ...base, tags: ['b'] }, FIELDS);
    expect(result).toEqual({ conflicts: [], onlyMine: [], onlyTheirs: [], merged: {}, maps: {} });
  });

  it('keeps a cleared field', () => {
    expect(mergeRecords(base, { owner_id: null }, base, FIELDS).merged).toEqual({ owner_id: null });
  });
});

describe('resolvedChanges', () => {
  const result = mergeRecords(
    base,
    { severity: 'critical', owner_id: 'mateo' },
    { ...base, severity: 'medium', owner_id: 'lena' },
    FIELDS,
  );

  it.each<[ConflictSide, ConflictSide, object]>([
    ['mine', 'mine', { severity: 'critical', owner_id: 'mateo' }],
    ['theirs', 'mine', { owner_id: 'mateo' }],
    ['theirs', 'theirs', {}],
    ['base', 'theirs', { severity: 'high' }],
  ])('returns what to save for the severity of %s and the owner of %s', (severity, owner, changes) => {
    expect(resolvedChanges(result, { severity, owner_id: owner })).toEqual(changes);
  });

  it('throws when no side is picked for a conflict', () => {
    expect(() => resolvedChanges(result, { severity: 'mine' })).toThrow('Nothing is picked for owner_id');
  });
});

it('stillValidPicks keeps the picks of fields that did not change again', () => {
  const mine = { severity: 'critical', owner_id: 'mateo' };
  const before = mergeRecords(base, mine, { ...base, severity: 'medium', owner_id: 'lena' }, FIELDS).conflicts;
  const after = mergeRecords(base, mine, { ...base, severity: 'low', owner_id: 'lena' }, FIELDS).conflicts;
  expect(stillValidPicks({ severity: 'mine', owner_id: 'theirs' }, before, after)).toEqual({ owner_id: 'theirs' });
});

describe('a map', () => {
  const start = { answers: { backup: 'yes', 'a/b': 1, old: true } };
  const merge = (mine: unknown, theirs: unknown) =>
    mergeRecords(start, { answers: mine }, { answers: theirs }, ['answers']);

  it('is merged entry by entry, and is saved complete', () => {
    const result = merge({ backup: 'no', 'a/b': 2 }, { backup: 'yes', 'a/b': 3, old: true, added: 'x' });
    expect(result).toEqual({
      conflicts: [{ field: 'answers/a~1b', base: 1, mine: 2, theirs: 3 }],
      onlyMine: [
        { field: 'answers/backup', base: 'yes', mine: 'no', theirs: 'yes' },
        { field: 'answers/old', base: true, mine: undefined, theirs: true },
      ],
      onlyTheirs: [{ field: 'answers/added', base: undefined, mine: undefined, theirs: 'x' }],
      merged: { answers: { backup: 'no', 'a/b': 3, added: 'x' } },
      maps: { answers: { backup: 'no', 'a/b': 3, added: 'x' } },
    });
    expect(resolvedChanges(result, { 'answers/a~1b': 'mine' })).toEqual({
      answers: { backup: 'no', 'a/b': 2, added: 'x' },
    });
    expect(resolvedChanges(result, { 'answers/a~1b': 'theirs' })).toEqual({
      answers: { backup: 'no', 'a/b': 3, added: 'x' },
    });
  });

  it('loses only the removed entry when the removal is picked in a conflict', () => {
    const result = merge({ 'a/b': 1, old: true }, { backup: 'later', 'a/b': 4, old: true });
    expect(result.merged).toEqual({});
    expect(resolvedChanges(result, { 'answers/backup': 'mine' })).toEqual({ answers: { 'a/b': 4, old: true } });
    expect(resolvedChanges(result, { 'answers/backup': 'base' })).toEqual({
      answers: { backup: 'yes', 'a/b': 4, old: true },
    });
    expect(resolvedChanges(result, { 'answers/backup': 'theirs' })).toEqual({});
  });

  it('keeps entries that are named like built-in properties of objects', () => {
    const result = mergeRecords(
      { answers: {} },
      { answers: { constructor: 'mine' } },
      { answers: { ['__proto__']: 'theirs' } },
      ['answers'],
    );
    expect(Object.entries(Object(result.merged['answers']))).toEqual([
      ['__proto__', 'theirs'],
      ['constructor', 'mine'],
    ]);
    expect(result.onlyMine).toEqual([
      { field: 'answers/constructor', base: undefined, mine: 'mine', theirs: undefined },
    ]);
  });

  it('is merged as one field when one of the versions is not a map', () => {
    const result = mergeRecords({ plan: null }, { plan: { title: 'a' } }, { plan: { title: 'b' } }, ['plan']);
    expect(result.conflicts).toEqual([{ field: 'plan', base: null, mine: { title: 'a' }, theirs: { title: 'b' } }]);
    expect(resolvedChanges(result, { plan: 'mine' })).toEqual({ plan: { title: 'a' } });
  });

  it('loses only the pick of an entry that changed once more', () => {
    const mine = { backup: 'no', 'a/b': 2, old: true };
    const before = merge(mine, { backup: 'later', 'a/b': 3, old: true }).conflicts;
    const after = merge(mine, { backup: 'never', 'a/b': 3, old: true }).conflicts;
    expect(stillValidPicks({ 'answers/backup': 'mine', 'answers/a~1b': 'theirs' }, before, after)).toEqual({
      'answers/a~1b': 'theirs',
    });
  });
});

describe('a list of ids', () => {
  const merge = (mine: unknown, theirs: unknown) =>
    mergeRecords({ ids: ['a', 'b'] }, { ids: mine }, { ids: theirs }, ['ids']);

  it.each([
    ['what each added', ['a', 'b', 'c'], ['a', 'b', 'd'], ['a', 'b', 'd', 'c']],
    ['what one added and the other removed', ['a', 'b', 'c'], ['b'], ['b', 'c']],
    ['what both removed', ['a'], ['b'], []],
  ])('gets %s, without a question', (_, mine, theirs, merged) => {
    const result = merge(mine, theirs);
    expect(result).toMatchObject({
      conflicts: [],
      onlyMine: [{ field: 'ids', mine: merged, theirs }],
      merged: { ids: merged },
    });
    expect(changesOnto({ ids: ['a', 'b'] }, { ids: mine }, { ids: theirs })).toEqual({ ids: merged });
  });

  it('is not saved when others have made the same changes and more', () => {
    expect(merge(['a'], ['a', 'c'])).toMatchObject({ onlyMine: [], onlyTheirs: [{ field: 'ids' }], merged: {} });
  });

  it.each([
    ['the order was changed', ['b', 'a'], ['a', 'b', 'c']],
    ['somebody replaced the list', ['a', 'b', 'c'], null],
    ['texts are repeated', ['a', 'b', 'b'], ['a', 'b', 'c']],
    ['these are no texts', ['a', 'b', 1], ['a', 'b', 2]],
  ])('is a conflict when %s', (_, mine, theirs) => {
    expect(merge(mine, theirs)).toMatchObject({ conflicts: [{ field: 'ids' }], onlyMine: [], merged: {} });
  });
});

describe('changesOnto', () => {
  it('applies changed map entries to another version, and other changed fields as a whole', () => {
    const from = { answers: { a: 1, b: 1, c: 1 }, title: 'One' };
    const to = { answers: { a: 2, b: 1, c: 1, d: 1 }, title: 'Two' };
    expect(changesOnto(from, { answers: { a: 1, b: 3 }, title: 'Three' }, to)).toEqual({
      answers: { a: 2, b: 3, d: 1 },
      title: 'Three',
    });
    expect(changesOnto(from, { answers: { a: 3, b: 1, c: 1 } }, to)).toEqual({ answers: { a: 3, b: 1, c: 1, d: 1 } });
  });

  it('keeps what was added to a list where the person put it, if nobody else changed the list', () => {
    expect(changesOnto({ tags: ['y'] }, { tags: ['x', 'y'] }, { tags: ['y'] })).toEqual({ tags: ['x', 'y'] });
  });

  it('leaves out values that the other version already has', () => {
    expect(changesOnto({ a: 1, map: { k: 1 } }, { a: 2, map: { k: 2 } }, { a: 2, map: { k: 2, l: 1 } })).toEqual({});
  });
});

describe('for any three versions', () => {
  const entries = fc.dictionary(fc.constantFrom('k', 'l', 'm/n', '~'), fc.integer({ max: 2, min: 0 }));
  const value = fc.option(
    fc.oneof(fc.constantFrom('a', 'b', 1, true), fc.array(fc.constantFrom('x', 'y'), { maxLength: 2 }), entries),
    { nil: null },
  );
  const record: fc.Arbitrary<RecordFields> = fc.record({
    ...Object.fromEntries(FIELDS.map((field) => [field, value])),
    answers: entries,
  });
  const versions = fc
    .tuple(record, fc.subarray(ALL), record, record)
    .map(([start, touched, edited, theirs]) => ({
      start,
      mine: Object.fromEntries(touched.map((field) => [field, edited[field]])),
      theirs,
    }));
  const apply = (stored: RecordFields, changes: RecordFields): RecordFields => ({ ...stored, ...changes });

  /** The members of a merged list stand in the order of whoever saved first. */
  const inAnyOrder = (stored: RecordFields) =>
    Object.fromEntries(
      Object.entries(stored).map(([name, one]) => [name, Array.isArray(one) ? one.map(String).toSorted() : one]),
    );

  /** Everything that can differ: fields, and the entries of maps. */
  const leavesOf = (...records: readonly RecordFields[]) => {
    const isMap = (value: unknown): value is RecordFields =>
      typeof value === 'object' && value !== null && !Array.isArray(value);
    return ALL.flatMap((field) => {
      const versions = records.map((one) => one[field]);
      if (!versions.every(isMap)) return [field];
      return [...new Set(versions.flatMap((map) => Object.keys(map)))].map((key) => `${field}/${pointerSegment(key)}`);
    });
  };

  it('every field and entry is listed at most once, and what is not listed is the same on both sides', () => {
    fc.assert(
      fc.property(versions, ({ start, mine, theirs }) => {
        const { conflicts, onlyMine, onlyTheirs } = mergeRecords(start, mine, theirs, ALL);
        const listed = [...conflicts, ...onlyMine, ...onlyTheirs].map(({ field }) => field);
        expect(new Set(listed).size).toBe(listed.length);
        const edited = apply(start, mine);
        for (const field of leavesOf(start, edited, theirs).filter((name) => !listed.includes(name))) {
          expect(sameValue(fieldAt(edited, field), fieldAt(theirs, field))).toBe(true);
        }
      }),
    );
  });

  it('both changed the same field or entry, to different values, where there is a conflict or a list was merged', () => {
    fc.assert(
      fc.property(versions, ({ start, mine, theirs }) => {
        const edited = apply(start, mine);
        const both = leavesOf(start, edited, theirs).filter((field) => {
          const [base, own, stored] = [start, edited, theirs].map((one) => fieldAt(one, field));
          return !sameValue(base, own) && !sameValue(base, stored) && !sameValue(own, stored);
        });
        const { conflicts, onlyMine, onlyTheirs } = mergeRecords(start, mine, theirs, ALL);
        const merged = [...onlyMine, ...onlyTheirs].filter(({ field }) => both.includes(field));
        expect([...conflicts, ...merged].map(({ field }) => field).toSorted()).toEqual(both.toSorted());
        expect(
          merged.filter(({ base, mine: own, theirs: stored }) => ![base, own, stored].every(Array.isArray)),
        ).toEqual([]);
      }),
    );
  });

  it('saving over the stored version loses nothing that one side alone changed', () => {
    fc.assert(
      fc.property(
        versions,
        fc.constantFrom<ConflictSide>('base', 'mine', 'theirs'),
        ({ start, mine, theirs }, side) => {
          const result = mergeRecords(start, mine, theirs, ALL);
          const picks = Object.fromEntries(result.conflicts.map(({ field }) => [field, side]));
          const saved = apply(theirs, resolvedChanges(result, picks));
          const edited = apply(start, mine);
          const wanted = new Map<string, unknown>([
            ...leavesOf(start, edited, theirs).map((field) => [field, fieldAt(theirs, field)] as const),
            ...result.onlyMine.map((one) => [one.field, one.mine] as const),
            ...result.conflicts.map((one) => [one.field, one[side]] as const),
          ]);
          for (const [field, one] of wanted) expect(sameValue(fieldAt(saved, field), one)).toBe(true);
        },
      ),
    );
  });

  it('without conflicts, the saved result does not depend on who saves first', () => {
    fc.assert(
      fc.property(versions, ({ start, mine, theirs }) => {
        const theirChanges = Object.fromEntries(
          ALL.filter((field) => !sameValue(start[field], theirs[field])).map((field) => [field, theirs[field]]),
        );
        const one = mergeRecords(start, mine, theirs, ALL);
        const other = mergeRecords(start, theirChanges, apply(start, mine), ALL);
        expect(one.conflicts.length).toBe(other.conflicts.length);
        if (one.conflicts.length === 0)
          expect(
            sameValue(inAnyOrder(apply(theirs, one.merged)), inAnyOrder(apply(apply(start, mine), other.merged))),
          ).toBe(true);
      }),
    );
  });

  it('changesOnto returns the same changes as resolving every conflict with mine', () => {
    fc.assert(
      fc.property(versions, ({ start, mine, theirs }) => {
        const result = mergeRecords(start, mine, theirs, ALL);
        const picks = Object.fromEntries(result.conflicts.map(({ field }) => [field, 'mine' as const]));
        const changed = Object.fromEntries(
          Object.entries(mine).filter(([field, value]) => !sameValue(start[field], value)),
        );
        expect(sameValue(changesOnto(start, changed, theirs), resolvedChanges(result, picks))).toBe(true);
      }),
    );
  });

  it('if only I changed the record, exactly my changes are saved', () => {
    fc.assert(
      fc.property(versions, ({ start, mine }) => {
        const { conflicts, onlyTheirs, merged } = mergeRecords(start, mine, start, ALL);
        expect([conflicts, onlyTheirs]).toEqual([[], []]);
        expect(sameValue(apply(start, merged), apply(start, mine))).toBe(true);
      }),
    );
  });
});
