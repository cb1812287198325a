/** Paths into the values of a form, as types. Lists are entered by index: `fields.3.label`. */

type Depth = readonly unknown[];
/** Deeper than any schema of the contract; recursion must end for a schema that contains itself. */
type TooDeep = 5;

/** `'title' | 'fields' | 'fields.0' | 'fields.0.label' …` */
export type FieldPath<V, D extends Depth = []> = D['length'] extends TooDeep
  ? never
  : V extends readonly (infer Item)[]
    ? `${number}` | `${number}.${FieldPath<Item, [...D, 0]>}`
    : V extends object
      ? { [K in keyof V & string]: K | `${K}.${FieldPath<NonNullable<V[K]>, [...D, 0]>}` }[keyof V & string]
      : never;

type Inside<V, K extends string> = V extends readonly (infer Item)[]
  ? Item
  : K extends keyof V
    ? V[K]
    : V extends Readonly<Record<string, infer Item>>
      ? Item
      : never;

/** The type of the value at a path. */
export type ValueAtPath<V, P extends string> = P extends `${infer First}.${infer Rest}`
  ? ValueAtPath<NonNullable<Inside<V, First>>, Rest>
  : Inside<V, P>;

/** The same for a path in keys, which may contain dots: `['template_answers', question.id]`. */
export type ValueAtKeys<V, Keys extends readonly string[]> = Keys extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? Rest extends readonly []
    ? Inside<V, First>
    : ValueAtKeys<NonNullable<Inside<V, First>>, Rest>
  : never;

/** What one item of the list at a path is. */
export type ItemAtPath<V, P extends string> =
  NonNullable<ValueAtPath<V, P>> extends readonly (infer Item)[] ? Item : never;
