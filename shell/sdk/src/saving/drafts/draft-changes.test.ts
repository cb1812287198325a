import { expect, it } from 'vitest';
import { changesOfDraft, draftOf } from './draft-changes.ts';

const record = { title: 'Flood', assets: ['router', 'server'], answers: { a: 1, b: 2 } };

it.each([
  [
    'what others added to a list',
    { assets: ['router', 'printer'] },
    { assets: ['router', 'server', 'phone'] },
    { assets: ['router', 'phone', 'printer'] },
  ],
  ['what others set in a map', { answers: { a: 1, b: 3 } }, { answers: { a: 5, b: 2 } }, { answers: { a: 5, b: 3 } }],
])('a draft that is taken later keeps %s', (_, typed, now, changes) => {
  expect(changesOfDraft({ ...record, ...now }, draftOf(record, typed))).toEqual(changes);
});

it('a list in another order is stored and taken as a whole', () => {
  const typed = { assets: ['server', 'router'] };
  expect(draftOf(record, typed)).toEqual(typed);
  expect(changesOfDraft(record, typed)).toEqual(typed);
});

it('nothing is left of a draft that was saved meanwhile', () => {
  const typed = { assets: ['server', 'phone'] };
  expect(changesOfDraft({ ...record, ...typed }, draftOf(record, typed))).toEqual({});
});
