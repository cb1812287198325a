/** Ids that stand in fuzzed requests: mostly of the kind that belongs there, so that requests get past the first check. */
import fc, { type Arbitrary } from 'fast-check';
import type { OperationId } from '@parapet/contracts';
import { samples } from '../access/samples/samples.ts';
import type { Names, Sample } from '../access/sample.ts';
import { UNKNOWN, idOf } from '../access/cases.ts';
import { KINDS, type Kind } from '../testing/world-kinds.ts';
import type { World } from '../testing/world.ts';

export interface Ids {
  /** @param place as `access/positions.ts` has it */
  at(place: string): Arbitrary<string>;
}

const GARBAGE = ['a', 'org_x', 'a.b', 'a:b:c', '0'.repeat(200), 'constructor', 'toString', 'x@y.example', '1e9', 'temp_1'];

function one(...values: readonly string[]): Arbitrary<string> {
  return fc.constantFrom(...values);
}

function known(ours: World, theirs: World, names: Names, spare: readonly string[], spareOnly: boolean): Arbitrary<string> {
  if (names.as === 'organization') {
    return fc.oneof({ arbitrary: one(ours.organizationId), weight: 18 }, { arbitrary: one(theirs.organizationId, 'org_nobody'), weight: 1 });
  }
  if (names.as === 'free') return one('q1', 'q2', UNKNOWN, ours.person('risk_owner').userId);
  const kind = names.as === 'domain to keep in' ? 'domain' : names.kind;
  const lasting = spareOnly ? [] : [idOf(ours, kind, 'within'), idOf(ours, kind, 'beyond')];
  return fc.oneof(
    { arbitrary: one(...lasting, ...spare, ...(lasting.length + spare.length === 0 ? [UNKNOWN] : [])), weight: 14 },
    { arbitrary: one(idOf(theirs, kind, 'within')), weight: 2 },
    { arbitrary: fc.constantFrom<Kind>(...KINDS).map((other) => (spareOnly ? UNKNOWN : ours.id(other))), weight: 1 },
    { arbitrary: one(UNKNOWN, ...GARBAGE), weight: 1 },
  );
}

/**
 * @param spare further records of the kind that the call is about
 * @param spareOnly the others must stay as they are: the call changes or deletes
 */
export function idsOf(ours: World, theirs: World, operation: OperationId, spare: readonly string[], spareOnly: boolean): Ids {
  const sample: Sample | undefined = operation in samples ? Reflect.get(samples, operation) : undefined;
  return {
    at(place) {
      const names = sample?.ids[place];
      if (names === undefined) return one(UNKNOWN, ...GARBAGE);
      const isRecord = names.as === 'record';
      return known(ours, theirs, names, isRecord ? spare : [], isRecord && spareOnly);
    },
  };
}
