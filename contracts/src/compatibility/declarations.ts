/**
 * Declarations of exports as data, so that those that a remote was built with can be compared with those of the shell that is to load it.
 * `scripts/lib/gate` reads them from the declarations that TypeScript emits.
 */

/**
 * A type: a text for what has no parts (`string`, `"a"`, `react@19#ReactNode`), or a list whose first item says what the others are:
 *
 * - `ref`, `typeof`: a declaration of ours by its id, and the arguments of a generic one
 * - `leaf`: something that is declared elsewhere, by name, and its arguments
 * - `$`: a type parameter of the declaration, by position
 * - `obj`: an object; `fn`: a function, with the constraints of its type parameters; `or`: a union; `and`: an intersection
 * - `is`: any other type, as text with `$0`, `$1` for its parts
 */
export type Type =
  | string
  | RefType
  | TypeofType
  | LeafType
  | ParamType
  | ObjectType
  | FunctionType
  | UnionType
  | AndType
  | OtherType;
export type RefType = ['ref', id: string, ...args: Type[]];
export type TypeofType = ['typeof', id: string, ...args: Type[]];
export type LeafType = ['leaf', name: string, ...args: Type[]];
export type ParamType = ['$', position: number];
export type ObjectType = ['obj', ...members: Member[]];
export type FunctionType = ['fn', constraints: Type[], parameters: Member[], result: Type];
export type UnionType = ['or', ...alternatives: Type[]];
export type AndType = ['and', ...parts: Type[]];
export type OtherType = ['is', text: string, ...parts: Type[]];

/** A member of an object, or a parameter by its position. `?` is one that may be left out. */
export type Member = [name: string, flag: '' | '?', type: Type];

/** A name may declare a type, a value, or both. */
export interface Declaration {
  /** How many type parameters it has, and how many of them have no default. */
  params?: [all: number, required: number];
  type?: Type;
  /** Several for the overloads of a function. */
  values?: Type[];
}

export type Declarations = Readonly<Record<string, Declaration>>;
