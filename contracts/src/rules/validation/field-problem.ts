/** What is wrong with a field of a form, in the words people see. */
import type { FieldError } from '../../schemas/base.ts';
import { pointerSegment } from '../../protocol/json-pointer.ts';

export interface FieldProblem {
  /** Name of the field, or of the template's field. */
  field: string;
  message: string;
}

/** A value counts as filled unless it is missing, blank or an empty list; zero and false are answers. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.some(isFilled);
  return value !== undefined && value !== null;
}

/** A problem for each of the fields that is not filled: '{field} is required'. */
export function requiredProblems(values: Readonly<Record<string, unknown>>, fields: readonly string[]): FieldProblem[] {
  return fields.filter((field) => !isFilled(values[field])).map((field) => ({ field, message: `${field} is required` }));
}

/**
 * The same for a problem document.
 * @param ownFields fields of the item itself; every other one is an attribute that its template defines
 */
export function toFieldErrors(problems: readonly FieldProblem[], ownFields: readonly string[]): FieldError[] {
  return problems.map(({ field, message }) => {
    const name = pointerSegment(field);
    return { path: ownFields.includes(field) ? `/${name}` : `/attributes/${name}`, message };
  });
}
