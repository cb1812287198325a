/** Reads and changes items: assets, properties and risk scenarios, which are created from templates and follow the same rules. */
import type { Attributes, AttributesInput } from '@parapet/contracts';
import { attributeErrors, errorsOfChange, toFieldErrors, type ItemRules } from '@parapet/contracts/rules';
import type { MemberDoc, TemplateDoc } from '../../collections.ts';
import { refuse } from '../../pipeline/problem.ts';
import type { Doc, Filter, New, OrgDb, Tx } from '../../store/port.ts';
import type { Caller } from '../../pipeline/call.ts';
import { changeAs, readAs } from '../caller.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { checkLinks } from '../links/named-records.ts';
import { changeRecord, findRecord } from '../records.ts';

interface Templated {
  template_id: string | null;
  attributes: Attributes;
}

/** One kind of item: its rules, and how it is stored. */
export interface ItemKind<T extends Doc & Templated, Create, Update> extends Omit<ItemRules<New<T> & Templated, Create, Update>, 'change'> {
  items: 'assets' | 'properties' | 'risk_scenarios';
  change(input: Update, before: T): Partial<Templated> & Record<string, unknown>;
  /** Matches the item with this id if the member may see it. */
  visible(member: MemberDoc, id: string): Filter;
}

export function itemService<T extends Doc & Templated, Create extends { attributes?: AttributesInput }, Update extends { attributes?: AttributesInput }>(
  { store, cascades }: ServiceOptions,
  kind: ItemKind<T, Create, Update>,
) {
  const { noun, ownFields } = kind;
  const items = (db: OrgDb) => db.collection<T>(kind.items);

  async function templateOf(db: OrgDb, { template_id: id }: Templated): Promise<TemplateDoc | null> {
    return id === null ? null : db.collection<TemplateDoc>(kind.templates).findOne({ _id: id });
  }

  async function check(db: Tx, input: Create | Update, before?: T): Promise<void> {
    refuse(attributeErrors(input.attributes, ownFields));
    await checkLinks(db, kind.items, input, before);
  }

  /** @throws Problem 400 that names the fields that violate the rules or the template */
  async function createIn(db: Tx, input: Create): Promise<T> {
    await check(db, input);
    const item = kind.make(input);
    refuse(toFieldErrors(kind.problems(item, await templateOf(db, item), true), ownFields));
    return items(db).insertOne(item);
  }

  return {
    createIn,
    get: (caller: Caller, id: string) => findRecord(items(readAs(store, caller)), kind.visible(caller.member, id), noun),

    /** @throws Problem as `createIn` */
    create: (caller: Caller, input: Create) => changeAs(store, caller, (db) => createIn(db, input)),

    /** @throws Problem 400 for fields that no item could have */
    checkFields: (caller: Caller, input: Update) => changeAs(store, caller, (db) => check(db, input)),

    /**
     * @param version on which the request is based; undefined for any
     * @throws Problem 400 as for `create`, but only for fields that the change sets, or violations that it causes
     */
    update: (caller: Caller, id: string, input: Update, version: number | undefined) =>
      changeAs(store, caller, async (db) => {
        const before = await findRecord(items(db), kind.visible(caller.member, id), noun, version);
        await check(db, input, before);
        const change = kind.change(input, before);
        const wanted = { ...before, ...change };
        const [old, now] = [kind.problems(before, await templateOf(db, before), false), kind.problems(wanted, await templateOf(db, wanted), false)];
        refuse(errorsOfChange(old, now, input, ownFields));
        return changeRecord(items(db), before, { $set: change });
      }),

    remove: (caller: Caller, id: string, version: number | undefined) =>
      cascades.delete(caller, kind.items, (db) => findRecord(items(db), kind.visible(caller.member, id), noun, version)),
  };
}
