import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Filter } from '../../port.ts';
import type { Order } from '../../engine.ts';
import type { Sql } from '../connection.ts';
import { fold } from '@parapet/contracts/rules';
import { field } from '../caches/row-source.ts';
import { TestFile } from '../testing/test-file.ts';
import { countBySql, countSql, pageSql, selectionOf } from './select.ts';

const COUNT = 2000;
let file: TestFile;

beforeAll(async () => {
  file = await TestFile.open({
    collections: {
      risks: {
        filters: ['status', 'owner'],
        sorts: ['title', 'score', 'name_folded'],
        derived: { name_folded: (doc) => fold(String(doc['name'])) },
        search: ['title'],
        links: ['asset_id', 'assets'],
        unique: [['code']],
      },
    },
    system: { sessions: { index: ['user'], unique: ['mail'] } },
  });
  await file.insert('risks', COUNT, (n) => ({
    _id: `r${n}`,
    organization_id: n % 50 === 0 ? 'p' : 'o',
    status: `s${n % 4}`,
    owner: `u${n % 500}`,
    title: `word${n % 7} w${n}`,
    name: `Risk ${n}`,
    score: n % 26,
    code: `c${n}`,
    asset_id: `a${n % 100}`,
    assets: n % 2 === 0 ? ['big'] : [`a${n % 1000}`],
  }));
  await file.insert('_audit', COUNT, (n) => ({
    _id: `risks/r${Math.floor(n / 2)}/${n % 2}`,
    organization_id: 'o',
    ...(n % 100 === 0 && { unsealed: true }),
  }));
  await file.insert('sessions', 500, (n) => ({ _id: `s${n}`, user: `u${n % 100}`, mail: `m${n}`, expires_at: '2026' }));
});
afterAll(() => file.close());

/** The steps of a query plan that search or scan, without those that only sort or merge results. */
function steps({ sql, params }: Sql): string[] {
  const rows = file.connection.all({ sql: `EXPLAIN QUERY PLAN ${sql}`, params });
  return rows
    .map(({ detail }) => String(detail).replace('COVERING ', ''))
    .filter((detail) => /^(?:SEARCH|SCAN)/.test(detail));
}

interface Asked {
  collection?: string;
  filter?: Filter;
  words?: string[];
}

function selected({ collection = 'risks', filter = {}, words = [] }: Asked) {
  const plan = file.plan(collection);
  return selectionOf(plan, file.organizations.numberOf(plan.system ? '' : 'o'), { filter, words });
}

const UNEXPIRED = { $or: [{ expires_at: null }, { expires_at: { $gt: '2025' } }] };
const byTitle: Order = { field: 'title', direction: -1, limit: 50 };
const ROWS = 'SEARCH c:risks USING INTEGER PRIMARY KEY (rowid=?)';
const inLinks = (path: string) => `SEARCH l:risks:${path} USING PRIMARY KEY (org=? AND target=?)`;

