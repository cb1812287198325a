import { RiskNote, RiskNoteCreate, RiskNotePage, RiskNoteQuery } from '../../schemas/risk/risk-note.ts';
import { ref } from '../../schemas/base.ts';
import { bodyProblem, idParams, json, problems, sessionProblem } from '../common.ts';

export const riskNoteOperations = {
  listRiskNotes: {
    method: 'GET',
    url: '/api/risks/:id/notes',
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      summary: 'The notes on a risk',
      params: idParams,
      querystring: RiskNoteQuery,
      response: { 200: json(RiskNotePage, 'A page, newest first'), ...sessionProblem, ...problems(404) },
    },
  },
  addRiskNote: {
    method: 'POST',
    url: '/api/risks/:id/notes',
    config: { access: { resource: 'risks', action: 'update' } },
    schema: {
      summary: 'Add a note to a risk',
      params: idParams,
      body: ref(RiskNoteCreate),
      response: { 201: json(RiskNote, 'The new note'), ...bodyProblem, ...problems(404) },
    },
  },
} as const;
