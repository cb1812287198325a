import { RECORD_KINDS } from '../../record-kinds.ts';
import {
  MOST_SHARED_VIEWS,
  SharedView,
  SharedViewCreate,
  SharedViewPage,
  SharedViewQuery,
  SharedViewUpdate,
} from '../../schemas/risk/shared-view.ts';
import { may, problems } from '../common.ts';
import { DELETED, recordOperations, refined } from '../record-operations.ts';

const { list, create, get, update, remove } = recordOperations(
  RECORD_KINDS.shared_views,
  { all: 'shared views', any: 'a shared view', one: 'shared view', short: 'view', order: 'by name by default' },
  { one: SharedView, page: SharedViewPage, query: SharedViewQuery, create: SharedViewCreate, update: SharedViewUpdate },
  DELETED,
);
/** Whoever may change risks says how they are looked at. */
const toUpdate = may('update', 'risks');

export const sharedViewOperations = {
  listSharedViews: list,
  createSharedView: {
    ...refined(create, { description: `At most ${MOST_SHARED_VIEWS} in an organization.`, response: problems(409) }),
    config: toUpdate,
  },
  getSharedView: get,
  updateSharedView: refined(update, { response: problems(409) }),
  deleteSharedView: { ...remove, config: toUpdate },
} as const;
