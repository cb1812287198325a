import { expect, it } from 'vitest';
import { impersonal } from './impersonal.ts';

const UUID = '6f1c0a3e-1b7d-4a53-9d43-0a1b2c3d4e5f';

it.each([
  ["Cannot read properties of undefined (reading 'map')", "Cannot read properties of undefined (reading 'map')"],
  ['Unexpected token \'F\', "Fraud by Ada" is not valid JSON', `Unexpected token 'F', "…" is not valid JSON`],
  ["No such risk: 'Fraud by the treasurer'", 'No such risk: "…"'],
  ["No such risk: 'Fraud'", 'No such risk: "…"'],
  ["can't open 'Ada's fraud' now", `can't open "…" now`],
  ['„Betrug“ und ‘Fraud’ fehlen', '"…" und "…" fehlen'],
  ['ada.lovelace@example.com has no access', '… has no access'],
  [`no risk ${UUID}`, 'no risk …'],
  ['org_example.com_0123456789ab is gone', '… is gone'],
  ['status 503 after 123456ms', 'status 503 after …ms'],
  ['GET https://risk.example.com/api/risks?owner=ada:lovelace#top failed', 'GET /api/risks failed'],
  [`GET /risk-flows/${UUID}/tasks failed`, 'GET /risk-flows/…/tasks failed'],
])('removes what could be about a person from %s', (text, expected) => {
  expect(impersonal(text, 300)).toBe(expected);
  expect(impersonal(expected, 300)).toBe(expected);
});

it('cuts a long text', () => expect(impersonal('abcdef', 4)).toBe('abc…'));
