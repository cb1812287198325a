/** Reading and changing assets, properties and risk scenarios, which follow the same rules: each is made from a template. */
import type { Attributes } from '@parapet/contracts';
import { attributeErrors, errorsOfChange, toFieldErrors, type ItemRules } from '@parapet/contracts/rules';
import type { MemberDoc, TemplateDoc } from '../../collections.ts';
import { refuse } from '../../pipeline/problem.ts';
import type { Doc, Filter, New, OrgDb, Store, Tx } from '../../store/port.ts';
import type { Caller } from '../../pipeline/call.ts';
import { changeAs, readAs } from '../caller.ts';
import { changeRecord, deleteRecord, findRecord } from '../records.ts';
import { checkReferences } from '../references.ts';

interface Templated {
  template_id: string | null;
  attributes: Attributes;
}

/** What the store adds to the rules of one kind of item. */
export interface ItemKind<T extends Doc & Templated, Create, Update> extends Omit<ItemRules<New<T> & Templated, Create, Update>, 'change'> {
  items: string;
  change(input: Update): Partial<Templated> & Record<string, unknown>;
  /** The item with this id, when the member may see it. */
  visible(member: MemberDoc, id: string): Filter;
  /** Keeps in step what is stored beside an item; null when there was none, or there is none any more. */
  follow?(db: OrgDb, id: string, before: T | null, after: T | null): Promise<void>;
  /** Removes what points at an item that is about to be deleted. */
  unlink(db: Tx, id: string): Promise<void>;
}

export function itemService<T extends Doc & Templated, Create extends { attributes?: Attributes }, Update extends { attributes?: Attributes }>(
  store: Store,
  kind: ItemKind<T, Create, Update>,
) {
  const { noun, ownFields } = kind;
  const items = (db: OrgDb) => db.collection<T>(kind.items);

  async function templateOf(db: OrgDb, { template_id: id }: Templated): Promise<TemplateDoc | null> {
    return id === null ? null : db.collection<TemplateDoc>(kind.templates).findOne({ _id: id });
  }

  async function check(db: Tx, input: Create | Update): Promise<void> {
    refuse(attributeErrors(input.attributes, ownFields));
    await checkReferences(db, kind.references(input));
  }

  return {
    get: (caller: Caller, id: string) => findRecord(items(readAs(store, caller)), kind.visible(caller.member, id), noun),

    /** @throws Problem 400 that names the fields when the rules or the template are not met */
    create: (caller: Caller, input: Create) =>
      changeAs(store, caller, async (db) => {
        await check(db, input);
        const item = kind.make(input);
        refuse(toFieldErrors(kind.problems(item, await templateOf(db, item), true), ownFields));
        const made = await items(db).insertOne(item);
        await kind.follow?.(db, made._id, null, made);
        return made;
      }),

    /**
     * @param version that the change starts from; any when undefined
     * @throws Problem 400 as when creating, but only for what the change sets or brings about
     */
    update: (caller: Caller, id: string, input: Update, version: number | undefined) =>
      changeAs(store, caller, async (db) => {
        const before = await findRecord(items(db), kind.visible(caller.member, id), noun, version);
        await check(db, input);
        const change = kind.change(input);
        const wanted = { ...before, ...change };
        const [old, now] = [kind.problems(before, await templateOf(db, before), false), kind.problems(wanted, await templateOf(db, wanted), false)];
        refuse(errorsOfChange(old, now, input, ownFields));
        const after = await changeRecord(items(db), before, { $set: change });
        await kind.follow?.(db, id, before, after);
        return after;
      }),

    remove: (caller: Caller, id: string, version: number | undefined) =>
      changeAs(store, caller, async (db) => {
        const before = await findRecord(items(db), kind.visible(caller.member, id), noun, version);
        await db.lock(kind.items, [id]);
        await kind.unlink(db, id);
        await deleteRecord(items(db), before);
        await kind.follow?.(db, id, before, null);
      }),
  };
}
