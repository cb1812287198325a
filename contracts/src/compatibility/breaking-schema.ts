/** Changes between two versions of a schema that break clients of the first. */
import { canonical } from '../protocol/canonical-json.ts';
import type { ConditionPart, OpenApiDocument, Schema } from './openapi-document.ts';

/** `request` is what clients send, `response` what they receive. Requests must not become stricter, responses not looser. */
export type Direction = 'request' | 'response';

export interface Comparison {
  before: OpenApiDocument;
  after: OpenApiDocument;
  /** What the code of a client mentions; everything when it is not known. */
  mentions: ReadonlySet<string> | undefined;
  direction: Direction;
  /** Pairs of named schemas that were compared already, which ends the recursion. */
  seen: Set<string>;
  findings: string[];
}

type Pair = { at: string; a: Schema; b: Schema };

/** Adds breaking changes to `comparison.findings`. @param at the current path, for the finding */
export function compareSchemas(comparison: Comparison, at: string, a: Schema | undefined, b: Schema | undefined): void {
  const { before, after, direction, seen } = comparison;
  if (a?.$ref !== undefined && b?.$ref !== undefined) {
    const key = `${direction} ${a.$ref} ${b.$ref}`;
    if (seen.has(key)) return;
    seen.add(key);
  }
  const pair = { at: a?.$ref?.split('/').at(-1) ?? at, a: resolve(before, a), b: resolve(after, b) };
  if (direction === 'request' && takesMore(comparison, pair)) return;
  compareValue(comparison, pair);
  compareBounds(comparison, pair);
  compareFields(comparison, pair);
  compareParts(comparison, pair);
  compareConditions(comparison, pair);
}

function resolve(document: OpenApiDocument, schema: Schema | undefined): Schema {
  let found = schema ?? {};
  while (found.$ref !== undefined) {
    const name = found.$ref.replace('#/components/schemas/', '');
    const target = document.components?.schemas?.[name];
    if (target === undefined) throw new Error(`The document has no ${found.$ref}`);
    found = target;
  }
  return found;
}

/** Whether alternatives were added, and everything that was accepted before is still accepted by one of them. */
function takesMore(comparison: Comparison, { at, a, b }: Pair): boolean {
  const { anyOf: is = [], description: _, ...bounds } = b;
  const was = a.anyOf ?? [a];
  if (is.length <= was.length || Object.keys(bounds).length > 0) return false;
  const takes = (one: Schema, old: Schema) => {
    // A comparison that fails here is not a finding.
    const trial: Comparison = { ...comparison, seen: new Set(comparison.seen), findings: [] };
    compareSchemas(trial, at, old, one);
    return trial.findings.length === 0;
  };
  return was.every((old) => is.some((one) => takes(one, old)));
}

/** Whether a client reads or sends a field, or sends a value. */
const isMentioned = ({ mentions }: Comparison, name: string) => mentions?.has(name) ?? true;

function say({ direction, findings }: Comparison, at: string, what: string): void {
  findings.push(`${direction} ${at}: ${what}`);
}

const shown = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value));
const without = (values: readonly unknown[] = [], others: readonly unknown[] = []) =>
  values.filter((value) => !others.includes(value));

/** Types, enums, formats and defaults. */
function compareValue(comparison: Comparison, { at, a, b }: Pair): void {
  for (const key of ['type', 'pattern', 'format', 'const'] as const) {
    const isRemoved = comparison.direction === 'request' && key === 'pattern' && b[key] === undefined;
    if (!isRemoved && canonical(a[key]) !== canonical(b[key]))
      say(comparison, at, `${key} ${shown(a[key])} became ${shown(b[key])}`);
  }
  if (comparison.direction === 'request') {
    const lost = b.enum === undefined ? [] : a.enum === undefined ? ['other than the list'] : without(a.enum, b.enum);
    for (const value of lost)
      if (typeof value !== 'string' || a.enum === undefined || isMentioned(comparison, value))
        say(comparison, at, `value ${String(value)} is no longer accepted`);
    if (canonical(a.default) !== canonical(b.default))
      say(comparison, at, `default ${shown(a.default)} became ${shown(b.default)}`);
  } else {
    // One value more is what a list that grows is for: code that is known goes on with those that it mentions.
    const added = comparison.mentions === undefined ? without(b.enum, a.enum) : [];
    const gained = a.enum === undefined ? [] : b.enum === undefined ? ['other than the list'] : added;
    for (const value of gained) say(comparison, at, `value ${String(value)} may now be returned`);
  }
}

