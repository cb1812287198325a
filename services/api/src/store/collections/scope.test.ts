import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RefusedQueryError } from '../port.ts';
import { checkFilter, checkUpdate, searchWords } from './scope.ts';

const own = (text: string): unknown => JSON.parse(text);

describe('a filter', () => {
  it.each<[string, unknown]>([
    ['code', { $where: 'true' }],
    ['code in a field', { title: { $where: 'true' } }],
    ['$function', { $function: { body: 'x', args: [], lang: 'js' } }],
    ['$expr', { $expr: { $gt: ['$a', '$b'] } }],
    ['$expr below $and', { $and: [{ $expr: true }] }],
    ['$lookup', { $lookup: { from: 'users' } }],
    ['$jsonSchema', { $jsonSchema: {} }],
    ['$text', { $text: { $search: 'x' } }],
    ['$comment', { $comment: 'x' }],
    ['a regular expression', { title: /x/ }],
    ['a regular expression as text', { title: { $regex: '(a+)+$' } }],
    ['$mod', { score: { $mod: [2, 0] } }],
    ['the organization', { organization_id: 'other' }],
    ['the organization by operator', { organization_id: { $ne: 'mine' } }],
    ['the organization in a branch', { $or: [{ title: 'x' }, { organization_id: 'other' }] }],
    ['a path into the organization', { 'organization_id.x': 1 }],
    ['the organization in $elemMatch', { steps: { $elemMatch: { organization_id: 'x' } } }],
    ['a derived field of the store', { _words: 'x' }],
    ['the internal id', { _key: 'x' }],
    ['__proto__', own('{"__proto__":{"a":1}}')],
    ['a path through __proto__', { 'a.__proto__.b': 1 }],
    ['constructor', { 'constructor.prototype': 1 }],
    ['an operator named like a method', { title: own('{"__proto__":1}') }],
    ['toString as an operator', { title: { toString: 1 } }],
    ['$constructor', { title: { $constructor: 1 } }],
    ['an object to be equal to', { place: { city: 'Bern' } }],
    ['an empty object', { place: {} }],
    ['a list to be equal to', { tags: ['a'] }],
    ['undefined', { title: undefined }],
    ['a date', { created_at: { $gt: new Date() } }],
    ['NaN', { score: Number.NaN }],
    ['null in a comparison', { score: { $gt: null } }],
    ['an object in $in', { title: { $in: [{ $gt: '' }] } }],
    ['no list in $in', { title: { $in: 'x' } }],
    ['$not without operators', { title: { $not: 'x' } }],
    ['no branches', { $or: [] }],
    ['$and without a list', { $and: { title: 'x' } }],
    ['an empty path', { '': 1 }],
    ['a path with a quote', { 'a"b': 1 }],
    ['a path with NUL', { 'a\0b': 1 }],
    ['a class instance', new Map()],
    ['a list', []],
    ['text', 'title'],
    ['null', null],
  ])('may not hold %s', (_name, filter) => {
    expect(() => checkFilter(filter)).toThrow(RefusedQueryError);
  });

  it('may hold every operator of the port', () => {
    const filter = {
      _id: { $in: ['a', 'b'] },
      title: 'x',
      version: 3,
      'place.city': { $ne: null },
      score: { $gt: 1, $gte: 1, $lt: 9, $lte: 9 },
      status: { $nin: ['x'] },
      owner: { $exists: true },
      tags: { $all: ['a'], $size: 2 },
      steps: { $elemMatch: { name: 'x', done: { $ne: true } } },
      flag: { $not: { $eq: true } },
      'items.0.id-1': { $eq: 'y' },
      $and: [{ title: 'x' }],
      $or: [{ title: 'x' }, {}],
      $nor: [{ title: 'y' }],
    };
    expect(() => checkFilter(filter)).not.toThrow();
  });

  it('may not be nested too deeply', () => {
    let filter: Record<string, unknown> = { title: 'x' };
    for (let depth = 0; depth < 12; depth += 1) filter = { $and: [filter] };
    expect(() => checkFilter(filter)).toThrow('nested too deeply');
  });

  it('with a random value is either accepted or refused with a RefusedQueryError', () => {
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: true, withMap: true, withDate: true, withBigInt: true }),
        (value) => {
          try {
            checkFilter({ title: value });
          } catch (error) {
            expect(error).toBeInstanceOf(RefusedQueryError);
          }
        },
      ),
    );
  });
});

describe('an update', () => {
  it.each<[string, unknown]>([
    ['a whole document', { title: 'x' }],
    ['another operator', { $rename: { title: 'name' } }],
    ['code', { $set: { title: { $function: {} } } }],
    ['the organization', { $set: { organization_id: 'other' } }],
    ['a path into the organization', { $set: { 'organization_id.x': 1 } }],
    ['the organization taken away', { $unset: { organization_id: '' } }],
    ['the id', { $set: { _id: 'x' } }],
    ['the version', { $inc: { version: 5 } }],
    ['the times', { $set: { updated_at: 'now', created_at: 'now' } }],
    ['a derived field of the store', { $set: { '_sort.title': 'x' } }],
    ['__proto__', { $set: own('{"__proto__":{"admin":true}}') }],
    ['a path through __proto__', { $set: { 'a.__proto__.admin': true } }],
    ['__proto__ in a value', { $set: { place: own('{"__proto__":{"admin":true}}') } }],
    ['a positional operator', { $set: { 'tags.$[]': 'x' } }],
    ['a field changed twice', { $set: { score: 1 }, $inc: { score: 1 } }],
    ['a field and a part of it', { $set: { place: {}, 'place.city': 'x' } }],
    ['$inc by text', { $inc: { score: '1' } }],
    ['$push with more than $each', { $push: { tags: { $each: ['a'], $slice: -1 } } }],
    ['$pull by code', { $pull: { steps: { $where: 'true' } } }],
    ['a pipeline', [{ $set: { title: 'x' } }]],
    ['a date', { $set: { title: new Date() } }],
  ])('may not hold %s', (_name, update) => {
    expect(() => checkUpdate(update)).toThrow(RefusedQueryError);
  });

  it('may hold every operator of the port', () => {
    const update = {
      $set: { title: 'x', 'place.city': null },
      $unset: { notes: '' },
      $inc: { score: -1.5 },
      $push: { tags: { $each: ['a'] } },
      $pull: { steps: { name: { $in: ['x'] } } },
      $addToSet: { list: { a: 1 } },
    };
    expect(() => checkUpdate(update)).not.toThrow();
  });

  it('of a system document may set all fields but the id', () => {
    expect(() => checkUpdate({ $set: { version: 2, expires_at: null } }, true)).not.toThrow();
    expect(() => checkUpdate({ $set: { _id: 'x' } }, true)).toThrow(RefusedQueryError);
    expect(() => checkUpdate({ $set: { organization_id: 'x' } }, true)).not.toThrow();
    expect(() => checkFilter({ organization_id: 'x' }, true)).not.toThrow();
    expect(() => checkFilter({ _words: 'x' }, true)).toThrow(RefusedQueryError);
  });
});

describe('a search', () => {
  it('is split into folded words', () => {
    expect(searchWords('  Zürich, CAFÉ-bar zürich ')).toEqual(['zurich', 'cafe', 'bar']);
    expect(searchWords(undefined)).toEqual([]);
  });
});
