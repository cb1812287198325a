/** Making and changing assets, properties and risk scenarios: what their templates add, and which problems stand in the way. */
import type { Attributes } from '../../schemas/attributes.ts';
import type { FieldError } from '../../schemas/base.ts';
import { isFilled, toFieldErrors, type FieldProblem } from '../validation/field-problem.ts';

/** No key of a stored record may be called so. */
const UNSTORABLE: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

interface Named {
  name: string;
  /** JSON pointer of what is wrong when the name is. */
  path: string;
}

/**
 * Names that no attribute can have.
 * @param taken names of the item's own fields, which an attribute would hide
 */
export function attributeNameErrors(names: readonly Named[], taken: readonly string[] = []): FieldError[] {
  return names.flatMap(({ name, path }): FieldError[] => {
    if (UNSTORABLE.has(name)) return [{ path, message: 'is not a name that a field can have' }];
    return taken.includes(name) ? [{ path, message: 'is a field of its own, not an attribute' }] : [];
  });
}

/** The same for the attributes that an item is sent with. */
export function attributeErrors(attributes: Attributes | undefined, ownFields: readonly string[]): FieldError[] {
  return attributeNameErrors(Object.keys(attributes ?? {}).map((name) => ({ name, path: `/attributes/${name}` })), ownFields);
}

/** Attributes as they are kept: one without a value is left out. */
export function filledAttributes(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => isFilled(value)));
}

/** Own fields and attributes of an item by name, as templates see them. */
export function valuesOf(item: { attributes: Readonly<Record<string, unknown>> }, ownFields: readonly string[]): Record<string, unknown> {
  const own = Object.entries(item).filter(([name]) => ownFields.includes(name));
  return { ...Object.fromEntries(own), ...item.attributes };
}

/**
 * Problems that a change answers for: those of fields that it sets, and those that were not there before. What went
 * missing otherwise (a linked property that was deleted, a template that asks for more now) does not stop other changes.
 * @param input the fields that the change sets
 */
export function errorsOfChange(before: readonly FieldProblem[], after: readonly FieldProblem[], input: object, ownFields: readonly string[]): FieldError[] {
  const sets = (field: string) => Object.hasOwn(input, ownFields.includes(field) ? field : 'attributes');
  const textOf = ({ field, message }: FieldProblem) => `${field}\n${message}`;
  const old = new Set(before.map(textOf));
  const isNew = (problem: FieldProblem) => !old.has(textOf(problem));
  return toFieldErrors(after.filter((problem) => sets(problem.field) || isNew(problem)), ownFields);
}
