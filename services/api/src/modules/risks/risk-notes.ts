/** Notes on risks. */
import type { RiskNote, RiskNoteCreate, RiskNoteQuery } from '@parapet/contracts';
import { authorErrors } from '@parapet/contracts/rules';
import type { RiskNoteDoc } from '../../collections.ts';
import { refuse } from '../../pipeline/problem.ts';
import type { OrgDb, Store } from '../../store/port.ts';
import type { Caller } from '../../pipeline/call.ts';
import { changeAs, readAs } from '../caller.ts';
import { listPage } from '../list-page.ts';
import { orderedIds } from '../../platform/ordered-id.ts';
import { findRisk } from './risk-service.ts';

/** Notes of the same millisecond are listed in the order of their ids. */
const nextId = orderedIds();
const notesOf = (db: OrgDb) => db.collection<RiskNoteDoc>('risk_notes');

export function riskNotes(store: Store) {
  return {
    /** Newest first. @throws Problem 404 when the caller may not see the risk */
    async list(caller: Caller, riskId: string, { cursor, limit }: RiskNoteQuery) {
      const db = readAs(store, caller);
      await findRisk(db, caller, riskId);
      return listPage(notesOf(db), {
        filter: { risk_id: riskId },
        sort: '-created_at',
        field: 'created_at',
        cursor,
        limit,
      });
    },

    /** @throws Problem 400 when the body names another author than the caller */
    add: (caller: Caller, riskId: string, { note, ...said }: RiskNoteCreate): Promise<RiskNote> =>
      changeAs(store, caller, async (db) => {
        await findRisk(db, caller, riskId);
        refuse(authorErrors(said, caller.member.user_id));
        await db.lock('risks', [riskId]);
        const {
          _id: id,
          userId,
          created_at,
        } = await notesOf(db).insertOne({ _id: nextId(), risk_id: riskId, note, userId: caller.member.user_id });
        return { id, risk_id: riskId, note, userId, created_at };
      }),
  };
}
