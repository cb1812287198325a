/** The keywords of JSON Schema that the contract's forms use. */
export interface FieldRules {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  format?: string;
  minLength?: number;
  maxLength?: number;
  pattern?: string | RegExp;
  /** One line without hidden characters: `isPlainLine`. */
  'x-plain-line'?: boolean;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  anyOf?: readonly FieldRules[];
  /** Rules of each item of a list. */
  items?: FieldRules;
  /** Rules of the fields of an object, by name. */
  properties?: Readonly<Record<string, FieldRules>>;
  required?: readonly string[];
  /** Rules of the values of a map, the same for all keys. */
  patternProperties?: Readonly<Record<string, FieldRules>>;
}

/** Named schemas, by name, for the `$ref`s of a schema: `schemas` of `@parapet/contracts`. */
export type Definitions = Readonly<Record<string, FieldRules>>;

const NO_RULES: FieldRules = {};

/** The rules behind a reference. A reference that is not defined has no rules here: the server checks it. */
export function dereference(rules: FieldRules, definitions: Definitions): FieldRules {
  if (rules.$ref === undefined) return rules;
  return definitions[rules.$ref.replace(/#$/, '').replace(/^.*\//, '')] ?? NO_RULES;
}

/** `T | null` has the rules of T. */
export function withoutNull(rules: FieldRules, definitions: Definitions = {}): FieldRules {
  const branches = rules.anyOf?.filter((branch) => branch.type !== 'null');
  const only = branches?.length === 1 ? branches[0] : undefined;
  return dereference(only ?? rules, definitions);
}

/** True when null is a value of the field, which is how a stored value is cleared. */
export function takesNull(rules: FieldRules): boolean {
  return rules.type === 'null' || rules.anyOf?.some(takesNull) === true;
}

/** Rules of what lies inside an object, a map or a list. */
export function childRules(rules: FieldRules, segment: string): FieldRules {
  return rules.properties?.[segment] ?? rules.items ?? Object.values(rules.patternProperties ?? {})[0] ?? NO_RULES;
}
