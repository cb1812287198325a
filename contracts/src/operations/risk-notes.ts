import { RiskNote, RiskNoteCreate, RiskNotePage, RiskNoteQuery } from '../schemas/risk-note.ts';
import { ref } from '../schemas/base.ts';
import { bodyProblem, idParams, json, notFound, sessionProblem } from './common.ts';

const tags = ['risks'];

export const riskNoteOperations = {
  listRiskNotes: {
    method: 'GET',
    url: '/api/risks/:id/notes',
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      operationId: 'listRiskNotes',
      summary: 'The notes on a risk',
      tags,
      params: idParams,
      querystring: RiskNoteQuery,
      response: { 200: json(RiskNotePage, 'A page, newest first'), ...sessionProblem, ...notFound },
    },
  },
  addRiskNote: {
    method: 'POST',
    url: '/api/risks/:id/notes',
    config: { access: { resource: 'risks', action: 'update' } },
    schema: {
      operationId: 'addRiskNote',
      summary: 'Add a note to a risk',
      tags,
      params: idParams,
      body: ref(RiskNoteCreate),
      response: { 201: json(RiskNote, 'The new note'), ...bodyProblem, ...notFound },
    },
  },
} as const;
