import Type, { type Static } from 'typebox';
import { Id, Prose, Timestamp, described, namedObject, object } from '../base.ts';
import { page, paging } from '../list.ts';

/** A note on a risk. Notes cannot be changed. */
export const RiskNote = namedObject('RiskNote', {
  id: Id,
  risk_id: Id,
  note: Prose(5000),
  userId: Id,
  created_at: Timestamp,
});
export type RiskNote = Static<typeof RiskNote>;

export const RiskNotePage = page('RiskNotePage', RiskNote);

export const RiskNoteCreate = namedObject('RiskNoteCreate', {
  note: Prose(5000),
  userId: Type.Optional(described(Id, 'The caller, who is stored as the author; anybody else is refused')),
});
export type RiskNoteCreate = Static<typeof RiskNoteCreate>;

export const RiskNoteQuery = object(paging);
export type RiskNoteQuery = Static<typeof RiskNoteQuery>;
