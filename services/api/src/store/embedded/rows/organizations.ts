/** Numbers that stand for organizations: in tables and indexes, where the ids would be repeated a million times, and in search tokens. */
import { NO_ORGANIZATION } from '../../engine.ts';
import type { Connection } from '../connection.ts';

export const ORGANIZATIONS_TABLE = '"organizations"';

/** Rows of an organization have numbers of their own: the organization's number, and a count from 1 in the lower 32 bits. */
const COUNTS = 2 ** 32;
/** Of documents that belong to no organization. */
const NONE = 0;
/** No row has it. */
const UNKNOWN = -1;

export class Organizations {
  readonly #connection: Connection;
  readonly #numbers = new Map<string, number>([[NO_ORGANIZATION, NONE]]);

  /** @param connection that writes go through */
  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** @returns a number that no row has when nothing was ever stored for the organization */
  numberOf(organizationId: string): number {
    const cached = this.#numbers.get(organizationId);
    if (cached !== undefined) return cached;
    const row = this.#connection.get({ sql: `SELECT n FROM ${ORGANIZATIONS_TABLE} WHERE org = ?`, params: [organizationId] });
    if (!row) return UNKNOWN;
    this.#numbers.set(organizationId, Number(row['n']));
    return Number(row['n']);
  }

  /** To be called when something is stored; gives the organization a number when it has none. */
  numberFor(organizationId: string): number {
    const found = this.numberOf(organizationId);
    return found === UNKNOWN ? this.#connection.run(`INSERT INTO ${ORGANIZATIONS_TABLE} (org) VALUES (?)`, organizationId) : found;
  }

  idOf(number: number): string {
    if (number === NONE) return NO_ORGANIZATION;
    const row = this.#connection.get({ sql: `SELECT org FROM ${ORGANIZATIONS_TABLE} WHERE n = ?`, params: [number] });
    return String(row?.['org']);
  }

  /** A number that was given out in a transaction that failed must not be used again. */
  forget(): void {
    this.#numbers.clear();
    this.#numbers.set(NO_ORGANIZATION, NONE);
  }
}

/** Numbers of an organization's rows: above the first, and below the second. */
export const rowRange = (organization: number): [number, number] => [organization * COUNTS, (organization + 1) * COUNTS];

/** The place of a row among those of its organization. */
export const placeOf = (n: number) => n % COUNTS;

/** SQL for {@link placeOf}. */
export const PLACE = `n & ${COUNTS - 1}`;