const LOWER = ['minimum', 'minLength', 'minItems', 'minProperties'] as const;
const UPPER = ['maximum', 'maxLength', 'maxItems', 'maxProperties'] as const;

/**
 * Bounds of a request must not become stricter, those of a response not looser: an interface has no label for a 6 on a scale from 1 to 5.
 * Longer texts and lists in a response do not break clients.
 */
function compareBounds(comparison: Comparison, { at, a, b }: Pair): void {
  const request = comparison.direction === 'request';
  const check = (key: (typeof LOWER)[number] | (typeof UPPER)[number], tighter: boolean, looser: boolean) => {
    if (request ? tighter : looser) say(comparison, at, `${key} ${shown(a[key])} became ${shown(b[key])}`);
  };
  for (const key of LOWER) {
    // Whoever had to send certain fields has sent that many.
    const implied = request && key === 'minProperties' ? (a.required?.length ?? 0) : -Infinity;
    const [was, is] = [a[key] ?? implied, b[key] ?? -Infinity];
    check(key, is > was, is < was);
  }
  for (const key of UPPER) {
    const [was, is] = [a[key] ?? Infinity, b[key] ?? Infinity];
    check(key, is < was, is > was && key === 'maximum');
  }
  if (request && b.uniqueItems === true && a.uniqueItems !== true) say(comparison, at, 'items must now be unique');
}

/** The fields of an object, and which of them are required. */
function compareFields(comparison: Comparison, { at, a, b }: Pair): void {
  const request = comparison.direction === 'request';
  if (request) {
    for (const name of without(b.required, a.required)) say(comparison, at, `${String(name)} became required`);
    if (b.additionalProperties === false && a.additionalProperties !== false)
      say(comparison, at, 'other fields are now refused');
  } else {
    for (const name of without(a.required, b.required))
      if (isMentioned(comparison, String(name))) say(comparison, at, `${String(name)} is no longer always there`);
  }
  for (const [name, field] of Object.entries(a.properties ?? {})) {
    if (!isMentioned(comparison, name)) continue;
    const now = b.properties?.[name];
    if (now !== undefined) compareSchemas(comparison, `${at}.${name}`, field, now);
    else if (!request || b.additionalProperties === false) say(comparison, at, `${name} was removed`);
  }
}

/** Items, additional fields and alternatives. */
function compareParts(comparison: Comparison, { at, a, b }: Pair): void {
  if (a.items !== undefined && b.items !== undefined) compareSchemas(comparison, `${at}[]`, a.items, b.items);
  if (typeof a.additionalProperties === 'object' && typeof b.additionalProperties === 'object') {
    compareSchemas(comparison, `${at}.*`, a.additionalProperties, b.additionalProperties);
  }
  if (b.propertyNames !== undefined || a.propertyNames !== undefined)
    compareSchemas(comparison, `${at} (names)`, a.propertyNames, b.propertyNames);
  for (const key of ['anyOf', 'oneOf', 'allOf'] as const) {
    const [was = [], is = []] = [a[key], b[key]];
    if (was.length !== is.length) say(comparison, at, `the alternatives (${key}) changed`);
    else was.forEach((one, index) => compareSchemas(comparison, `${at}|${index}`, one, is[index]));
  }
}

/** `if`, `then` and `else`: a new or another condition must not ask more of a request, nor promise less about a response. */
function compareConditions(comparison: Comparison, { at, a, b }: Pair): void {
  if (a.if === undefined && b.if === undefined) return;
  const isKept = a.if !== undefined && b.if !== undefined;
  if (isKept && canonical(a.if) !== canonical(b.if)) return say(comparison, at, 'the condition (if) changed');
  // A request for which the condition was dropped has fewer requirements.
  if (comparison.direction === 'request' && b.if === undefined) return;
  for (const branch of ['then', 'else'] as const)
    compareBranch(comparison, `${at} (${branch})`, a.if === undefined ? {} : (a[branch] ?? {}), b[branch] ?? {});
}

/** A branch restricts fields that the schema itself declares, so a field that only one version of the branch names is unrestricted in the other. */
function compareBranch(comparison: Comparison, at: string, a: ConditionPart, b: ConditionPart): void {
  const { properties: was = {}, ...before } = a;
  const { properties: is = {}, ...after } = b;
  compareSchemas(comparison, at, before, after);
  const request = comparison.direction === 'request';
  for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
    // A field of a request that is no longer restricted accepts more, which breaks no client.
    if (!(request && is[name] === undefined)) compareSchemas(comparison, `${at}.${name}`, was[name], is[name]);
  }
}
