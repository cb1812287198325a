/** Assets, properties and risk scenarios follow the same rules: each is made from a template. */
import { attributeErrors, errorsOfChange, toFieldErrors, type ItemRules } from '../rules/index.ts';
import type { Attributes } from '../schemas/item/attributes.ts';
import { memberOf, organizationOf, type Context } from './mock.ts';
import { refuse } from './problem.ts';
import { addRecord, changeRecord, findRecord, findToChange, ownRecords, removeRecord } from './records.ts';
import { checkReferences } from './references.ts';
import type { MemberRecord } from './mock-state.ts';
import type { Fields, Kept } from './tables.ts';

type ItemTable = 'assets' | 'properties' | 'risk_scenarios';

/** What the mocks add to the rules of one kind of item. */
interface ItemKind<K extends ItemTable, Create, Update> {
  table: K;
  rules: ItemRules<Fields[K], Create, Update>;
  /** Whether the member may see the item; always when absent. */
  visible?: (member: MemberRecord, id: string) => boolean;
  /** Keeps in step what is remembered beside an item; null when there was none, or there is none any more. */
  follow?: (context: Context, id: string, before: Kept<K> | null, after: Kept<K> | null) => void;
  /** Removes what points at an item that is about to be deleted. */
  unlink: (context: Context, id: string) => void;
}

interface Sent {
  attributes?: Attributes;
}

export function itemsOf<K extends ItemTable, Create extends Sent & { organization_id: string }, Update extends Sent>(kind: ItemKind<K, Create, Update>) {
  const { table, rules, follow, unlink } = kind;
  const { noun, ownFields } = rules;
  const wanted = (context: Context) => ({ noun, visible: ({ id }: { id: string }) => kind.visible?.(memberOf(context), id) ?? true });
  const templateOf = (context: Context, { template_id }: { template_id: string | null }) =>
    ownRecords(context, rules.templates).find(({ id }) => id === template_id) ?? null;

  function check(context: Context, input: Create | Update): void {
    refuse(attributeErrors(input.attributes, ownFields));
    checkReferences(context, rules.references(input));
  }

  return {
    get: (context: Context, id: string): Kept<K> => findRecord(context, table, id, wanted(context)),

    /** @throws MockProblem 400 that names the fields when the rules or the template are not met */
    create(context: Context, input: Create): Kept<K> {
      organizationOf(context, input.organization_id);
      check(context, input);
      const item = rules.make(input);
      refuse(toFieldErrors(rules.problems(item, templateOf(context, item), true), ownFields));
      const made = addRecord(context, table, item);
      follow?.(context, made.id, null, made);
      return made;
    },

    /** @throws MockProblem 400 as when creating, but only for what the change sets or brings about */
    update(context: Context, id: string, input: Update): Kept<K> {
      const before = findToChange(context, table, id, wanted(context));
      check(context, input);
      const change = rules.change(input);
      const after = { ...before, ...change };
      const [old, now] = [rules.problems(before, templateOf(context, before), false), rules.problems(after, templateOf(context, after), false)];
      refuse(errorsOfChange(old, now, input, ownFields));
      const changed = changeRecord(context, table, before, change);
      follow?.(context, id, before, changed);
      return changed;
    },

    remove(context: Context, id: string): void {
      const before = findToChange(context, table, id, wanted(context));
      unlink(context, id);
      removeRecord(context, table, before);
      follow?.(context, id, before, null);
    },
  };
}
