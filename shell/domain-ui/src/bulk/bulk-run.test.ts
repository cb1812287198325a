import type { BulkItem, BulkResult, Job } from '@parapet/contracts';
import { describe, expect, it } from 'vitest';
import { changedLinks, formerValues, isChanged, runBulk, type BulkBody } from './bulk-run.ts';

const answerOf = (ids: readonly string[], total: number, next_cursor: string | null = null): BulkResult => ({
  bulk_id: 'b',
  total,
  items: ids.map((id) => ({ id, status: 'done' })),
  next_cursor,
});

describe('a change of many records', () => {
  it('goes on with the cursor until all are done', async () => {
    const sent: Partial<BulkBody>[] = [];
    const answers = [answerOf(['a', 'b'], 3, 'next'), answerOf(['c'], 3)];
    const progress: number[][] = [];
    const outcome = await runBulk(
      { filter: { severity: ['high'] }, except: new Set(['x']) },
      {
        isStopped: () => false,
        onProgress: (items, done, total) => progress.push([items.length, done, total]),
        send: async (part) => {
          sent.push(part);
          return answers.shift() ?? answerOf([], 0);
        },
      },
    );
    const part = { filter: { severity: ['high'] }, except: ['x'] };
    expect(sent).toEqual([part, { ...part, cursor: 'next' }]);
    expect(progress).toEqual([
      [2, 2, 3],
      [1, 3, 3],
    ]);
    expect([outcome.items.length, outcome.finished]).toEqual([3, true]);
  });

  it('leaves what takes longer to a job', async () => {
    // As much of a job as this needs.
    const job = { id: 'j', state: 'waiting' } as Job;
    const outcome = await runBulk(
      { filter: {}, except: new Set() },
      { isStopped: () => false, onProgress: () => {}, send: async () => job },
    );
    expect(outcome).toEqual({ items: [], finished: true, job });
  });

  it('sends at most 1,000 ids at a time, and stops when the person says so', async () => {
    const ids = Array.from({ length: 2500 }, (_, index) => `r${index}`);
    const sizes: number[] = [];
    const outcome = await runBulk(
      { ids },
      {
        isStopped: () => sizes.length === 2,
        onProgress: () => {},
        send: async (part) => {
          sizes.push(part.ids?.length ?? 0);
          return answerOf(part.ids ?? [], 0);
        },
      },
    );
    expect(sizes).toEqual([1000, 1000]);
    expect([outcome.items.length, outcome.finished]).toEqual([2000, false]);
  });

  it('groups the changed records by the links that were added', () => {
    const items: BulkItem[] = [
      { id: 'a', status: 'done', changed: ['p', 'q'] },
      { id: 'b', status: 'done', changed: [] },
      { id: 'c', status: 'done', changed: ['q', 'p'] },
      { id: 'd', status: 'done', changed: ['p'] },
      { id: 'e', status: 'refused' },
    ];
    expect(changedLinks(items)).toEqual([
      { links: ['p', 'q'], ids: ['a', 'c'] },
      { links: ['p'], ids: ['d'] },
    ]);
    expect(items.filter(isChanged).map(({ id }) => id)).toEqual(['a', 'c', 'd']);
  });

  it('groups the changed records by their former values', () => {
    const items: BulkItem[] = [
      { id: 'a', status: 'done', before: { status: 'open' } },
      { id: 'b', status: 'done', before: { status: 'closed' } },
      { id: 'c', status: 'done', before: { status: 'open' } },
      { id: 'd', status: 'refused' },
    ];
    expect(formerValues(items)).toEqual([
      { set: { status: 'open' }, ids: ['a', 'c'] },
      { set: { status: 'closed' }, ids: ['b'] },
    ]);
  });
});
