/** The sentence of a notification, on screen and in mails. */
import type { SentenceKey } from '../../notification-texts/en.ts';
import type { Notification } from '../../schemas/notification.ts';
import { addDays } from '../dashboard/time-zone.ts';
import type { TextValues } from '../text/fill-text.ts';

/** Plural forms share one key. */
type Base<K> = K extends `${infer One}_one` | `${infer One}_other` ? One : K;

export interface SentenceWords {
  t: (key: Base<SentenceKey>, values?: TextValues) => string;
  /** The reader's day, `2026-03-01`. */
  today: string;
  /** A day as the reader writes it. */
  day: (day: string) => string;
}

/** What the title stands for when there is none. */
export const titleKeyOf = ({ subject }: Pick<Notification, 'subject'>): 'file' | 'unnamed' =>
  subject === 'job' ? 'file' : 'unnamed';

/** What a sentence says. */
export type SentenceFacts = Pick<
  Notification,
  'kind' | 'subject' | 'count' | 'record_id' | 'due_date' | 'actor_name' | 'job'
>;

/** @param title how the title is written, or what stands for it */
export function sentenceOf(
  notification: SentenceFacts,
  title: string,
  { t, today, day: written }: SentenceWords,
): string {
  const { kind, subject, count, due_date, job, record_id } = notification;
  const actor = notification.actor_name ?? t('somebody');
  if (kind === 'job' || subject === 'job')
    return job === null || job.kind === 'check' ? '' : t(`job.${job.kind}.${job.state}`, { title });
  const isOne = record_id !== null;
  const day = due_date === null ? '' : written(due_date);
  const ofWork = subject === 'action' ? 'actions' : 'tasks';
  switch (kind) {
    case 'assigned':
      return isOne ? t(`assigned.${subject}`, { actor, title }) : t(`assigned.${subject}s`, { actor, count });
    case 'completed':
      return isOne ? t('completed', { actor, title }) : t('completed.several', { actor, count });
    case 'critical':
      return isOne ? t('critical', { title }) : t('critical.several', { count });
    case 'overdue':
      return isOne ? t('overdue', { title, day }) : t(`overdue.${ofWork}`, { count });
    case 'due':
      return isOne ? t(`due.${dueWord(due_date ?? today, today)}`, { title, day }) : t(`due.${ofWork}`, { count });
  }
}

function dueWord(due: string, today: string): 'today' | 'tomorrow' | 'past' | 'later' {
  if (due === today) return 'today';
  if (due === addDays(today, 1)) return 'tomorrow';
  return due < today ? 'past' : 'later';
}
