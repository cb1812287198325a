/** The ids of the records that the cells of a file name. */
import { RECORD_KINDS, type AuditedEntity, type FieldIssue } from '@parapet/contracts';
import { linksFrom, type LinkTarget } from '@parapet/contracts/links';
import type { Caller } from '../../pipeline/call.ts';
import { batchesOf } from '../../platform/batches.ts';
import type { Doc, Filter, OrgDb } from '../../store/port.ts';
import { visibleAssets } from '../items/visible-items.ts';
import { visibleRisks } from '../risk-scope.ts';
import { SHORT } from './files/table.ts';

/** Names that one query looks for. */
const AT_ONCE = 500;
const NONE: ReadonlySet<string> = new Set();

/** Fields by which records are named. */
const NAMES: Readonly<Partial<Record<LinkTarget, readonly string[]>>> = {
  members: ['email', 'name'],
  risks: ['title'],
  risk_scenarios: ['title'],
};

export type LinkIds = ReturnType<typeof linkIds>;

/** Records that the caller may not see count as missing. */
export function linkIds(db: OrgDb, entity: AuditedEntity, { member }: Caller) {
  const fields = new Map(linksFrom(entity).map((link) => [link.field, link]));
  const known = new Map<LinkTarget, Map<string, Set<string>>>();
  const visible: Readonly<Partial<Record<LinkTarget, Filter>>> = {
    risks: visibleRisks(member),
    assets: visibleAssets(member),
  };

  async function lookUp(to: LinkTarget, names: readonly string[]): Promise<void> {
    const ids = known.get(to) ?? new Map<string, Set<string>>();
    known.set(to, ids);
    const key = to === 'members' ? 'user_id' : '_id';
    const by = [key, ...(NAMES[to] ?? ['name'])];
    for (const some of batchesOf(names, AT_ONCE)) {
      const found = await db
        .collection<Doc>(to)
        .find({ $and: [visible[to] ?? {}, { $or: by.map((field) => ({ [field]: { $in: some } })) }] });
      for (const record of found) {
        const id = String(Reflect.get(record, key));
        for (const field of by) {
          const name: unknown = Reflect.get(record, field);
          if (typeof name === 'string') ids.set(name, (ids.get(name) ?? new Set()).add(id));
        }
      }
    }
  }

  const idsOf = (to: LinkTarget, name: string): ReadonlySet<string> => known.get(to)?.get(name) ?? NONE;

  return {
    fields,
    /** Whether no record has this name. */
    isMissing(field: string, name: string) {
      const to = fields.get(field)?.to;
      return to !== undefined && idsOf(to, name).size === 0;
    },
    /** Adds a record that was created since. */
    add(field: string, name: string, id: string) {
      const to = fields.get(field)?.to;
      if (to !== undefined) known.set(to, (known.get(to) ?? new Map<string, Set<string>>()).set(name, new Set([id])));
    },
    /** Looks up these names of the records that a field links to. */
    async learn(field: string, names: Iterable<string>) {
      const to = fields.get(field)?.to;
      if (to !== undefined)
        await lookUp(
          to,
          [...new Set(names)].filter((name) => known.get(to)?.has(name) !== true),
        );
    },
    /** @returns the id, or why there is none */
    idOf(field: string, name: string): { id: string } | { issue: Pick<FieldIssue, 'keyword' | 'params' | 'message'> } {
      const to = fields.get(field)?.to;
      if (to === undefined) return { id: name };
      const [id, ...others] = idsOf(to, name);
      // A cell may hold far more than a name.
      const short = name.slice(0, SHORT);
      const params = { name: short };
      if (id === undefined)
        return { issue: { keyword: 'reference', params, message: `No ${RECORD_KINDS[to].noun} is named “${short}”` } };
      const count = others.length + 1;
      return count === 1
        ? { id }
        : {
            issue: {
              keyword: 'reference',
              params: { ...params, count },
              message: `${count} records are named “${short}”. Use the id`,
            },
          };
    },
  };
}
