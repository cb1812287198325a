/** Which notifications a person wants by mail, and when. */
import { EMAIL_HOUR, type NotificationKind, type Preferences } from '@parapet/contracts';
import { addDays, dayReader, hourOfDay, isTimeZone, UTC } from '@parapet/contracts/rules';
import type { OrgDb } from '../../store/port.ts';
import { preferencesOf } from '../me/preferences.ts';
import { zoneOfPerson } from '../reader-day.ts';

/** Milliseconds before a mail: what happens at the same time comes in one. */
const GATHER = 10_000;

/** Those about a critical risk have a switch of their own. */
export function wantsMail(preferences: Preferences, kind: NotificationKind): boolean {
  const { emailNotifications = false, riskAlerts = false, emailMuted = [] } = preferences;
  return kind === 'critical' ? riskAlerts : emailNotifications && !emailMuted.includes(kind);
}

/** @param at ISO 8601: now @returns ISO 8601; null when they do not want it */
export async function mailTime(
  db: OrgDb,
  { user_id, kind }: { user_id: string; kind: NotificationKind },
  at: string,
): Promise<string | null> {
  const preferences = await preferencesOf(db, user_id);
  if (!wantsMail(preferences, kind)) return null;
  if (kind === 'critical' || preferences.emailDelivery !== 'daily')
    return new Date(Date.parse(at) + GATHER).toISOString();
  const zone = await zoneOf(db, user_id);
  const today = dayReader(zone)(new Date(at));
  const times = [today, addDays(today, 1)].map((day) =>
    hourOfDay(day, preferences.emailHour ?? EMAIL_HOUR, zone).toISOString(),
  );
  return times.find((time) => time > at) ?? null;
}

/** That of the person, as far as the server knows it. */
export async function zoneOf(db: OrgDb, userId: string): Promise<string> {
  const named = await zoneOfPerson(db, userId);
  return isTimeZone(named) ? named : UTC;
}
