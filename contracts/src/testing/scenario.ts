/** The form of a scenario: requests, and what must be answered. */
import type { AuditedEntity } from '../record-kinds.ts';
import type { Role } from '../schemas/organization/me.ts';

/** A member with that role, somebody without an organization, somebody without one but with a verified e-mail address, or nobody. */
export type Caller = Role | 'newcomer' | 'verified' | 'nobody';

/** The data before a scenario: an organization with a member of each role and no risks, and another organization. */
export interface World {
  /**
   * Sends a request as a caller. The URL is absolute, on `http://localhost`. E-mail addresses are like `newcomer@cedarworks.example`; only
   * that of `verified` is verified. People have no names.
   */
  fetchAs: (caller: Caller, request: Request) => Promise<Response>;
  organizationId: string;
  /** User ids of the members. The GRC domain manager has only the domain `domainId`; nobody has assets. */
  members: Record<Role, string>;
  /** A GRC domain of the organization, named `Data protection`. */
  domainId: string;
  /** The other GRC domain of the organization, named `Treasury`. */
  otherDomainId: string;
  /** An organization without any of these members, and one of its records of each kind: `{foreign:assets}` is the id of its asset. */
  foreign: { organizationId: string; ids: Readonly<Partial<Record<AuditedEntity, string>>> };
}

/** A request and the expected answer. Texts may contain `{name}` for a value of the world or one that an earlier step saved. */
export interface Step {
  /** The admin by default. */
  as?: Caller;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query?: Record<string, string | readonly string[]>;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as the body without conversion, instead of `body`. */
  text?: string;
  status: number;
  /** Expected fields; others may have any value. Lists must match item by item, and a RegExp matches texts. */
  answer?: unknown;
  /** Expected headers; null for a header that must not be there. */
  answerHeaders?: Record<string, string | RegExp | null>;
  /** Values to save by name: a JSON pointer into the answer, `header:name`, or `last-id:stream`. With ` after text`, only what follows the text. */
  save?: Record<string, string>;
  /** Keeps the answer open as an event stream with this name. */
  opens?: string;
  /** The next events of open streams after this request, without others in between. */
  events?: Record<string, readonly unknown[]>;
  /** The name of a stream that ends after this request. */
  ends?: string;
}

export interface Scenario {
  name: string;
  steps: readonly Step[];
}
