/** Attributes of assets, properties and risk scenarios, and the problems that a change is responsible for. */
import type { Attributes, AttributesInput } from '../../schemas/item/attributes.ts';
import type { FieldIssue } from '../../schemas/base.ts';
import { isFilled, toFieldErrors, type FieldProblem } from '../validation/field-problem.ts';

/** Keys that no stored record may have. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

interface Named {
  name: string;
  /** JSON pointer for the error when the name is not allowed. */
  path: string;
}

/**
 * Errors for names that an attribute cannot have.
 * @param taken names of the item's own fields, which an attribute would hide
 */
export function attributeNameErrors(names: readonly Named[], taken: readonly string[] = []): FieldIssue[] {
  return names.flatMap(({ name, path }): FieldIssue[] => {
    if (FORBIDDEN.has(name)) return [{ path, message: 'cannot be used as the name of a field' }];
    return taken.includes(name) ? [{ path, message: 'is a field of its own, not an attribute' }] : [];
  });
}

/** The same for the attributes in a request. */
export function attributeErrors(attributes: AttributesInput | undefined, ownFields: readonly string[]): FieldIssue[] {
  return attributeNameErrors(
    Object.keys(attributes ?? {}).map((name) => ({ name, path: `/attributes/${name}` })),
    ownFields,
  );
}

/** Attributes as they are stored, without empty ones. */
export function filledAttributes(attributes: AttributesInput): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value !== null && isFilled(value) ? [[name, value] as const] : [],
    ),
  );
}

/** The own fields and attributes of an item in one map, as templates see them. */
export function valuesOf(
  item: { attributes: Readonly<Record<string, unknown>> },
  ownFields: readonly string[],
): Record<string, unknown> {
  const own = Object.entries(item).filter(([name]) => ownFields.includes(name));
  return { ...Object.fromEntries(own), ...item.attributes };
}

/**
 * The problems that a change is responsible for: those of fields that it sets, and new ones. Existing problems (a linked property was
 * deleted, a template has a new required field) do not prevent other changes.
 * @param input the fields that the change sets
 */
export function errorsOfChange(
  before: readonly FieldProblem[],
  after: readonly FieldProblem[],
  input: object,
  ownFields: readonly string[],
): FieldIssue[] {
  const sets = (field: string) => Object.hasOwn(input, ownFields.includes(field) ? field : 'attributes');
  const textOf = ({ field, message }: FieldProblem) => `${field}\n${message}`;
  const old = new Set(before.map(textOf));
  const isNew = (problem: FieldProblem) => !old.has(textOf(problem));
  return toFieldErrors(
    after.filter((problem) => sets(problem.field) || isNew(problem)),
    ownFields,
  );
}
