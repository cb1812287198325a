/** People are named by their id or their e-mail address; the id is kept. */
import { memberOf, type Context } from './mock.ts';
import { unknownReference } from './references.ts';

/** @returns the id of the member whose id or e-mail address it is, upper and lower case alike, or null when there is none */
function findPerson(context: Context, idOrEmail: string): string | null {
  const value = idOrEmail.trim();
  const { organization_id } = memberOf(context);
  const members = context.state.members.filter((one) => one.organization_id === organization_id);
  const alike = ({ email }: { email: string }) => value.includes('@') && email.toLowerCase() === value.toLowerCase();
  const found = members.find(({ user_id }) => user_id === value) ?? members.find(({ email }) => email === value) ?? members.find(alike);
  return found?.user_id ?? null;
}

/**
 * The id to keep for a person that a body names.
 * @param path JSON pointer of the field
 * @param before what is kept now; it stays although its member may have left
 * @throws MockProblem 400 that names the field when there is no such member
 */
export function personToKeep(context: Context, path: string, idOrEmail: string, before?: string | null): string {
  if (idOrEmail === before) return idOrEmail;
  const id = findPerson(context, idOrEmail);
  if (id === null) throw unknownReference([path]);
  return id;
}

/** The same for a field that may name nobody: null then. */
export function assigneeToKeep(context: Context, path: string, idOrEmail: string | null, before?: string | null): string | null {
  const named = idOrEmail?.trim() ?? '';
  return named === '' ? null : personToKeep(context, path, named, before);
}

/** What is assigned to a person; everything when none is asked for. */
export function assignedTo(context: Context, idOrEmail: string | undefined): (record: { assigned_to: string | null }) => boolean {
  if (idOrEmail === undefined) return () => true;
  const id = findPerson(context, idOrEmail) ?? idOrEmail;
  return ({ assigned_to }) => assigned_to === id;
}
