import { operations } from '@parapet/contracts';
import type { App } from '../../app-type.ts';
import type { Store } from '../../store/port.ts';
import { callerOf } from '../caller.ts';
import { riskNotes } from './risk-notes.ts';

export function riskNoteRoutes(app: App, store: Store): void {
  const notes = riskNotes(store);

  app.route({ ...operations.listRiskNotes, handler: async (request) => notes.list(callerOf(request), request.params.id, request.query) });

  app.route({
    ...operations.addRiskNote,
    handler: async (request, reply) => reply.code(201).send(await notes.add(callerOf(request), request.params.id, request.body)),
  });
}
