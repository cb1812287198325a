/** Reads and changes items: assets, properties and risk scenarios, which are created from templates and follow the same rules. */
import { RECORD_KINDS, type Attributes, type AttributesInput, type UsedValueQuery } from '@parapet/contracts';
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
import type { AssetsOf } from './item-links.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { checkLinks, type Nameable } from '../links/named-records.ts';
import { recordService, type RecordHooks } from '../record-service.ts';
import { valuePage } from '../value-page.ts';
import { isItemCollection, visibleItems, type ItemCollection } from './visible-items.ts';

interface Templated {
  template_id: string | null;
  attributes: Attributes;
}

/** One kind of item: its rules, and how it is stored. */
export interface ItemKind<T extends Doc & Templated, Query, Create, Update, Added>
  extends
    Omit<ItemRules<New<T> & Templated, Create, Update>, 'change' | 'noun'>,
    Pick<RecordHooks<T, Query, Create, Update, Added>, 'list' | 'rows' | 'changeOthers'> {
  items: ItemCollection;
  change(input: Update, before: T): Partial<T> & Partial<Templated>;
  /** Absent for assets themselves. @param ids of all items that will be asked for */
  assetsOf?(db: OrgDb, ids: readonly string[]): Promise<AssetsOf>;
}

/** A link makes the linked item visible, so who changes an item can link only to what they see. Who creates items sees all. */
const nameableBy =
  (db: OrgDb, member: MemberDoc): Nameable =>
  (to) =>
    isItemCollection(to) ? visibleItems(db, member, to) : {};

export function itemService<
  T extends Doc & Templated,
  Query,
  Create extends { attributes?: AttributesInput },
  Update extends { attributes?: AttributesInput },
  Added,
>(options: ServiceOptions, kind: ItemKind<T, Query, Create, Update, Added>) {
  const { store } = options;
  const { items, ownFields, list, rows, changeOthers } = kind;

  async function templateOf(db: OrgDb, { template_id: id }: Templated): Promise<TemplateDoc | null> {
    return id === null ? null : db.collection<TemplateDoc>(kind.templates).findOne({ _id: id });
  }

  /** @param nameable as for `checkLinks` */
  async function check(db: Tx, input: Create | Update, before?: T, nameable?: Nameable): Promise<void> {
    refuse(attributeErrors(input.attributes, ownFields));
    await checkLinks(db, items, input, before, nameable);
  }

  /** Whether the member may change an item, if their role may change items at all. @param ids of all items that will be asked for */
  async function changeable(db: OrgDb, member: MemberDoc, ids: readonly string[]): Promise<(id: string) => Decision> {
    if (kind.assetsOf === undefined || assetScope(member).kind === 'all') return () => can(member, 'assets', 'update');
    const assetsOf = await kind.assetsOf(db, ids);
    return (id) => canChangeOnAssets(member, assetsOf(id));
  }

  const service = recordService<T, Query, Create, Update, Added>(options, RECORD_KINDS[items], {
    collection: items,
    linking: items,
    linked: items,
    visible: async (db, id, { member }) => ({ $and: [await visibleItems(db, member, items), { _id: id }] }),
    list,
    async rows(db, found, caller) {
      const shown = await rows(db, found, caller);
      // For other roles the role alone decides.
      if (kind.assetsOf === undefined || assetScope(caller.member).kind !== 'assets') return shown;
      const decisionOf = await changeable(
        db,
        caller.member,
        shown.map(({ id }) => id),
      );
      return shown.map((row) => ({ ...row, changeable: decisionOf(row.id).allowed }));
    },
    /** @throws Problem 400 that names the fields that violate the rules or the template */
    async make(tx, input) {
      await check(tx, input);
      const item = kind.make(input);
      refuse(toFieldErrors(kind.problems(item, await templateOf(tx, item), true), ownFields));
      return item;
    },
    /** @throws Problem 400 as above, but only for fields that the change sets, or violations that it causes; 403 for an item that hangs on assets of others */
    async change(tx, input, before, { member }) {
      const decision = (await changeable(tx, member, [before._id]))(before._id);
      if (!decision.allowed) throw new Problem(403, 'outside_assets', decision.reason);
      await check(tx, input, before, nameableBy(tx, member));
      const change = kind.change(input, before);
      const wanted = { ...before, ...change };
      const [old, now] = [
        kind.problems(before, await templateOf(tx, before), false),
        kind.problems(wanted, await templateOf(tx, wanted), false),
      ];
      refuse(errorsOfChange(old, now, input, ownFields));
      return change;
    },
    ...(changeOthers && { changeOthers }),
  });

  return {
    ...service,

    changeable: async (caller: Caller, id: string): Promise<boolean> =>
      (await changeable(readAs(store, caller), caller.member, [id]))(id).allowed,

    /** The values in use of a field, as a page, of the items that the caller sees. */
    async values(caller: Caller, field: string, query: UsedValueQuery) {
      const db = readAs(store, caller);
      return valuePage(db.collection<T>(items), field, query, await visibleItems(db, caller.member, items));
    },

    /** @throws Problem 400 for fields that no item could have */
    checkFields: (caller: Caller, input: Update) =>
      changeAs(store, caller, (db) => check(db, input, undefined, nameableBy(db, caller.member))),
  };
}
