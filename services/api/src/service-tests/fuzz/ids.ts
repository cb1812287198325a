/** Ids in generated requests: mostly of the right kind, so that requests get past the first check. */
import fc, { type Arbitrary } from 'fast-check';
import type { OperationId } from '@parapet/contracts';
import { UNKNOWN, idOf } from '../access/cases.ts';
import { isGuarded } from '../access/expected/requirements.ts';
import { variantsOf, type IdUse } from '../access/sample.ts';
import { samples } from '../access/samples/samples.ts';
import { KINDS, type Kind } from '../world-kinds.ts';
import type { World } from '../world.ts';
import { CALLER, SELF } from './placeholders.ts';

export interface Ids {
  /** @param place as `access/id-places.ts` has it */
  at(place: string): Arbitrary<string>;
  /** Whether the id of a person can be any other text. */
  orText(place: string): boolean;
}

const GARBAGE = [
  'a',
  'org_x',
  'a.b',
  'a:b:c',
  '0'.repeat(200),
  'constructor',
  'toString',
  'x@y.example',
  '1e9',
  'temp_1',
];

/** So many that two in one list are seldom the same. */
const OWN_IDS = Array.from({ length: 12 }, (_, index) => `q${index}`);

const one = (...values: readonly string[]): Arbitrary<string> => fc.constantFrom(...values);

const kindOf = (use: Exclude<IdUse, { as: 'organization' | 'free' }>) => (use.as === 'domain' ? 'domain' : use.kind);

/** An id that is right at its place. */
function right(ours: World, use: IdUse): Arbitrary<string> {
  if (use.as === 'organization') return one(ours.organizationId);
  if (use.as === 'free') return one(...OWN_IDS, UNKNOWN, ours.person('risk_owner').userId);
  if (use.as === 'caller') return one(CALLER);
  const within = idOf(ours, kindOf(use), 'within');
  // Beyond the scope of some roles, to whom it looks as if it did not exist.
  return fc.oneof(
    { arbitrary: one(within), weight: 9 },
    { arbitrary: one(idOf(ours, kindOf(use), 'beyond')), weight: 1 },
  );
}

function wrong(ours: World, theirs: World, use: IdUse): Arbitrary<string> {
  if (use.as === 'organization') return one(theirs.organizationId, 'org_nobody');
  if (use.as === 'free') return one(UNKNOWN, ...GARBAGE);
  return fc.oneof(
    { arbitrary: one(idOf(theirs, kindOf(use), 'within')), weight: 2 },
    // Other requests need the records that a call would change.
    {
      arbitrary: fc.constantFrom<Kind>(...KINDS).map((other) => (use.as === 'record' ? UNKNOWN : ours.id(other))),
      weight: 1,
    },
    { arbitrary: one(UNKNOWN, ...GARBAGE), weight: 1 },
  );
}

/**
 * @param pooled placeholders of records that the call may change or use up, and their place
 * @param mixed whether some of the ids are wrong, or none
 */
export function idsOf(
  ours: World,
  theirs: World,
  operation: OperationId,
  pooled: { place: string | null; ids: readonly string[] },
  mixed: boolean,
): Ids {
  const variants = isGuarded(operation) ? variantsOf(samples[operation]) : [];
  const usesAt = (place: string): IdUse[] => variants.flatMap(({ ids }) => ids[place] ?? []);
  /** Whether the body repeats the id in the path. */
  const repeatsPath = (use: IdUse) =>
    use.as === 'reference' &&
    use.mismatchField !== undefined &&
    usesAt('params.id').some((record) => record.as === 'record' && record.kind === use.kind);
  return {
    at(place) {
      const all = usesAt(place);
      if (all.length === 0) return one(UNKNOWN, ...GARBAGE);
      const good =
        place === pooled.place
          ? one(...pooled.ids)
          : fc.oneof(...all.map((use) => (repeatsPath(use) ? one(SELF) : right(ours, use))));
      return mixed
        ? fc.oneof(
            { arbitrary: good, weight: 2 },
            { arbitrary: fc.oneof(...all.map((use) => wrong(ours, theirs, use))), weight: 1 },
          )
        : good;
    },
    orText: (place) => mixed || usesAt(place).every(({ as }) => as === 'free'),
  };
}
