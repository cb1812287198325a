/** Whether code that was built with one declaration works with another one of the same name. */
import {
  alternatives,
  argsOf,
  isA,
  isNamed,
  membersOf,
  partsOf,
  resolved,
  valueOf,
  widened,
} from './declaration-types.ts';
import type { Declaration, Declarations, FunctionType, Member, Type } from './declarations.ts';

/**
 * Who makes the value: `given` are values that the shell gives to the remote, such as the result of a hook; `taken` are those that it takes from
 * the remote, such as the props of a component. What is given must not become less, what is taken must not become more.
 */
type Direction = 'given' | 'taken';

interface Comparison {
  needed: Declarations;
  provided: Declarations;
  /** What the code of the remote uses; everything when it is not known. */
  uses: Uses | undefined;
  /** Pairs that are being compared, or were: which ends the recursion. */
  seen: Set<string>;
  direction: Direction;
  /** Path to the place that is compared. */
  at: string;
}

/** What the code of a remote uses of the types that it needs. */
export interface Uses {
  /** Members, and texts that are values, which it mentions. */
  names: ReadonlySet<string>;
  /** How many parameters its callbacks have, by the name of the prop or option; any number for others. */
  parameters: Readonly<Record<string, number>>;
}

/** Positions of parameters, calls, constructors and index signatures have no name that code could mention. */
const NAMELESS = /^(\d|\.{3}\d|\(\)|new\b|\[)/;

const isUsed = ({ uses }: Comparison, member: string): boolean =>
  uses === undefined || NAMELESS.test(member) || uses.names.has(member.replace(/ \(\d+\)$/, ''));

/** The reason why two types do not fit, with the path to the place; null when they fit. */
type Reason = string | null;

/** Types of values that nobody changes through them, so that only one direction counts. Of any other generic type, arguments must fit in both. */
const READ_ONLY = new Set([
  '#Array',
  '#ReadonlyArray',
  '#Promise',
  '#Readonly',
  '#Partial',
  '#Required',
  '#NonNullable',
  '#ReadonlySet',
  '#ReadonlyMap',
]);
const READ_ONLY_TEXT = /^(readonly )?(\$\d+\[\]|\[(\w+\??: )?[$\d]*(, (\w+\??: )?\$\d+)*\])$/;

/**
 * @param needed the declaration that a remote was built with
 * @param provided the one that the shell has
 * @param uses what the remote's code uses: members and values that it does not are not compared
 * @returns why the remote could break, for whoever releases it
 */
export function whyNotFitting(
  needed: { of: Type; among: Declarations },
  provided: { of: Type; among: Declarations },
  uses?: Uses,
): Reason {
  const pairs = { needed: needed.among, provided: provided.among, seen: new Set<string>() };
  return compare({ ...pairs, uses, direction: 'given', at: '' }, needed.of, provided.of);
}

function compare(comparison: Comparison, needed: Type, provided: Type): Reason {
  const { direction } = comparison;
  const key = `${direction} ${JSON.stringify(needed)} ${JSON.stringify(provided)}`;
  if (comparison.seen.has(key)) return null;
  comparison.seen.add(key);
  const anything = direction === 'given' ? needed : provided;
  if (anything === 'unknown' || anything === 'any' || anything === 'void') return null;
  if (isNamed(needed) && isNamed(provided) && needed[0] === provided[0]) {
    const [a, b] = [comparison.needed[needed[1]], comparison.provided[provided[1]]];
    // Two names for the same number of arguments: the declarations are compared once, with their parameters as they are.
    if (a && b && needed.length === provided.length && needed.length > 2)
      return (
        compareDeclarations(comparison, a, b, needed[0]) ??
        compareAll(comparison, argsOf(needed), argsOf(provided), BOTH)
      );
  }
  const [a, b] = [resolved(comparison.needed, needed), resolved(comparison.provided, provided)];
  if (isA(a, 'or') || isA(b, 'or')) return compareUnions(comparison, a, b);
  const [members, others] = [membersOf(comparison.needed, a), membersOf(comparison.provided, b)];
  if (members && others) return compareMembers(comparison, members, others);
  if (isA(a, 'and') || isA(b, 'and')) return compareParts(comparison, a, b);
  if (isA(a, 'fn') && isA(b, 'fn')) return compareFunctions(comparison, a, b);
  return compareOther(comparison, a, b);
}

/** Compares two declarations of one name, with all that they declare. */
function compareDeclarations(
  comparison: Comparison,
  needed: Declaration,
  provided: Declaration,
  part: 'ref' | 'typeof',
): Reason {
  const { at } = comparison;
  const [all] = needed.params ?? [0, 0];
  const [most, least] = provided.params ?? [0, 0];
  if (all > most || all < least) return changed(at, 'takes other type arguments');
  const [a, b] = [part === 'ref' ? needed.type : valueOf(needed), part === 'ref' ? provided.type : valueOf(provided)];
  if (a === undefined) return null;
  return b === undefined ? changed(at, 'is gone') : compare(comparison, a, b);
}

const BOTH: readonly Direction[] = ['given', 'taken'];

/** Pairs of types. @param directions those that count */
function compareAll(
  comparison: Comparison,
  needed: readonly Type[],
  provided: readonly Type[],
  directions: readonly Direction[] = [comparison.direction],
): Reason {
  if (needed.length !== provided.length) return changed(comparison.at, 'has another number of parts');
  for (const [index, one] of needed.entries())
    for (const direction of directions) {
      const reason = compare({ ...comparison, direction }, one, provided[index] ?? 'never');
      if (reason !== null) return reason;
    }
  return null;
}

function compareMembers(comparison: Comparison, needed: readonly Member[], provided: readonly Member[]): Reason {
  const { direction, at } = comparison;
  const others = new Map(provided.map((one) => [one[0], one]));
  // Whoever does not name what is required has not made the object, but hands on what the shell has given.
  const isHandedOn = needed.some(([name, flag]) => flag === '' && !isUsed(comparison, name));
  for (const [name, flag, type] of needed) {
    const path = at === '' ? name : `${at}.${name}`;
    const other = others.get(name);
    others.delete(name);
    if (!isUsed(comparison, name)) {
      if (direction === 'taken' && !isHandedOn && other?.[1] === '') return changed(path, 'is required now');
      continue;
    }
    if (other === undefined) {
      // Whoever is called may ignore what it is given: a function needs not take all parameters.
      if (direction === 'taken' || flag === '') return changed(path, 'is gone');
      continue;
    }
    if (direction === 'taken' && flag === '?' && other[1] === '') return changed(path, 'is required now');
    if (direction === 'given' && flag === '' && other[1] === '?') return changed(path, 'may be missing now');
    const handedIn = direction === 'taken' ? asCallback(type, comparison.uses?.parameters[name]) : type;
    const reason = compare({ ...comparison, at: path }, handedIn, other[2]);
    if (reason !== null) return reason;
  }
  if (direction === 'taken' && !isHandedOn)
    for (const [name, flag] of others.values())
      if (flag === '') return changed(at === '' ? name : `${at}.${name}`, 'is new and required');
  return null;
}

/** A function without the arguments that it takes no notice of. */
function asCallback(type: Type, count = Infinity): Type {
  if (!isA(type, 'fn')) return type;
  const [kind, constraints, parameters, result] = type;
  return [kind, constraints, parameters.slice(0, count), result];
}

function compareFunctions(
  comparison: Comparison,
  [, constraints, parameters, result]: FunctionType,
  [, otherConstraints, otherParameters, otherResult]: FunctionType,
): Reason {
  const { at } = comparison;
  const opposite = { ...comparison, direction: comparison.direction === 'given' ? 'taken' : 'given' } as const;
  return (
    compareAll({ ...opposite, at: `${at}<>` }, constraints, otherConstraints) ??
    compareMembers({ ...opposite, at: `${at}()` }, parameters, otherParameters) ??
    compare({ ...comparison, at: `${at}()` }, result, otherResult)
  );
}

/** Every alternative that may come must be one that is expected. */
function compareUnions(comparison: Comparison, needed: Type, provided: Type): Reason {
  const { direction, at } = comparison;
  const [all, others] = [alternatives(comparison.needed, needed), alternatives(comparison.provided, provided)];
  const texts = new Set((direction === 'given' ? all : others).filter((one) => typeof one === 'string'));
  for (const coming of direction === 'given' ? others : all) {
    if (isOfNoConcern(comparison, coming, all)) continue;
    if (typeof coming === 'string' && (texts.has(coming) || texts.has(widened(coming)))) continue;
    const expected = direction === 'given' ? all : others;
    let first: Reason = null;
    const found = expected.some((one) => {
      const reason = attempt(comparison, one, coming);
      if (typeof one === typeof coming) first ??= reason;
      return reason === null;
    });
    if (found) continue;
    const alike = expected.filter((one) => typeof one === typeof coming);
    if (typeof coming !== 'string' && alike.length === 1 && first !== null) return first;
    return changed(at, direction === 'given' ? `may now be ${shown(coming)}` : `can no longer be ${shown(coming)}`);
  }
  return null;
}

/**
 * A text that the code does not have is not handed in. One more in a choice of texts that the shell gives is what a list that grows is for: the
 * code goes on with those that it has.
 */
function isOfNoConcern({ uses, direction }: Comparison, coming: Type, needed: readonly Type[]): boolean {
  if (uses === undefined || !isText(coming)) return false;
  return direction === 'taken' ? !uses.names.has(JSON.parse(coming)) : needed.some(isText);
}

const isText = (type: Type): type is string => typeof type === 'string' && type.startsWith('"');

/** Whether what comes could be what is expected. A pair that fits only because of this attempt is forgotten with it. */
function attempt(comparison: Comparison, expected: Type, coming: Type): Reason {
  const [needed, provided] = comparison.direction === 'given' ? [expected, coming] : [coming, expected];
  return compare({ ...comparison, seen: new Set(comparison.seen) }, needed, provided);
}

/** Every part that is expected, such as an overload, must be in what comes. */
function compareParts(comparison: Comparison, needed: Type, provided: Type): Reason {
  const parts = (type: Type) => (isA(type, 'and') ? partsOf(type) : [type]);
  const [expected, coming] = comparison.direction === 'given' ? [needed, provided] : [provided, needed];
  const isThere = (one: Type) => parts(coming).some((other) => attempt(comparison, one, other) === null);
  const missing = parts(expected).find((one) => !isThere(one));
  return missing === undefined ? null : changed(comparison.at, `lacks ${shown(missing)} that it was combined with`);
}

function compareOther(comparison: Comparison, needed: Type, provided: Type): Reason {
  if (needed === provided) return null;
  const [coming, expected] = comparison.direction === 'given' ? [provided, needed] : [needed, provided];
  if (typeof coming === 'string' && widened(coming) === expected) return null;
  if ((isA(needed, 'leaf') && isA(provided, 'leaf')) || (isA(needed, 'is') && isA(provided, 'is'))) {
    const readOnly = needed[0] === 'leaf' ? READ_ONLY.has(needed[1]) : READ_ONLY_TEXT.test(needed[1]);
    if (needed[1] === provided[1])
      return compareAll(comparison, argsOf(needed), argsOf(provided), readOnly ? undefined : BOTH);
  }
  if (JSON.stringify(needed) === JSON.stringify(provided)) return null;
  return changed(comparison.at, `was ${shown(needed)} and is ${shown(provided)}`);
}

const changed = (at: string, what: string) => (at === '' ? `it ${what}` : `${at} ${what}`);

/** Short enough for a sentence. */
function shown(type: Type): string {
  if (typeof type === 'string') return type.split('#').at(-1) ?? type;
  if (type[0] === 'ref' || type[0] === 'typeof' || type[0] === 'leaf') return type[1].split('#').at(-1) ?? type[1];
  const words = { $: 'a type parameter', obj: 'an object', fn: 'a function', or: 'a choice', and: 'a combination' };
  return type[0] === 'is' ? type[1].slice(0, 60) : words[type[0]];
}
