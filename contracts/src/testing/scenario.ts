/** The form of a scenario: requests, and what must be answered. */
import type { AuditedEntity } from '../schemas/audit.ts';
import type { Role } from '../schemas/me.ts';

/** A member with that role, somebody without organisation, the same with an e-mail address that was verified, or nobody. */
export type Caller = Role | 'newcomer' | 'verified' | 'nobody';

/** What is there when a scenario starts: an organisation with a member of each role and no risks, and another one. */
export interface World {
  /**
   * Sends a request as somebody; its address is absolute, on `http://localhost`. E-mail addresses are like
   * `newcomer@cedarworks.example`; only that of `verified` is verified. Nobody has a name.
   */
  fetchAs: (caller: Caller, request: Request) => Promise<Response>;
  organizationId: string;
  /** User ids of the members. The GRC domain manager looks after `domainId` only; nobody looks after assets. */
  members: Record<Role, string>;
  /** A GRC domain of the organisation, called `Data protection`. */
  domainId: string;
  /** The other GRC domain of the organisation, called `Treasury`. */
  otherDomainId: string;
  /** An organisation that none of these belong to, and a record of each kind of it: `{foreign:assets}` is the id of its asset. */
  foreign: { organizationId: string; ids: Readonly<Partial<Record<AuditedEntity, string>>> };
}

/** One request and what must be answered. Texts may hold `{name}`, which stands for a value of the world or one kept before. */
export interface Step {
  /** The admin when absent. */
  as?: Caller;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query?: Record<string, string | readonly string[]>;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, instead of `body`. */
  text?: string;
  status: number;
  /** Fields of an object that are not named may have any value; lists must fit item by item; a RegExp fits texts. */
  answer?: unknown;
  /** null: the answer has no such header. */
  answerHeaders?: Record<string, string | RegExp | null>;
  /** Values to keep, by name: a JSON pointer into the answer, `header:name`, or `last-id:stream`; with ` after text`, what follows the text. */
  keep?: Record<string, string>;
  /** Name under which the events that are answered stay open. */
  opens?: string;
  /** What open streams tell next, after this request, and nothing else in between. */
  hears?: Record<string, readonly unknown[]>;
  /** A stream that ends after this request. */
  ends?: string;
}

export interface Scenario {
  name: string;
  steps: readonly Step[];
}
