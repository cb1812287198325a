/** The day and the time zone of whoever reads. */
import { dayReader, UTC } from '@parapet/contracts/rules';
import type { OrganizationDoc } from '../collections.ts';
import type { Caller } from '../pipeline/call.ts';
import type { OrgDb } from '../store/port.ts';
import { preferencesOf } from './me/preferences.ts';

type Reader = Pick<Caller, 'timeZone'> & { member: Pick<Caller['member'], 'user_id'> };

/** Of a person who is not there, as for mails: the one that they prefer, or else that of the organization. */
export async function zoneOfPerson(db: OrgDb, userId: string): Promise<string> {
  const { timeZone } = await preferencesOf(db, userId);
  return (
    timeZone ??
    (await db.collection<OrganizationDoc>('organizations').findOne({ _id: db.organizationId }))?.time_zone ??
    UTC
  );
}

/** The one that the reader's client names. A client that names none is that of somebody who is not there. */
export const zoneOf = async (db: OrgDb, { timeZone, member }: Reader): Promise<string> =>
  timeZone ?? zoneOfPerson(db, member.user_id);

/** Today where the reader is, `2026-03-01`. */
export const todayOf = async (db: OrgDb, reader: Reader): Promise<string> =>
  dayReader(await zoneOf(db, reader))(new Date());

/** A query about what is due, with the reader's day where it names none. */
export async function withToday<Q extends { today?: string }>(
  db: OrgDb,
  reader: Reader,
  query: Q,
): Promise<Q & { today: string }> {
  return { ...query, today: query.today ?? (await todayOf(db, reader)) };
}
