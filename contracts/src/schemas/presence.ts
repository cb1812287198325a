/** Who has a record open at the moment. No announcement outlives its lease. */
import Type, { type Static } from 'typebox';
import { Id, Line, Timestamp, closed, named, nullable, oneOf, ref } from './base.ts';
import { ownOrganizationQuery } from './list.ts';
import { kindsWith } from '../record-kinds.ts';

const opened = { entity: oneOf(kindsWith('presence')), record_id: Id };

export const PresenceAnnouncement = named(
  'PresenceAnnouncement',
  Type.Object(
    {
      ...ownOrganizationQuery,
      ...opened,
      place: nullable(
        Line(
          300,
          'Where on the page the person is, in terms of the page, e.g. the pointer of the field that they type in',
        ),
      ),
    },
    closed,
  ),
);
export type PresenceAnnouncement = Static<typeof PresenceAnnouncement>;

export const PresentPage = named(
  'PresentPage',
  Type.Object(
    {
      id: Type.String({ description: 'The id that the page announced itself with' }),
      user_id: Type.String(),
      place: nullable(Type.String()),
      since: Timestamp,
    },
    closed,
  ),
);
export type PresentPage = Static<typeof PresentPage>;

export const Presence = named(
  'Presence',
  Type.Object(
    {
      ...opened,
      items: Type.Array(ref(PresentPage), { description: 'The pages that have the record open, longest first' }),
    },
    closed,
  ),
);
/** The answer to an announcement, and the `data` of the event `presence`. */
export type Presence = Static<typeof Presence>;
