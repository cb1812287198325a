import { expect, test } from 'vitest';
import { parseSwitches } from './switches.ts';

test('seeds, roles, delays and failures are read', () => {
  expect(parseSwitches('seed=empty,role=stakeholder, delay=400,fail=listRisks:503,fail=createRisk')).toEqual({
    seed: 'empty',
    role: 'stakeholder',
    delay: 400,
    fail: { listRisks: 503, createRisk: 500 },
  });
  expect(parseSwitches('')).toEqual({ fail: {} });
});

test.each([
  ['role=king', /role must be one of admin, .*newcomer, nobody, not "king"/],
  ['seed=full', /seed must be one of empty, demo, 10000-risks, not "full"/],
  ['delay=long', /delay must be a number of milliseconds/],
  ['fail=listRiskz:500', /"listRiskz", which is no operation/],
  ['fail=listRisks:418', /listRisks can fail with 400, 401, 403, 429, 431, 500, 503, 507, not "418"/],
  ['fail=listRisks:200', /not "200"/],
  ['speed=1', /"speed=1" is not seed=…, role=…, delay=… or fail=…/],
])('%s is refused', (text, message) => expect(() => parseSwitches(text)).toThrow(message));
