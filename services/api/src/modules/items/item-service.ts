/** Reads and changes items: assets, properties and risk scenarios, which are created from templates and follow the same rules. */
import type { Attributes, AttributesInput } from '@parapet/contracts';
import {
  assetScope,
  attributeErrors,
  can,
  canChangeOnAssets,
  errorsOfChange,
  toFieldErrors,
  type Decision,
  type ItemRules,
} from '@parapet/contracts/rules';
import type { MemberDoc, TemplateDoc } from '../../collections.ts';
import { Problem, refuse } from '../../pipeline/problem.ts';
import type { Doc, New, OrgDb, Tx } from '../../store/port.ts';
import type { Caller } from '../../pipeline/call.ts';
import { changeAs, readAs } from '../caller.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { checkLinks, type Nameable } from '../links/named-records.ts';
import { withoutGoneLinks } from '../links/read-links.ts';
import { changeRecord, findRecord } from '../records.ts';
import { isItemCollection, visibleItems, type ItemCollection } from './visible-items.ts';

interface Templated {
  template_id: string | null;
  attributes: Attributes;
}

/** One kind of item: its rules, and how it is stored. */
export interface ItemKind<T extends Doc & Templated, Create, Update> extends Omit<
  ItemRules<New<T> & Templated, Create, Update>,
  'change'
> {
  items: ItemCollection;
  change(input: Update, before: T): Partial<Templated> & Record<string, unknown>;
  /** Stores what a request says about other records, after the item itself. @param member absent where the item is new */
  changeOthers?(db: Tx, item: T, input: Create | Update, member?: MemberDoc): Promise<void>;
  /** The ids of all assets that the item hangs on; absent for assets themselves. */
  assetsOf?(db: OrgDb, id: string): Promise<string[]>;
}

export function itemService<
  T extends Doc & Templated,
  Create extends { attributes?: AttributesInput },
  Update extends { attributes?: AttributesInput },
>({ store, cascades }: ServiceOptions, kind: ItemKind<T, Create, Update>) {
  const { noun, ownFields } = kind;
  const items = (db: OrgDb) => db.collection<T>(kind.items);

  async function templateOf(db: OrgDb, { template_id: id }: Templated): Promise<TemplateDoc | null> {
    return id === null ? null : db.collection<TemplateDoc>(kind.templates).findOne({ _id: id });
  }

  /** A link makes the linked item visible, so who changes an item can link only to what they see. Who creates items sees all. */
  const nameableBy =
    (db: OrgDb, member: MemberDoc): Nameable =>
    (to) =>
      isItemCollection(to) ? visibleItems(db, member, to) : {};

  /** Matches the item with this id if the member may see it. */
  const visible = async (db: OrgDb, member: MemberDoc, id: string) => ({
    $and: [await visibleItems(db, member, kind.items), { _id: id }],
  });

  /** @param nameable as for `checkLinks` */
  async function check(db: Tx, input: Create | Update, before?: T, nameable?: Nameable): Promise<void> {
    refuse(attributeErrors(input.attributes, ownFields));
    await checkLinks(db, kind.items, input, before, nameable);
  }

  /** @throws Problem 400 that names the fields that violate the rules or the template */
  async function createIn(db: Tx, input: Create): Promise<T> {
    await check(db, input);
    const item = kind.make(input);
    refuse(toFieldErrors(kind.problems(item, await templateOf(db, item), true), ownFields));
    const stored = await items(db).insertOne(item);
    await kind.changeOthers?.(db, stored, input);
    return stored;
  }

  /** Whether the member may change the item, if their role may change items at all. */
  async function changeable(db: OrgDb, member: MemberDoc, id: string): Promise<Decision> {
    if (kind.assetsOf === undefined || assetScope(member).kind === 'all') return can(member, 'assets', 'update');
    return canChangeOnAssets(member, await kind.assetsOf(db, id));
  }

  return {
    createIn,
    changeable: async (caller: Caller, id: string): Promise<boolean> =>
      (await changeable(readAs(store, caller), caller.member, id)).allowed,

    async get(caller: Caller, id: string): Promise<T> {
      const db = readAs(store, caller);
      return withoutGoneLinks(
        store,
        db,
        kind.items,
        await findRecord(items(db), await visible(db, caller.member, id), noun),
      );
    },

    /** @throws Problem as `createIn` */
    create: (caller: Caller, input: Create) => changeAs(store, caller, (db) => createIn(db, input)),

    /** @throws Problem 400 for fields that no item could have */
    checkFields: (caller: Caller, input: Update) =>
      changeAs(store, caller, (db) => check(db, input, undefined, nameableBy(db, caller.member))),

    /**
     * @param version on which the request is based; undefined for any
     * @throws Problem 400 as for `create`, but only for fields that the change sets, or violations that it causes; 403 for an item that hangs on assets of others
     */
    update: (caller: Caller, id: string, input: Update, version: number | undefined) =>
      changeAs(store, caller, async (db) => {
        const before = await findRecord(items(db), await visible(db, caller.member, id), noun, version);
        const decision = await changeable(db, caller.member, id);
        if (!decision.allowed) throw new Problem(403, 'outside_assets', decision.reason);
        await check(db, input, before, nameableBy(db, caller.member));
        const change = kind.change(input, before);
        const wanted = { ...before, ...change };
        const [old, now] = [
          kind.problems(before, await templateOf(db, before), false),
          kind.problems(wanted, await templateOf(db, wanted), false),
        ];
        refuse(errorsOfChange(old, now, input, ownFields));
        const after = await changeRecord(items(db), before, { $set: change });
        await kind.changeOthers?.(db, after, input, caller.member);
        return after;
      }),

    remove: (caller: Caller, id: string, version: number | undefined) =>
      cascades.delete(caller, kind.items, async (db) =>
        findRecord(items(db), await visible(db, caller.member, id), noun, version),
      ),
  };
}
