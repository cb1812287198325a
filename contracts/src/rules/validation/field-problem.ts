/** What is wrong with a field of a form, as people read it. */
import type { FieldIssue } from '../../schemas/base.ts';
import { pointerSegment } from '../../protocol/json-pointer.ts';

export interface FieldProblem {
  /** Name of the item's own field or of the template's field. */
  field: string;
  message: string;
  /** As in a field error; `rule` when absent. */
  keyword?: FieldIssue['keyword'];
  params?: FieldIssue['params'];
}

/** Whether a value is neither missing, nor blank, nor an empty list. Zero and false are filled. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.some(isFilled);
  return value !== undefined && value !== null;
}

/** A value that is missing. @param label of the field in a template */
export function requiredProblem(field: string, label?: string): FieldProblem {
  return {
    field,
    message: `${label ?? field} is required`,
    keyword: 'required',
    params: { missingProperty: field, ...(label !== undefined && { label }) },
  };
}

/** A problem, '{field} is required', for each of the fields that is not filled. */
export function requiredProblems(values: Readonly<Record<string, unknown>>, fields: readonly string[]): FieldProblem[] {
  return fields.filter((field) => !isFilled(values[field])).map((field) => requiredProblem(field));
}

/**
 * The problems as errors of a problem document.
 * @param ownFields the item's own fields; all others are attributes that its template defines
 */
export function toFieldErrors(problems: readonly FieldProblem[], ownFields: readonly string[]): FieldIssue[] {
  return problems.map(({ field, ...said }) => {
    const name = pointerSegment(field);
    return { path: ownFields.includes(field) ? `/${name}` : `/attributes/${name}`, ...said };
  });
}