const ALWAYS: [string, Asked, Order | null, string[]][] = [
  ['a page', {}, byTitle, [ROWS, 'SEARCH c:risks USING INDEX o:risks:title (org=?)']],
  [
    'a later page',
    {},
    { ...byTitle, field: 'score', after: { value: 3, id: 'x' } },
    [ROWS, 'SEARCH c:risks USING INDEX o:risks:score (org=? AND (s:score,id)<(?,?))'],
  ],
  [
    'an id',
    { filter: { _id: 'r1', version: 1 } },
    null,
    ['SEARCH c:risks USING INDEX sqlite_autoindex_c:risks_1 (org=? AND id=?)'],
  ],
  [
    'ids and a filter',
    { filter: { _id: { $in: ['r1', 'r2'] }, status: { $in: ['s1', 's2'] } } },
    null,
    ['SEARCH c:risks USING INDEX sqlite_autoindex_c:risks_1 (org=? AND id=?)'],
  ],
  ['a filter', { filter: { owner: 'u1' } }, null, ['SEARCH c:risks USING INDEX i:risks:owner (org=? AND f:owner=?)']],
  ['a unique key', { filter: { code: 'c1' } }, null, ['SEARCH c:risks USING INDEX u:risks:code (org=? AND f:code=?)']],
  [
    'a range of a field that is only sorted by',
    { filter: { title: { $gte: 'word1', $lt: 'word2' } } },
    null,
    ['SEARCH c:risks USING INDEX o:risks:title (org=? AND s:title>? AND s:title<?)'],
  ],
  [
    'texts of a field with a folded sort key, or an id',
    { filter: { $or: [{ _id: { $in: ['r1', 'r2'] } }, { name: { $in: ['Risk 1', 'Risk 2'] } }] } },
    null,
    [
      ROWS,
      'SEARCH c:risks USING INDEX sqlite_autoindex_c:risks_1 (org=? AND id=?)',
      'SEARCH c:risks USING INDEX o:risks:name_folded (org=? AND d:name_folded=?)',
    ],
  ],
  ['a link', { filter: { assets: 'a1' } }, null, [ROWS, inLinks('assets')]],
  ['one of several links', { filter: { assets: { $in: ['a1', 'a2'] } } }, null, [ROWS, inLinks('assets')]],
  [
    'a link here or there',
    { filter: { $or: [{ asset_id: 'a1' }, { assets: 'a1' }] } },
    null,
    [ROWS, ROWS, inLinks('asset_id'), ROWS, inLinks('assets')],
  ],
  [
    'a link or a filter',
    { filter: { $or: [{ assets: 'a1' }, { owner: 'u1' }] } },
    null,
    [ROWS, ROWS, inLinks('assets'), 'SEARCH c:risks USING INDEX i:risks:owner (org=? AND f:owner=?)'],
  ],
  ['a search', { words: ['word1'] }, null, [ROWS, 'SCAN q:risks VIRTUAL TABLE INDEX 0:M1']],
  [
    'what is not sealed',
    { collection: '_audit', filter: { unsealed: true } },
    { field: '_id', direction: 1, limit: 300 },
    [
      'SEARCH c:_audit USING INTEGER PRIMARY KEY (rowid=?)',
      'SEARCH c:_audit USING INDEX i:_audit:unsealed (org=? AND f:unsealed=?)',
    ],
  ],
  [
    'the head of a chain',
    { collection: '_audit', filter: { _id: { $gte: 'risks/r1/', $lt: 'risks/r1/z' } } },
    { field: '_id', direction: -1, limit: 1 },
    [
      'SEARCH c:_audit USING INTEGER PRIMARY KEY (rowid=?)',
      'SEARCH c:_audit USING INDEX sqlite_autoindex_c:_audit_1 (org=? AND id>? AND id<?)',
    ],
  ],
  [
    'what an actor did',
    { collection: '_audit' },
    { field: 'actor_time', direction: -1, after: { value: 5, id: 'x' }, limit: 50 },
    [
      'SEARCH c:_audit USING INTEGER PRIMARY KEY (rowid=?)',
      'SEARCH c:_audit USING INDEX o:_audit:actor_time (org=? AND d:actor_time<?)',
    ],
  ],
  [
    'sessions of a user',
    { collection: 'sessions', filter: { $and: [{ user: 'u1' }, UNEXPIRED] } },
    null,
    ['SEARCH c:sessions USING INDEX i:sessions:user (org=? AND f:user=?)'],
  ],
];

const analyze = () => file.connection.db.exec('PRAGMA optimize = 0x10002');

describe.each(['before', 'once'])('%s the planner knows how many documents there are', (when) => {
  beforeAll(() => {
    if (when === 'once') analyze();
  });

  it.each(ALWAYS)('an index is used to find %s', (_name, asked, order, expected) => {
    expect(steps(pageSql(selected(asked), order))).toEqual(expected);
  });

  it('an index is used to count, read or group rows by the values of a field', () => {
    const organization = file.organizations.numberOf('o');
    const expected = 'SEARCH c:risks USING INDEX i:risks:status (org=? AND f:status=?)';
    expect(steps(countSql(selected({ filter: { status: 's1' } })) ?? { sql: '', params: [] })).toEqual([expected]);
    expect(steps(field(file.plan('risks'), 'status').read(organization, ['s1', null]))).toEqual([expected, expected]);
    expect(steps(countBySql(selected({}), ['status']) ?? { sql: '', params: [] })).toEqual([
      'SEARCH c:risks USING INDEX i:risks:status (org=?)',
    ]);
  });
});

describe('because the planner knows how many documents there are', () => {
  beforeAll(analyze);

  it.each<[string, Filter, string]>([
    ['few are sorted', { owner: 'u1' }, 'SEARCH c:risks USING INDEX i:risks:owner (org=? AND f:owner=?)'],
    ['many are taken in order', { status: 's1' }, 'SEARCH c:risks USING INDEX o:risks:title (org=?)'],
  ])('%s', (_name, filter, expected) => {
    expect(steps(pageSql(selected({ filter }), byTitle))).toEqual([ROWS, expected]);
  });
});
