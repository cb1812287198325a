/** One call of an operation. */
import { isTimeZone, TIME_ZONE_HEADER } from '@parapet/contracts/rules';
import type { MemberDoc } from '../collections.ts';
import type { Principal } from './principal.ts';
import type { Actor } from '../store/port.ts';
import type { Log } from './log.ts';
import { Problem } from './problem.ts';
import { expectedVersion } from './requests/if-match.ts';

/** A member who calls an operation. */
export interface Caller {
  member: MemberDoc;
  actor: Actor;
  /** Where the caller is, if their client says so. */
  timeZone?: string;
}

/** The request without its body. */
export interface RequestHead {
  method: string;
  /** Path and query. */
  url: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  requestId: string;
}

export interface CallOptions {
  head: RequestHead;
  /** null when nobody is signed in. */
  principal: Principal | null;
  /** The caller's membership; null when they belong to no organization. */
  member: MemberDoc | null;
  params: unknown;
  query: unknown;
  body: unknown;
  /** Fields of the body that only the server writes. */
  readOnly: Readonly<Record<string, unknown>>;
  log: Log;
  /** Aborts when the client disconnects before the response is complete. */
  signal: () => AbortSignal;
}

export class Call {
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
  readonly readOnly: Readonly<Record<string, unknown>>;
  readonly head: RequestHead;
  readonly principal: Principal | null;
  readonly member: MemberDoc | null;
  readonly requestId: string;
  readonly log: Log;
  readonly #signal: () => AbortSignal;

  constructor({ principal, member, params, query, body, readOnly, log, signal, head }: CallOptions) {
    this.params = params;
    this.query = query;
    this.headers = head.headers;
    this.body = body;
    this.readOnly = readOnly;
    this.head = head;
    this.principal = principal;
    this.member = member;
    this.requestId = head.requestId;
    this.log = log;
    this.#signal = signal;
  }

  /** @throws Problem 401 when nobody is signed in, which only public operations allow */
  get account(): Principal {
    if (this.principal === null) throw new Problem(401, 'not_signed_in', 'Sign in to continue');
    return this.principal;
  }

  /** @throws Problem 403 when the caller belongs to no organization */
  get caller(): Caller {
    const member = memberOf(this.member);
    const token = this.principal?.token?.name;
    const zone = this.head.headers[TIME_ZONE_HEADER];
    return {
      member,
      actor: { id: member.user_id, request_id: this.requestId, ...(token !== undefined && { token }) },
      ...(typeof zone === 'string' && isTimeZone(zone) && { timeZone: zone }),
    };
  }

  /** The version in `If-Match`; undefined for any. @throws Problem 412 when the header is not one of our ETags */
  get version(): number | undefined {
    const header = this.head.headers['if-match'];
    return expectedVersion(typeof header === 'string' ? header : undefined);
  }

  get signal(): AbortSignal {
    return this.#signal();
  }
}

/** @throws Problem 403 without a membership */
export function memberOf(member: MemberDoc | null): MemberDoc {
  if (member === null) throw new Problem(403, 'no_membership', 'No organization ID available');
  return member;
}
