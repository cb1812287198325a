/** Checking assets, properties and risk scenarios against the rules. */
import { toFieldErrors, type FieldProblem } from '@parapet/contracts/rules';
import { Problem } from '../../problem.ts';

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
export function problemsOfChange(before: readonly FieldProblem[], after: readonly FieldProblem[], input: object, ownFields: readonly string[]): FieldProblem[] {
  const sets = (field: string) => Object.hasOwn(input, ownFields.includes(field) ? field : 'attributes');
  const isNew = ({ field, message }: FieldProblem) => !before.some((old) => old.field === field && old.message === message);
  return after.filter((problem) => sets(problem.field) || isNew(problem));
}

/** @throws Problem 400 that names every field, when there are problems */
export function refuse(problems: readonly FieldProblem[], ownFields: readonly string[]): void {
  const [first] = problems;
  if (first !== undefined) throw new Problem(400, 'invalid_request', first.message, { errors: toFieldErrors(problems, ownFields) });
}
