/** Numbers of organizations, which take less room in tables, indexes and search tokens than their ids. */
import { NO_ORGANIZATION } from '../../engine.ts';
import type { Connection } from '../connection.ts';

export const ORGANIZATIONS_TABLE = '"organizations"';

/** A row number is the number of the organization and, in the lower 32 bits, a position that counts from 1 within the organization. */
const POSITIONS = 2 ** 32;
/** For documents that belong to no organization. */
const NONE = 0;
/** No row has this number. */
const UNKNOWN = -1;

export class Organizations {
  readonly #connection: Connection;
  readonly #numbers = new Map<string, number>([[NO_ORGANIZATION, NONE]]);

  /** @param connection the one for writing */
  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** @returns a number that no row has, when nothing was stored for the organization yet */
  numberOf(organizationId: string): number {
    const cached = this.#numbers.get(organizationId);
    if (cached !== undefined) return cached;
    const row = this.#connection.get({
      sql: `SELECT n FROM ${ORGANIZATIONS_TABLE} WHERE org = ?`,
      params: [organizationId],
    });
    if (!row) return UNKNOWN;
    this.#numbers.set(organizationId, Number(row['n']));
    return Number(row['n']);
  }

  /** For writes: gives the organization a number if it has none. */
  numberFor(organizationId: string): number {
    const found = this.numberOf(organizationId);
    return found === UNKNOWN
      ? this.#connection.run(`INSERT INTO ${ORGANIZATIONS_TABLE} (org) VALUES (?)`, organizationId).n
      : found;
  }

  idOf(number: number): string {
    if (number === NONE) return NO_ORGANIZATION;
    const row = this.#connection.get({ sql: `SELECT org FROM ${ORGANIZATIONS_TABLE} WHERE n = ?`, params: [number] });
    return String(row?.['org']);
  }

  /** Must be called after a rollback, which may have undone new numbers. */
  forget(): void {
    this.#numbers.clear();
    this.#numbers.set(NO_ORGANIZATION, NONE);
  }
}

/** The row numbers of an organization are between these two. */
export const rowRange = (organization: number): [number, number] => [
  organization * POSITIONS,
  (organization + 1) * POSITIONS,
];

/** The position of a row within its organization. */
export const positionOf = (n: number) => n % POSITIONS;

/** SQL for {@link positionOf}. */
export const POSITION = `n & ${POSITIONS - 1}`;
