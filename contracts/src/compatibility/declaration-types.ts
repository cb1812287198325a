/** Reads types: what a name leads to, the members of an object, the alternatives of a union. */
import type { Declaration, Declarations, Member, OtherType, RefType, Type, TypeofType } from './declarations.ts';

/** Overloads are one value that is a function in several ways. */
export const valueOf = ({ values }: Declaration): Type | undefined =>
  values === undefined || values.length < 2 ? values?.[0] : ['and', ...values];

/** A type without the name of its declaration, with the arguments in place of the parameters. */
export function resolved(declarations: Declarations, type: Type): Type {
  let found = type;
  // An alias that only leads to itself does not occur; the bound is against damaged files.
  for (let steps = 0; isNamed(found) && steps < 50; steps += 1) {
    const declaration = declarations[found[1]];
    const next = found[0] === 'ref' ? declaration?.type : declaration && valueOf(declaration);
    if (next === undefined) return `nothing named ${found[1]}`;
    found = withArguments(next, argsOf(found));
  }
  return isA(found, 'is') && found[1] === 'keyof $0' ? keysOf(declarations, found) : found;
}

/** The names of an object's members as texts: as a choice of them, one more or one fewer counts in its direction only. */
function keysOf(declarations: Declarations, type: OtherType): Type {
  const members = membersOf(declarations, resolved(declarations, type[2] ?? 'never'));
  if (members === null || members.some(([name]) => name.startsWith('['))) return type;
  const [first = 'never', ...more] = members.map(([name]) => JSON.stringify(name));
  return more.length === 0 ? first : ['or', first, ...more];
}

function withArguments(type: Type, args: readonly Type[]): Type {
  if (args.length === 0 || typeof type === 'string') return type;
  if (type[0] === '$') return args[type[1]] ?? type;
  // Positions and names are no types; a member is a list whose last item is one.
  const deep = (part: unknown): unknown => {
    if (!Array.isArray(part)) return part;
    if (part[0] === '$') return args[Number(part[1])] ?? part;
    return part.map(deep);
  };
  return deep(type) as Type;
}

/** The members of an object, or of an intersection of objects; null for anything else. */
export function membersOf(declarations: Declarations, type: Type): readonly Member[] | null {
  if (isA(type, 'obj')) {
    const [, ...members] = type;
    return members;
  }
  if (!isA(type, 'and')) return null;
  const members = new Map<string, Member>();
  for (const part of partsOf(type)) {
    const found = membersOf(declarations, resolved(declarations, part));
    if (found === null) return null;
    for (const member of found) members.set(member[0], member);
  }
  return [...members.values()];
}

export function alternatives(declarations: Declarations, type: Type): Type[] {
  const found = resolved(declarations, type);
  return isA(found, 'or')
    ? partsOf(found).flatMap((one) => alternatives(declarations, one))
    : [isNamed(type) ? type : found];
}

export const isNamed = (type: Type): type is RefType | TypeofType => isA(type, 'ref') || isA(type, 'typeof');
export const isA = <Kind extends Exclude<Type, string>[0]>(
  type: Type,
  kind: Kind,
): type is Extract<Exclude<Type, string>, [Kind, ...unknown[]]> => typeof type !== 'string' && type[0] === kind;
export const partsOf = ([, ...parts]: ['or' | 'and', ...Type[]]): Type[] => parts;
export const argsOf = ([, , ...args]: ['ref' | 'typeof' | 'leaf' | 'is', string, ...Type[]]): Type[] => args;

/** The type of a literal. */
export function widened(literal: string): string {
  if (literal.startsWith('"')) return 'string';
  if (literal === 'true' || literal === 'false') return 'boolean';
  return /^-?\d/.test(literal) ? 'number' : literal;
}
