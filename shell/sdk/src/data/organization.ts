import { ORGANIZATION_PARTS, type OperationId } from '@parapet/contracts';
import type { OperationInput } from '@parapet/contracts/client';

type Given<T> = T extends { organization_id: string } ? Omit<T, 'organization_id'> & { organization_id?: string } : T;
type WithBody<T> = T extends { body: infer Body } ? Omit<T, 'body'> & { body: Given<Body> } : T;

/** What callers give: `organization_id` is that of the session where they leave it out. */
export type CallInput<Id extends OperationId> = WithBody<Given<OperationInput<Id>>>;

let current: string | undefined;

/** The organization of the session that pages are shown for. */
export function setOrganization(id: string): void {
  current = id;
}

/** The input of a call with the organization of the session, where the operation takes one and the caller names none. */
export function withOrganization(id: OperationId, input: object = {}): object {
  const part = ORGANIZATION_PARTS[id];
  if (part === undefined || current === undefined) return input;
  if (part === 'querystring') return { organization_id: current, ...input };
  const body: unknown = Reflect.get(input, 'body');
  return { ...input, body: { organization_id: current, ...Object(body) } };
}
