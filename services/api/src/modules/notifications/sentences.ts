/** What is said of notifications outside of the product, and where they lead. */
import type { Language, Notification } from '@parapet/contracts';
import { sentences as de } from '@parapet/contracts/notification-texts/de';
import { sentences as en } from '@parapet/contracts/notification-texts/en';
import { sentences as es } from '@parapet/contracts/notification-texts/es';
import { sentences as fr } from '@parapet/contracts/notification-texts/fr';
import { fillText, type SentenceWords } from '@parapet/contracts/rules';
import { pathOf } from '../../ai/tools/places.ts';

const SENTENCES = { en, de, fr, es } as const;
const ALL = '/notifications';

/** The words of a language. */
export const wordsIn = (language: Language): Pick<SentenceWords, 't' | 'day'> => ({
  t: (key, values) => fillText(SENTENCES[language], language, key, values),
  day: (day) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day)),
});

/** The path of what it names; of the page of all where it names no record. */
export function placeOf({
  subject,
  record_id,
  risk_id,
}: Pick<Notification, 'subject' | 'record_id' | 'risk_id'>): string {
  if (record_id === null || subject === 'job') return ALL;
  if (subject === 'task') return pathOf('task', { id: record_id });
  if (subject === 'risk' || subject === 'review') return pathOf('risk', { id: record_id });
  return risk_id === null ? ALL : pathOf('flow', { risk_id });
}
