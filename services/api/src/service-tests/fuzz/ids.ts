/** Ids that stand in fuzzed requests: mostly of the kind that belongs there, so that requests get past the first check. */
import fc, { type Arbitrary } from 'fast-check';
import type { OperationId } from '@parapet/contracts';
import { samples } from '../access/samples/samples.ts';
import { isGuarded, variantsOf, type Names } from '../access/sample.ts';
import { UNKNOWN, idOf } from '../access/cases.ts';
import { KINDS, type Kind } from '../world-kinds.ts';
import type { World } from '../world.ts';
import { CALLER, SELF } from './words.ts';

export interface Ids {
  /** @param place as `access/positions.ts` has it */
  at(place: string): Arbitrary<string>;
  /** Whether any text may stand where people are named. */
  orText(place: string): boolean;
}

const GARBAGE = ['a', 'org_x', 'a.b', 'a:b:c', '0'.repeat(200), 'constructor', 'toString', 'x@y.example', '1e9', 'temp_1'];

/** Enough of them that two in one list are seldom the same. */
const OWN_IDS = Array.from({ length: 12 }, (_, index) => `q${index}`);

const one = (...values: readonly string[]): Arbitrary<string> => fc.constantFrom(...values);

const kindOf = (names: Exclude<Names, { as: 'organization' | 'free' }>) => (names.as === 'domain to keep in' ? 'domain' : names.kind);

/** An id that is right where it stands. */
function right(ours: World, names: Names): Arbitrary<string> {
  if (names.as === 'organization') return one(ours.organizationId);
  if (names.as === 'free') return one(...OWN_IDS, UNKNOWN, ours.person('risk_owner').userId);
  if (names.as === 'caller') return one(CALLER);
  const within = idOf(ours, kindOf(names), 'within');
  // Beyond the scope of some roles, for whom it is as if it were not there.
  return fc.oneof({ arbitrary: one(within), weight: 9 }, { arbitrary: one(idOf(ours, kindOf(names), 'beyond')), weight: 1 });
}

function wrong(ours: World, theirs: World, names: Names): Arbitrary<string> {
  if (names.as === 'organization') return one(theirs.organizationId, 'org_nobody');
  if (names.as === 'free') return one(UNKNOWN, ...GARBAGE);
  return fc.oneof(
    { arbitrary: one(idOf(theirs, kindOf(names), 'within')), weight: 2 },
    // What a call changes must stay, as others need it.
    { arbitrary: fc.constantFrom<Kind>(...KINDS).map((other) => (names.as === 'record' ? UNKNOWN : ours.id(other))), weight: 1 },
    { arbitrary: one(UNKNOWN, ...GARBAGE), weight: 1 },
  );
}

/**
 * @param spare stand for records that the call may change or use up, and the place where they belong
 * @param mixed whether some of the ids are wrong, or none
 */
export function idsOf(ours: World, theirs: World, operation: OperationId, spare: { place: string | null; ids: readonly string[] }, mixed: boolean): Ids {
  const variants = isGuarded(operation) ? variantsOf(samples[operation]) : [];
  const namesAt = (place: string): Names[] => variants.flatMap(({ ids }) => ids[place] ?? []);
  /** What the body says of the record that the address names. */
  const saysAgain = (names: Names) =>
    names.as === 'reference' && names.elsewhere !== undefined && namesAt('params.id').some((record) => record.as === 'record' && record.kind === names.kind);
  return {
    at(place) {
      const all = namesAt(place);
      if (all.length === 0) return one(UNKNOWN, ...GARBAGE);
      const good = place === spare.place ? one(...spare.ids) : fc.oneof(...all.map((names) => (saysAgain(names) ? one(SELF) : right(ours, names))));
      return mixed ? fc.oneof({ arbitrary: good, weight: 2 }, { arbitrary: fc.oneof(...all.map((names) => wrong(ours, theirs, names))), weight: 1 }) : good;
    },
    orText: (place) => mixed || namesAt(place).every(({ as }) => as === 'free'),
  };
}
