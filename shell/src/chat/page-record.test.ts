import { expect, it } from 'vitest';
import { pageRecord } from './page-record.ts';

it.each([
  ['/risk-register?risk=r1', { kind: 'risk', id: 'r1' }],
  ['/risk-connections?risk=r1&mode=focused', { kind: 'risk', id: 'r1' }],
  ['/risk-flow/r1', { kind: 'risk', id: 'r1' }],
  ['/risk-flow?riskId=r1', { kind: 'risk', id: 'r1' }],
  ['/cybersecurity?asset=a1', { kind: 'asset', id: 'a1' }],
  ['/grc/templates/g1/view', null],
  ['/risk-register', null],
  ['/risk-flow', null],
  ['/risk-register?risk=', null],
  ['/risk-register?risk=../../secret', null],
])('%s is about %o', (address, expected) => expect(pageRecord(new URL(address, 'http://localhost'))).toEqual(expected));
