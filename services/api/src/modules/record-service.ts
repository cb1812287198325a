/** What kinds of records do alike on behalf of a member: list, create, get, change and delete. What a kind does in its own way are hooks. */
import type { LinkTarget } from '@parapet/contracts/links';
import type { Noun } from '@parapet/contracts/rules';
import type { Caller } from '../pipeline/call.ts';
import { created, noContent, record } from '../pipeline/reply.ts';
import type { toRecord } from '../pipeline/record-mapper.ts';
import type { Doc, Filter, New, OrgDb, Tx } from '../store/port.ts';
import { changeAs, readAs } from './caller.ts';
import type { ServiceOptions } from './links/cascades.ts';
import { withoutGoneLinks, type Linking } from './links/read-links.ts';
import { listPage, type ListRequest } from './list-page.ts';
import { changeRecord, deleteRecord, findRecord } from './records.ts';
import { assertVersion } from './state.ts';

/** For a kind whose records show nothing of others. */
export const asStored = <T extends Doc>(_caller: Caller, doc: T): T => doc;

/** A kind of `RECORD_KINDS`, as far as the handlers need it. */
interface Kind {
  path: string;
  noun: Noun;
}

export type Listed<T extends Doc> = ReturnType<typeof toRecord<T>>;

/** @typeParam T as stored @typeParam Added what a list shows of other records */
export interface RecordHooks<T extends Doc, Query, Create, Update, Added> {
  collection: string;
  /** Where links of it may have to be removed still, after what they lead to was deleted. */
  linking?: Linking;
  /** Where others link to it: deleting it handles those too. */
  linked?: LinkTarget;
  /** Matches the record with this id, if the caller may see it. */
  visible(db: OrgDb, id: string, caller: Caller): Filter | Promise<Filter>;
  list(db: OrgDb, query: Query, caller: Caller): ListRequest | Promise<ListRequest>;
  rows(db: OrgDb, records: readonly Listed<T>[], caller: Caller): Promise<(Listed<T> & Added)[]>;
  /** A new record as it is stored. @throws Problem 400, 403 */
  make(tx: Tx, input: Create, caller: Caller): Promise<New<T>>;
  /** The fields that a change sets, as they are stored. @throws Problem 400, 403 */
  change(tx: Tx, input: Update, before: T, caller: Caller): Promise<Partial<T>>;
  /** Stores what a request says about other records. @param isNew whether the record was created with it */
  changeOthers?(tx: Tx, after: T, input: Create | Update, caller: Caller, isNew: boolean): Promise<void>;
  /** Refuses a change whatever version it is based on. @throws Problem 403 */
  mayChange?(before: T, input: Update, caller: Caller): void;
  /** Refuses a deletion whatever version it is based on. @throws Problem 403, 409 */
  mayRemove?(before: T, caller: Caller): void;
}

/** The functions behind the handlers, for what works on records of several kinds. A version is the one that a request is based on; undefined for any. */
export function recordService<T extends Doc, Query, Create, Update, Added>(
  { store, cascades }: ServiceOptions,
  { noun }: Kind,
  hooks: RecordHooks<T, Query, Create, Update, Added>,
) {
  const { collection, linking, linked } = hooks;
  const records = (db: OrgDb) => db.collection<T>(collection);
  const find = async (db: OrgDb, caller: Caller, id: string) =>
    findRecord(records(db), await hooks.visible(db, id, caller), noun);

  /** Creates a record in a transaction. @throws Problem 400, 403 */
  async function insert(tx: Tx, input: Create, caller: Caller): Promise<T> {
    const stored = await records(tx).insertOne(await hooks.make(tx, input, caller));
    await hooks.changeOthers?.(tx, stored, input, caller, true);
    return stored;
  }

  /** Changes a record in a transaction. @throws Problem 400, 403, 404, 412 */
  async function change(tx: Tx, caller: Caller, id: string, input: Update, version: number | undefined): Promise<T> {
    const before = await find(tx, caller, id);
    hooks.mayChange?.(before, input, caller);
    assertVersion(before, version);
    const after = await changeRecord(records(tx), before, { $set: await hooks.change(tx, input, before, caller) });
    await hooks.changeOthers?.(tx, after, input, caller, false);
    return after;
  }

  return {
    insert,
    change,

    async list(caller: Caller, query: Query) {
      const db = readAs(store, caller);
      const page = await listPage(records(db), await hooks.list(db, query, caller));
      return { ...page, items: await hooks.rows(db, page.items, caller) };
    },

    async get(caller: Caller, id: string): Promise<T> {
      const db = readAs(store, caller);
      const found = await find(db, caller, id);
      return linking === undefined ? found : withoutGoneLinks(store, db, linking, found);
    },

    create: (caller: Caller, input: Create): Promise<T> => changeAs(store, caller, (tx) => insert(tx, input, caller)),

    update: (caller: Caller, id: string, input: Update, version: number | undefined): Promise<T> =>
      changeAs(store, caller, (tx) => change(tx, caller, id, input, version)),

    remove: async (caller: Caller, id: string, version: number | undefined): Promise<void> => {
      const removable = async (tx: Tx) => {
        const before = await find(tx, caller, id);
        hooks.mayRemove?.(before, caller);
        assertVersion(before, version);
        return before;
      };
      if (linked !== undefined) return cascades.delete(caller, linked, removable);
      return changeAs(store, caller, async (tx) => deleteRecord(records(tx), await removable(tx)));
    },
  };
}

interface RecordCall {
  caller: Caller;
  params: { id: string };
  version: number | undefined;
}

/**
 * The five handlers of a kind over its {@link recordService}.
 * @param shown adds what one record shows of others; {@link asStored} where it shows nothing
 */
export function recordHandlers<T extends Doc, Query, Create, Update, Page, Shown extends T = T>(
  { path }: Kind,
  service: {
    list(caller: Caller, query: Query): Promise<Page>;
    get(caller: Caller, id: string): Promise<T>;
    create(caller: Caller, input: Create): Promise<T>;
    update(caller: Caller, id: string, input: Update, version: number | undefined): Promise<T>;
    remove(caller: Caller, id: string, version: number | undefined): Promise<void>;
  },
  shown: (caller: Caller, doc: T) => Promise<Shown> | Shown,
) {
  return {
    list: ({ caller, query }: { caller: Caller; query: Query }) => service.list(caller, query),
    create: async ({ caller, body }: { caller: Caller; body: Create }) =>
      created(path, await shown(caller, await service.create(caller, body))),
    get: async ({ caller, params }: RecordCall) => record(await shown(caller, await service.get(caller, params.id))),
    update: async ({ caller, params, body, version }: RecordCall & { body: Update }) =>
      record(await shown(caller, await service.update(caller, params.id, body, version))),
    remove: async ({ caller, params, version }: RecordCall) => {
      await service.remove(caller, params.id, version);
      return noContent();
    },
  };
}
