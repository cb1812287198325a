/** Every id that a body names must exist in the caller's organisation. */
import { unknownReferences, type Reference } from '../links.ts';
import { memberOf, type Context } from './mock.ts';
import { MockProblem } from './problem.ts';
import { ownRecords } from './records.ts';

/** @param paths JSON pointers of the fields that name what is not there */
export function unknownReference(paths: readonly string[]): MockProblem {
  const { code, detail, errors } = unknownReferences(paths);
  return new MockProblem(400, code, detail, errors);
}

function idsIn(context: Context, collection: Reference['collection']): ReadonlySet<string> {
  if (collection !== 'members') return new Set(ownRecords(context, collection).map(({ id }) => id));
  const { organization_id } = memberOf(context);
  return new Set(context.state.members.filter((member) => member.organization_id === organization_id).map(({ user_id }) => user_id));
}

/** @throws MockProblem 400 that names every field with an id that is not there */
export function checkReferences(context: Context, references: readonly Reference[]): void {
  const unknown = references.filter(({ collection, ids }) => {
    const known = idsIn(context, collection);
    return ids.some((id) => !known.has(id));
  });
  if (unknown.length > 0) throw unknownReference(unknown.map(({ path }) => path));
}
