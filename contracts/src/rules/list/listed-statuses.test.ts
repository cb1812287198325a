import { expect, test } from 'vitest';
import { listedStatuses } from './listed-statuses.ts';

const STATUSES = ['draft', 'completed', 'archived'] as const;
type Status = (typeof STATUSES)[number];

test.each<[Parameters<typeof listedStatuses<Status>>[1], Status[] | undefined]>([
  [{}, undefined],
  [{ archived: 'include' }, undefined],
  [{ archived: 'exclude' }, ['draft', 'completed']],
  [{ archived: 'only' }, ['archived']],
  [{ status: ['draft'] }, ['draft']],
  [{ status: ['draft', 'archived'], archived: 'include' }, ['draft', 'archived']],
  [{ status: ['draft', 'archived'], archived: 'exclude' }, ['draft']],
  [{ status: ['draft', 'archived'], archived: 'only' }, ['archived']],
  [{ status: ['draft'], archived: 'only' }, []],
])('%j lists %j', (query, expected) => expect(listedStatuses(STATUSES, query)).toEqual(expected));
