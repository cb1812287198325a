/** Who has a record open at the moment. No announcement outlives its lease. */
import Type, { type Static } from 'typebox';
import { Id, Line, Timestamp, namedObject, nullable, oneOf, ref } from './base.ts';
import { ownOrganizationQuery } from './list.ts';
import { kindsWith } from '../record-kinds.ts';

const opened = { entity: oneOf(kindsWith('presence')), record_id: Id };

export const PresenceAnnouncement = namedObject('PresenceAnnouncement', {
  ...ownOrganizationQuery,
  ...opened,
  place: nullable(
    Line(300, 'Where on the page the person is, in terms of the page, e.g. the pointer of the field that they type in'),
  ),
});
export type PresenceAnnouncement = Static<typeof PresenceAnnouncement>;

export const PresentPage = namedObject('PresentPage', {
  id: Type.String({ description: 'The id that the page announced itself with' }),
  user_id: Type.String(),
  place: nullable(Type.String()),
  since: Timestamp,
});
export type PresentPage = Static<typeof PresentPage>;

export const Presence = namedObject('Presence', {
  ...opened,
  items: Type.Array(ref(PresentPage), { description: 'The pages that have the record open, longest first' }),
});
/** The answer to an announcement, and the `data` of the event `presence`. */
export type Presence = Static<typeof Presence>;
