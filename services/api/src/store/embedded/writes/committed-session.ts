/** Reads committed data, from caches where possible. */
import { Query as Matcher } from 'mingo';
import type { TypedFastBitSet as RowSet } from 'typedfastbitset';
import type { CollectionPlan, Count, Order, Query, Stored } from '../../engine.ts';
import type { DocumentCache } from '../caches/document-cache.ts';
import { groupsOf, linkCounts } from '../caches/row-groups.ts';
import { RowFilter } from '../caches/row-filter.ts';
import type { RowSets, Scope } from '../caches/row-sets.ts';
import type { Connection } from '../connection.ts';
import { pageOf } from '../caches/page.ts';
import type { Organizations } from '../rows/organizations.ts';
import { EmbeddedSession, type Plans } from '../session.ts';

/** Caches of committed data. */
export interface Caches {
  rowSets: RowSets;
  documents: DocumentCache;
}

/** Collections that are read by key and change often, for which row sets are not worthwhile. */
const isReadByKey = ({ system, packed }: CollectionPlan) => system || packed;

/** A page that starts at some id, in order of ids: SQL reads only that page, but a row set would have all later rows. */
const isRangeOfIds = ({ filter }: Query, { field }: Order) => field === '_id' && '_id' in filter;

export class CommittedSession extends EmbeddedSession {
  readonly #caches: Caches;

  constructor(connection: Connection, plans: Plans, organizations: Organizations, caches: Caches) {
    super(connection, plans, organizations);
    this.#caches = caches;
  }

  #scope({ collection, organizationId }: Query): Scope {
    return { plan: this.plan(collection), organization: this.organizationNumbers.numberOf(organizationId) };
  }

  override async findFirst(query: Query): Promise<Stored | null> {
    return this.#caches.documents.find(this.plan(query.collection), query, () => this.first(query));
  }

  override async find(query: Query, order: Order | null): Promise<Stored[]> {
    const scope = this.#scope(query);
    if (order === null)
      return (
        this.#caches.documents.findSeveral(scope.plan, query, (missing) => this.all(missing, null)) ??
        this.all(query, null)
      );
    if (isReadByKey(scope.plan) || isRangeOfIds(query, order)) return super.find(query, order);
    const { rows, exact } = new RowFilter(this.#caches.rowSets, scope).match(query);
    // When all rows match, SQL reads them in the order of an index.
    if (rows === null && exact) return super.find(query, order);
    const matcher = exact ? null : new Matcher<Stored>(query.filter);
    const page = { scope, organizationId: query.organizationId, rows, order, total: this.#caches.rowSets.total(scope) };
    return pageOf(this.connection, page, matcher && ((doc) => matcher.test(doc)));
  }

  override async count(query: Query): Promise<number> {
    const scope = this.#scope(query);
    const count = isReadByKey(scope.plan) ? undefined : new RowFilter(this.#caches.rowSets, scope).count(query);
    if (count === undefined) return super.count(query);
    return count ?? this.#caches.rowSets.total(scope);
  }

  override async countBy(query: Query, fields: readonly string[]): Promise<Count[]> {
    const scope = this.#scope(query);
    const rows = this.#matching(scope, query);
    const groups = rows === undefined ? null : groupsOf(this.#caches.rowSets, scope, rows, fields);
    return groups ?? super.countBy(query, fields);
  }

  override async countLinks(
    query: Query,
    links: readonly string[],
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, number>> {
    const scope = this.#scope(query);
    const rows = this.#matching(scope, query);
    return rows === undefined
      ? super.countLinks(query, links, ids)
      : linkCounts(this.#caches.rowSets, scope, rows, links, ids);
  }

  /** The rows that match, null for all rows of the organization; undefined when row sets alone cannot decide. */
  #matching(scope: Scope, query: Query): RowSet | null | undefined {
    if (isReadByKey(scope.plan)) return undefined;
    const { rows, exact } = new RowFilter(this.#caches.rowSets, scope).match(query);
    return exact ? rows : undefined;
  }
}
