import { authorErrors } from '../../rules/index.ts';
import type { RiskNote } from '../../schemas/risk/risk-note.ts';
import { listPage } from '../list-page.ts';
import { memberOf, mock } from '../mock.ts';
import { refuse } from '../problem.ts';
import { addRecord, ownRecords } from '../records.ts';
import { findRisk } from '../risk-scope.ts';
import type { Kept } from '../tables.ts';

const toWire = ({ id, risk_id, note, userId, created_at }: Kept<'risk_notes'>): RiskNote => ({ id, risk_id, note, userId, created_at });

export const riskNoteMocks = [
  mock('listRiskNotes', ({ params, query }, context) => {
    const risk = findRisk(context, params.id);
    const notes = ownRecords(context, 'risk_notes').filter(({ risk_id }) => risk_id === risk.id).map(toWire);
    const { cursor, limit } = query;
    return { status: 200, body: listPage(notes, { sort: '-created_at', value: ({ created_at }) => created_at, cursor, limit }) };
  }),

  mock('addRiskNote', ({ params, body }, context) => {
    const risk = findRisk(context, params.id);
    const { user_id } = memberOf(context);
    refuse(authorErrors(body, user_id));
    const note = addRecord(context, 'risk_notes', { risk_id: risk.id, note: body.note, userId: user_id });
    return { status: 201, body: toWire(note) };
  }),
];
