import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameValue } from './same-value.ts';
import { mergeRecords, resolvedChanges, stillValidPicks, type ConflictSide, type RecordFields } from './three-way-merge.ts';

const FIELDS = ['title', 'severity', 'owner_id', 'tags'];
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
    });
  });

  it('has nothing to ask when both changed a field to the same value', () => {
    const result = mergeRecords(base, { tags: ['b'] }, { ...base, tags: ['b'] }, FIELDS);
    expect(result).toEqual({ conflicts: [], onlyMine: [], onlyTheirs: [], merged: {} });
  });

  it('keeps a cleared field', () => {
    expect(mergeRecords(base, { owner_id: null }, base, FIELDS).merged).toEqual({ owner_id: null });
  });
});

describe('resolvedChanges', () => {
  const result = mergeRecords(base, { severity: 'critical', owner_id: 'mateo' }, { ...base, severity: 'medium', owner_id: 'lena' }, FIELDS);

  it.each<[ConflictSide, ConflictSide, object]>([
    ['mine', 'mine', { severity: 'critical', owner_id: 'mateo' }],
    ['theirs', 'mine', { owner_id: 'mateo' }],
    ['theirs', 'theirs', {}],
    ['base', 'theirs', { severity: 'high' }],
  ])('with severity of %s and owner of %s', (severity, owner, changes) => {
    expect(resolvedChanges(result, { severity, owner_id: owner })).toEqual(changes);
  });

  it('refuses to guess', () => {
    expect(() => resolvedChanges(result, { severity: 'mine' })).toThrow('Nothing is picked for owner_id');
  });
});

it('stillValidPicks keeps the picks of fields that did not change again', () => {
  const mine = { severity: 'critical', owner_id: 'mateo' };
  const before = mergeRecords(base, mine, { ...base, severity: 'medium', owner_id: 'lena' }, FIELDS).conflicts;
  const after = mergeRecords(base, mine, { ...base, severity: 'low', owner_id: 'lena' }, FIELDS).conflicts;
  expect(stillValidPicks({ severity: 'mine', owner_id: 'theirs' }, before, after)).toEqual({ owner_id: 'theirs' });
});

describe('for any three versions', () => {
  const value = fc.option(fc.oneof(fc.constantFrom('a', 'b', 1, true), fc.array(fc.constantFrom('x', 'y'), { maxLength: 2 }), fc.dictionary(fc.constantFrom('k', 'l'), fc.integer({ max: 2, min: 0 }))), { nil: null });
  const record = fc.record(Object.fromEntries(FIELDS.map((field) => [field, value])));
  const versions = fc.tuple(record, fc.subarray(FIELDS), record, record).map(([start, touched, edited, theirs]) => ({
    start,
    mine: Object.fromEntries(touched.map((field) => [field, edited[field]])),
    theirs,
  }));
  const apply = (stored: RecordFields, changes: RecordFields): RecordFields => ({ ...stored, ...changes });

  it('every field is listed at most once, and unlisted fields are the same on both sides', () => {
    fc.assert(
      fc.property(versions, ({ start, mine, theirs }) => {
        const { conflicts, onlyMine, onlyTheirs } = mergeRecords(start, mine, theirs, FIELDS);
        const listed = [...conflicts, ...onlyMine, ...onlyTheirs].map(({ field }) => field);
        expect(new Set(listed).size).toBe(listed.length);
        for (const field of FIELDS.filter((name) => !listed.includes(name))) {
          expect(sameValue(field in mine ? mine[field] : start[field], theirs[field])).toBe(true);
        }
      }),
    );
  });

  it('saving over the stored version loses nothing that one side alone changed', () => {
    fc.assert(
      fc.property(versions, fc.constantFrom<ConflictSide>('base', 'mine', 'theirs'), ({ start, mine, theirs }, side) => {
        const result = mergeRecords(start, mine, theirs, FIELDS);
        const picks = Object.fromEntries(result.conflicts.map(({ field }) => [field, side]));
        const saved = apply(theirs, resolvedChanges(result, picks));
        for (const one of result.onlyMine) expect(sameValue(saved[one.field], one.mine)).toBe(true);
        for (const one of result.onlyTheirs) expect(sameValue(saved[one.field], one.theirs)).toBe(true);
        for (const one of result.conflicts) expect(sameValue(saved[one.field], one[side])).toBe(true);
      }),
    );
  });

  it('who saves second gets the same result as who saves first, if nothing conflicts', () => {
    fc.assert(
      fc.property(versions, ({ start, mine, theirs }) => {
        const theirChanges = Object.fromEntries(FIELDS.filter((field) => !sameValue(start[field], theirs[field])).map((field) => [field, theirs[field]]));
        const one = mergeRecords(start, mine, theirs, FIELDS);
        const other = mergeRecords(start, theirChanges, apply(start, mine), FIELDS);
        expect(one.conflicts.length).toBe(other.conflicts.length);
        if (one.conflicts.length === 0) expect(sameValue(apply(theirs, one.merged), apply(apply(start, mine), other.merged))).toBe(true);
      }),
    );
  });

  it('without a change of theirs, what is saved is exactly what I changed', () => {
    fc.assert(
      fc.property(versions, ({ start, mine }) => {
        const { conflicts, onlyTheirs, merged } = mergeRecords(start, mine, start, FIELDS);
        expect([conflicts, onlyTheirs]).toEqual([[], []]);
        expect(sameValue(apply(start, merged), apply(start, mine))).toBe(true);
      }),
    );
  });
});
