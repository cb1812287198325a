import type { Notification } from '@parapet/contracts';
import { sentenceOf, titleKeyOf } from '@parapet/contracts/rules';
import { routes, useFormat, useToday } from '@parapet/sdk';
import type { IconName } from '@parapet/ui';
import type { ReactNode } from 'react';
import { useNotificationText } from './locales/texts.ts';

const ENTITIES = {
  risk: 'risks',
  review: 'risks',
  flow: 'risk_flows',
  plan: 'treatment_plans',
  action: 'treatment_plans',
  task: 'tasks',
} as const;
const MINUTE = 60_000;

/** Stands for the title while a sentence is filled in, so that it can be set off wherever the language puts it. */
const TITLE = '\uE000';

/** Where a notification leads; null for a job, which has no page, and for a record that is gone. */
export function placeOf({ subject, count, record_id, risk_id, title }: Notification): string | null {
  if (subject === 'job') return null;
  if (record_id !== null)
    return subject === 'flow' && risk_id !== null
      ? routes.riskFlow(risk_id)
      : routes.record(ENTITIES[subject], record_id, { title, risk: risk_id });
  if (count === 1) return null;
  if (subject === 'risk' || subject === 'review') return routes.riskRegister();
  if (subject === 'flow') return routes.riskFlow();
  return risk_id === null ? routes.plansTasks() : routes.riskFlow(risk_id);
}

export function iconOf({ kind, subject }: Notification): { icon: IconName; tone?: 'red' | 'amber' | 'green' } {
  if (kind === 'critical') return { icon: 'alert', tone: 'red' };
  if (kind === 'overdue') return { icon: 'history', tone: 'red' };
  if (kind === 'due') return { icon: 'calendar', tone: 'amber' };
  if (kind === 'completed') return { icon: 'success', tone: 'green' };
  if (kind === 'job') return { icon: 'refresh' };
  if (subject === 'risk' || subject === 'review') return { icon: 'user' };
  return { icon: subject === 'flow' ? 'flow' : 'tasks' };
}

/** What notifications say. */
export function useWords() {
  const t = useNotificationText();
  const format = useFormat();
  const today = useToday();

  return {
    /** The sentence, with the record's name set off. */
    said(notification: Notification): ReactNode {
      const title = notification.title ?? t(titleKeyOf(notification));
      const [before, after] = sentenceOf(notification, TITLE, { t, today, day: format.day }).split(TITLE);
      return after === undefined ? (
        before
      ) : (
        <>
          {before}
          <b dir="auto">{title}</b>
          {after}
        </>
      );
    },
    at(created: string): string {
      const age = Date.now() - Date.parse(created);
      if (age < 60 * MINUTE) return format.relative(created);
      return age < 12 * 60 * MINUTE ? format.time(created) : format.date(created);
    },
  };
}
