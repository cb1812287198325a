/** Views of a list that the organization shares. */
import {
  MOST_SHARED_VIEWS,
  RECORD_KINDS,
  type SharedView,
  type SharedViewCreate,
  type SharedViewQuery,
  type SharedViewUpdate,
} from '@parapet/contracts';
import { fold } from '@parapet/contracts/rules';
import type { SharedViewDoc } from '../../collections.ts';
import { SHARED_VIEW_LIST } from '../../list-plan.ts';
import type { Caller } from '../../pipeline/call.ts';
import { handlersFor } from '../../pipeline/operation-types.ts';
import { Problem } from '../../pipeline/problem.ts';
import type { OrgDb, Tx } from '../../store/port.ts';
import { readAs } from '../caller.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { plannedList } from '../list-page.ts';
import { recordHandlers, recordService } from '../record-service.ts';
import { memberNames } from '../work-names.ts';

const views = (db: OrgDb) => db.collection<SharedViewDoc>('shared_views');

/** Waits for other changes of the organization's views, so that their names and number can be checked. @returns those there are */
async function lockViews(tx: Tx): Promise<SharedViewDoc[]> {
  await tx.lock('shared_views', [tx.organizationId]);
  return views(tx).find({});
}

/** @throws Problem 409 when another view of the list has the name; capitals make no difference */
function checkName(name: string, others: readonly SharedViewDoc[]): void {
  const wanted = fold(name.trim());
  if (others.some((other) => fold(other.name) === wanted))
    throw new Problem(409, 'view_name_taken', 'There is already a shared view with this name.');
}

export function sharedViewHandlers(options: ServiceOptions) {
  const { store } = options;
  const namesIn = (db: OrgDb, found: readonly { saved_by: string }[]) =>
    memberNames(
      store,
      db,
      found.map(({ saved_by }) => saved_by),
    );
  const service = recordService<
    SharedViewDoc,
    SharedViewQuery,
    SharedViewCreate,
    SharedViewUpdate,
    Pick<SharedView, 'saved_by_name'>
  >(options, RECORD_KINDS.shared_views, {
    collection: 'shared_views',
    visible: (_db, id) => ({ _id: id }),
    list: (_db, query) => plannedList(SHARED_VIEW_LIST, query, 'name'),
    async rows(db, found) {
      const nameOf = await namesIn(db, found);
      return found.map((view) => ({ ...view, saved_by_name: nameOf(view.saved_by) }));
    },
    async make(tx, { table, name, filters, sort, columns, density }, { member }) {
      const all = await lockViews(tx);
      if (all.length >= MOST_SHARED_VIEWS)
        throw new Problem(
          409,
          'too_many_shared_views',
          `There are ${MOST_SHARED_VIEWS} shared views already. Delete one first.`,
        );
      checkName(
        name,
        all.filter((view) => view.table === table),
      );
      return { table, name: name.trim(), filters, sort, columns, density, saved_by: member.user_id };
    },
    async change(tx, { name, ...content }, before, { member }) {
      if (name !== undefined)
        checkName(
          name,
          (await lockViews(tx)).filter(({ _id, table }) => table === before.table && _id !== before._id),
        );
      return { ...content, ...(name !== undefined && { name: name.trim() }), saved_by: member.user_id };
    },
  });
  const shown = async (caller: Caller, view: SharedViewDoc) => ({
    ...view,
    saved_by_name: (await namesIn(readAs(store, caller), [view]))(view.saved_by),
  });
  const { list, create, get, update, remove } = recordHandlers(RECORD_KINDS.shared_views, service, shown);
  return handlersFor({
    listSharedViews: list,
    createSharedView: create,
    getSharedView: get,
    updateSharedView: update,
    deleteSharedView: remove,
  });
}
