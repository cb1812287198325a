import { RiskNote, RiskNoteCreate, RiskNotePage, RiskNoteQuery } from '../../schemas/risk/risk-note.ts';
import { ref } from '../../schemas/base.ts';
import { idParams, json, may, operation, problems } from '../common.ts';

export const riskNoteOperations = {
  listRiskNotes: operation('GET', '/api/risks/:id/notes', may('read', 'risks'), {
    summary: 'The notes on a risk',
    params: idParams,
    querystring: RiskNoteQuery,
    response: { 200: json(RiskNotePage, 'A page, newest first'), ...problems(404) },
  }),
  addRiskNote: operation('POST', '/api/risks/:id/notes', may('update', 'risks'), {
    summary: 'Add a note to a risk',
    params: idParams,
    body: ref(RiskNoteCreate),
    response: { 201: json(RiskNote, 'The new note'), ...problems(404) },
  }),
} as const;
