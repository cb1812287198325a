/** The documents of one collection in one organization, with their indexes. Copies are cheap, as copied trees share their nodes until one changes. */
import { EmptyBTree } from 'sorted-btree';
import type sortedBtree from 'sorted-btree';
import type { CollectionPlan } from '../engine.ts';
import { DuplicateError } from '../port.ts';
import type { After } from '../values.ts';
import { uniqueKey, type Entry } from './entry.ts';
import { comparePositions, compareText } from '../order.ts';

// The class is the default export of a CommonJS module, which Node, Vite and Vitest hand over in different shapes. The empty
// tree is a named export, alike in all of them; its constructor is that class.
const BTree = EmptyBTree.constructor as typeof sortedBtree.default;
type Tree<K, V> = sortedBtree.default<K, V>;

interface UniqueIndex {
  fields: readonly string[];
  /** Ids by key. */
  ids: Tree<string, string>;
}

/** A part of a table in order. */
export interface Range<K> {
  direction: 1 | -1;
  /** Where to start; included unless it is the position of the page before. */
  from?: K | undefined;
  isFromExcluded?: boolean;
  /** Where to stop, included. */
  to?: K | undefined;
}

function* walk<K>(
  tree: Tree<K, Entry>,
  compare: (a: K, b: K) => number,
  { direction, from, isFromExcluded = false, to }: Range<K>,
): Generator<Entry> {
  let isFirst = true;
  for (const [key, entry] of direction === 1 ? tree.entries(from) : tree.entriesReversed(from)) {
    const isSkipped = isFirst && isFromExcluded && from !== undefined && compare(key, from) === 0;
    isFirst = false;
    if (isSkipped) continue;
    if (to !== undefined && compare(key, to) * direction > 0) return;
    yield entry;
  }
}

export class Table {
  readonly plan: CollectionPlan;
  #byId: Tree<string, Entry> = new BTree<string, Entry>(undefined, compareText);
  /** By sort field; each tree is made when a query first sorts by its field. */
  #sorted = new Map<string, Tree<After, Entry>>();
  #unique: UniqueIndex[] = [];

  constructor(plan: CollectionPlan) {
    this.plan = plan;
  }

  /** A copy that changes independently. */
  clone(): Table {
    const copy = new Table(this.plan);
    copy.#byId = this.#byId.clone();
    copy.#sorted = new Map([...this.#sorted].map(([field, tree]) => [field, tree.clone()]));
    copy.#unique = this.#unique.map(({ fields, ids }) => ({ fields, ids: ids.clone() }));
    return copy;
  }

  get size(): number {
    return this.#byId.size;
  }

  get(id: string): Entry | undefined {
    return this.#byId.get(id);
  }

  /** The document with these values of a unique key. @returns null when there is no index yet */
  findUnique(fields: readonly string[], values: readonly unknown[]): { entry: Entry | undefined } | null {
    const index = this.#unique.find((unique) => unique.fields === fields);
    if (!index) return null;
    const key = uniqueKey(values);
    const id = key === null ? undefined : index.ids.get(key);
    return { entry: id === undefined ? undefined : this.get(id) };
  }

  byId(range: Range<string>): Iterable<Entry> {
    return walk(this.#byId, compareText, range);
  }

  by(field: string, range: Range<After>): Iterable<Entry> {
    return walk(this.#sortedBy(field), comparePositions, range);
  }

  #sortedBy(field: string): Tree<After, Entry> {
    const made = this.#sorted.get(field);
    if (made) return made;
    const pairs = [...this.#byId.values()].map((entry): [After, Entry] => [entry.position(field), entry]);
    const tree = new BTree<After, Entry>(undefined, comparePositions);
    for (const [position, entry] of pairs.toSorted(([a], [b]) => comparePositions(a, b))) tree.set(position, entry);
    this.#sorted.set(field, tree);
    return tree;
  }

  /** Inserts or replaces. @throws DuplicateError when another document has a unique key of this one */
  put(entry: Entry): void {
    const { _id: id } = entry.doc;
    this.#checkUnique(entry);
    this.delete(id);
    this.#byId.set(id, entry);
    for (const [field, tree] of this.#sorted) tree.set(entry.position(field), entry);
    this.#indexUnique(entry);
  }

  #checkUnique(entry: Entry): void {
    const { _id: id } = entry.doc;
    for (const { fields, ids } of this.#unique) {
      const key = entry.uniqueKey(fields);
      const holder = key === null ? undefined : ids.get(key);
      if (holder !== undefined && holder !== id)
        throw new DuplicateError(`${this.plan.name} ${holder} has the same ${fields.join(' and ')} as ${id}`);
    }
  }

  #indexUnique(entry: Entry): void {
    for (const { fields, ids } of this.#unique) {
      const key = entry.uniqueKey(fields);
      if (key !== null) ids.set(key, entry.doc._id);
    }
  }

  delete(id: string): void {
    const entry = this.get(id);
    if (!entry) return;
    this.#byId.delete(id);
    for (const [field, tree] of this.#sorted) tree.delete(entry.position(field));
    for (const { fields, ids } of this.#unique) {
      const key = entry.uniqueKey(fields);
      if (key !== null) ids.delete(key);
    }
  }

  /** Enforces unique keys from now on, and makes them searchable. @throws DuplicateError when two documents have the same one */
  createIndexes(): void {
    this.#unique = this.plan.unique.map((fields) => ({ fields, ids: new BTree<string, string>() }));
    for (const entry of this.#byId.values()) {
      this.#checkUnique(entry);
      this.#indexUnique(entry);
    }
  }
}
