import { beforeEach, expect, test } from 'vitest';
import { recordAt, rememberVisit, visitedBy } from './visited.ts';

beforeEach(() => localStorage.clear());

test.each([
  ['/risk-register', '?risk=r1', { kind: 'risks', id: 'r1' }],
  ['/risk-flow/r2', '', { kind: 'risks', id: 'r2' }],
  ['/cybersecurity', '?tab=properties&property=p1', { kind: 'properties', id: 'p1' }],
  ['/grc/templates/g1/view', '', { kind: 'grc_templates', id: 'g1' }],
  ['/risk-flow', '?riskId=r3', { kind: 'risks', id: 'r3' }],
  ['/risk-connections', '?risk=r1&mode=focused', { kind: 'risks', id: 'r1' }],
  // All risks, and filters of a list.
  ['/risk-connections', '?risk=all', null],
  ['/risk-register', '?asset=a1&scenario=s1', null],
  ['/risk-register', '?q=flood', null],
  ['/risk-register', '?risk=%3Cscript%3E', null],
  ['/risk-flow/%3Cscript%3E', '', null],
])('the record at %s%s', (pathname, search, record) => expect(recordAt(pathname, search)).toEqual(record));

test('keeps the last five, newest first, each once, by person and organization', () => {
  for (const id of ['1', '2', '3', '4', '5', '6', '4']) rememberVisit('org', 'ada', { kind: 'risks', id });
  expect(visitedBy('org', 'ada').map(({ id }) => id)).toEqual(['4', '6', '5', '3', '2']);
  expect(visitedBy('org', 'ben')).toEqual([]);
  localStorage.setItem('visited:org:ada', '[{"kind":"members","id":1}, 7]');
  expect(visitedBy('org', 'ada')).toEqual([]);
  localStorage.setItem('visited:org:ada', 'broken');
  expect(visitedBy('org', 'ada')).toEqual([]);
});
