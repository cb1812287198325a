/**
 * Fields with few values in an organisation, such as states and severities: one count of all their combinations answers every filter
 * over them, so that whatever somebody ticks next is known already.
 */
import { Query as Matcher } from 'mingo';
import type { CollectionPlan, Count, Query } from '../engine.ts';
import type { Connection } from './connection.ts';
import { filterColumn, filterFields, tableOf } from './names.ts';
import type { Narrowed } from './narrow.ts';
import { fullIndex, type Selection } from './select.ts';

/** Combinations of values. */
const FEW = 256;
/** Combinations that have come up meanwhile, of which it takes longer to add them up than to count. */
const TOO_MANY = 4 * FEW;
/** Fewer documents are counted sooner than combinations are added up. */
const MANY = 5_000;

export class FewValues {
  /** By collection, organisation and fields. */
  readonly #known = new Map<string, boolean>();
  readonly #many: number;

  constructor(many = MANY) {
    this.#many = many;
  }

  /**
   * @param all documents of the organisation
   * @param combinations documents per combination of the values of fields
   * @returns the number of matches; null when the filter is about anything else than fields with few values
   */
  total(connection: Connection, { plan, organizationId, narrowed }: Selection, { filter, words }: Query, all: number, combinations: (fields: readonly string[]) => Count[]): number | null {
    const fields = all < this.#many || words.length > 0 ? null : fieldsOf(plan, narrowed);
    if (fields === null) return null;
    const name = [plan.name, organizationId, ...fields].join('\n');
    const isKnown = this.#known.get(name) ?? hasFew(connection, plan, organizationId, fields);
    this.#known.set(name, isKnown);
    if (!isKnown) return null;
    const counts = combinations(fields);
    if (counts.length > TOO_MANY) this.#known.set(name, false);
    const matcher = new Matcher<Count['key']>(filter);
    return counts.reduce((sum, { key, count }) => (matcher.test(key) ? sum + count : sum), 0);
  }
}

/** What a filter asks for; null when combinations of values cannot tell whether it matches. */
function fieldsOf(plan: CollectionPlan, { exact, paths }: Narrowed): readonly string[] | null {
  const fields = [...new Set(paths)].toSorted();
  const columns = new Set(filterFields(plan));
  // A combination is a flat record, in which nothing is found by a path with a dot.
  const areCounted = fields.every((field) => columns.has(field) && !field.includes('.'));
  return exact && fields.length > 0 && areCounted ? fields : null;
}

function hasFew(connection: Connection, plan: CollectionPlan, organizationId: string, fields: readonly string[]): boolean {
  const columns = fields.map(filterColumn).join(', ');
  const sql = `SELECT count(*) AS c FROM (SELECT DISTINCT ${columns} FROM ${tableOf(plan)} ${fullIndex(plan)} WHERE org = ? LIMIT ?)`;
  return Number(connection.get({ sql, params: [organizationId, FEW + 1] })?.['c']) <= FEW;
}
