import Type, { type Static } from 'typebox';
import { Id, Timestamp, Title, closed, named } from './base.ts';
import { page, paging } from './list.ts';

/** What somebody wrote on a risk; it stays as it was written. */
export const RiskNote = named('RiskNote', Type.Object({ id: Id, risk_id: Id, note: Title(5000), userId: Id, created_at: Timestamp }, closed));
export type RiskNote = Static<typeof RiskNote>;

export const RiskNotePage = page('RiskNotePage', RiskNote);

export const RiskNoteCreate = named(
  'RiskNoteCreate',
  Type.Object({ note: Title(5000), userId: Type.Optional(Type.Unsafe<string>({ ...Id, description: 'Whoever calls, who is kept as the writer; anybody else is refused' })) }, closed),
);
export type RiskNoteCreate = Static<typeof RiskNoteCreate>;

export const RiskNoteQuery = Type.Object(paging, closed);
export type RiskNoteQuery = Static<typeof RiskNoteQuery>;
