import { describe, expect, it } from 'vitest';
import { sha256 } from '#platform/sha256';
import { pack, unpack } from './packing.ts';

const TEXT =
  '{"entity":"items","entity_id":"i1","version":1,"action":"create","after":{"title":"Flood","organization_id":"org_1"},"previous_hash":null}';
const CONTEXT = { organizationId: 'org_1', id: 'items/i1/0000000001' };

describe('packed documents', () => {
  it.each(['items/i1/0000000001', 'risks/r1/0000000002', '0000000007', '/', ''])(
    'of the id %j are unpacked as they were',
    (id) => {
      expect(unpack(pack(TEXT, { organizationId: 'org_1', id }), { organizationId: 'org_1', id })).toBe(TEXT);
    },
  );

  it.each([1_000, 4_096, 20_000, 300_000])('of %i letters that hardly repeat are unpacked as they were', (length) => {
    const text = Array.from({ length: Math.ceil(length / 64) }, (_, n) => sha256(String(n)))
      .join('')
      .slice(0, length);
    expect(unpack(pack(text, CONTEXT), CONTEXT)).toBe(text);
  });

  it('of the first version are unpacked too', () => {
    const packed = Uint8Array.fromBase64('q0aEJk6tBMITFg4w37vl5OenKOngdGot1giuBQA=');
    expect(unpack(packed, CONTEXT)).toBe(TEXT);
  });

  it.each(
    Object.entries({
      items: 'B0OKNZxaCcQbLNxhoe2Wk5+fgjVMIE7F7sVaAA==',
      risks: 'B0PKxZklqblYtRLIx+jJwS0nPz8Fax6BOBV7kq8FAA==',
      risk_flows: 'B0MqOjJLUnOxaiVQeMASIiwc3XLy81OwZkyIe7Hns1oA',
      treatment_plans: 'B0PKDpklqblYtRLIELB4gAWvW05+fgrWxAZxNPa0UwsA',
      tasks: 'B0NKbpklqblYtRJIcOjh5JaTn5+CNTIhTsUeN7UA',
      assets: 'B0NKYZklqblYtRJIY7AAgqUMt5z8/BSs8QdxK/boqAUA',
      properties: 'B0NKRpklqblYtRJISLAggkW/W05+fgrWSIK4F3uY1wIA',
      risk_scenarios: 'B0NKIZklqblYtRJII+i+d8vJz0/BGv4QN2MPzloA',
    }),
  )('of %s are unpacked by every later version', (collection, base64) => {
    expect(unpack(Uint8Array.fromBase64(base64), { organizationId: 'org_1', id: `${collection}/i1/0000000001` })).toBe(
      TEXT,
    );
  });
});
