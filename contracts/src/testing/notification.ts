import type { Notification } from '../schemas/notification.ts';

/** Of a risk that somebody assigned. */
export const sampleNotification: Notification = {
  id: 'n1',
  kind: 'assigned',
  subject: 'risk',
  count: 1,
  record_id: 'r1',
  risk_id: 'r1',
  title: 'Flood',
  actor_id: 'ada',
  actor_name: 'Ada',
  risk_score: null,
  due_date: null,
  job: null,
  read: false,
  created_at: '2026-03-01T08:00:00.000Z',
};
