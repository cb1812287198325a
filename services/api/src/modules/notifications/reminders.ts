/**
 * Reminds people of what is due: each once a day, in the morning of their time zone. One process at a time goes through all people; what a person
 * was reminded of is stored with their notifications, so that they get each once even if two processes overlap.
 */
import { OPEN_TASK_STATUSES, addDays, can, dayReader, startOfDay } from '@parapet/contracts/rules';
import type { MemberDoc, TaskDoc, UserDoc } from '../../collections.ts';
import { REMINDERS, tell } from '../../notifications.ts';
import { tellChat } from '../../outbox.ts';
import { yieldToOthers } from '../../platform/timers.ts';
import type { Actor, Store, SystemDoc, Tx } from '../../store/port.ts';
import type { JobWork } from '../jobs/jobs.ts';
import { visibleTasks } from '../risk-scope.ts';
import { openActions } from '../treatment-plans/open-actions.ts';
import { zoneOf } from './mail-wish.ts';
import { chatItem, type Told } from './told.ts';

/** Hour of the day from which people are reminded. */
const MORNING = 7 * 3_600_000;
/** People whose state is read at once. */
const BATCH = 500;
/** Milliseconds between two rounds. */
const ROUND = 60_000;
const SYSTEM: Actor = { id: 'system' };

/** The id is the person's. */
export interface ReminderDoc extends SystemDoc {
  organization: string;
  /** The last day that they were reminded on, `2026-03-01`. */
  day: string;
  /** ISO 8601: the next time. */
  next_at: string;
}

export interface ReminderOptions {
  onError: (error: unknown) => void;
  /** ms since 1970. */
  now?: () => number;
}

export function reminderJobs(store: Store, { onError, now = Date.now }: ReminderOptions): JobWork {
  const reminders = store.system<ReminderDoc>(REMINDERS);
  const at = (ms: number) => new Date(ms).toISOString();

  const remind = ({ _id, organization }: UserDoc): Promise<void> =>
    store.transaction(organization, SYSTEM, async (tx) => {
      const member = await tx.collection<MemberDoc>('members').findOne({ user_id: _id });
      if (member === null) return;
      const mine = tx.system<ReminderDoc>(REMINDERS);
      const before = await mine.get(_id);
      const zone = await zoneOf(tx, _id);
      const day = dayReader(zone)(new Date(now() - MORNING));
      const next = startOfDay(addDays(day, 1), zone).getTime() + MORNING;
      const isNew = before === null || before.day < day;
      await mine.put({ _id, organization, day: isNew ? day : before.day, next_at: at(next) });
      if (!isNew) return;
      const told = await dueFor(tx, member, day, before?.day ?? null);
      const cause = { at: at(now()), actor_id: null, cause: null };
      await tell(tx, told, cause);
      await tellChat(
        tx,
        told.map((one) => chatItem(one, null)),
        { ...cause, cause: `due_${organization}_${day}` },
      );
    });

  return {
    isDue: true,
    again: { done: ROUND, failed: ROUND },
    async run(job) {
      for (let last = ''; ;) {
        const users = await store.system<UserDoc>('users').find({ _id: { $gt: last } }, { direction: 1, limit: BATCH });
        const known = await reminders.find({ _id: { $in: users.map(({ _id }) => _id) } });
        const next = new Map(known.map(({ _id, next_at }) => [_id, next_at]));
        for (const user of users) {
          if ((next.get(user._id) ?? '') > at(now())) continue;
          // One who cannot be reminded does not hold up the others.
          await remind(user).catch(onError);
          await yieldToOthers();
          await job.progress({});
        }
        last = users.at(-1)?._id ?? '';
        if (users.length < BATCH) return {};
      }
    },
  };
}

/**
 * What falls due until tomorrow or is overdue since yesterday; after days without reminders, or before the first, what was missed as well.
 * @param before the last day with reminders
 */
async function dueFor(tx: Tx, member: MemberDoc, day: string, before: string | null): Promise<Told[]> {
  const tomorrow = addDays(day, 1);
  const [told, overdueFrom] = [before === null ? '' : addDays(before, 1), before ?? ''];
  const kindOf = (due: string | null): 'due' | 'overdue' | null => {
    if (due === null || due > tomorrow) return null;
    if (due < day) return due >= overdueFrom ? 'overdue' : null;
    return due > told ? 'due' : null;
  };
  const { user_id } = member;
  const nothingMore = { user_id, risk_score: null };
  const tasks = can(member, 'tasks', 'read').allowed
    ? await tx
        .collection<TaskDoc>('tasks')
        .find({
          assigned_to: user_id,
          status: { $in: [...OPEN_TASK_STATUSES] },
          due_date: { $gte: overdueFrom, $lte: tomorrow },
          ...visibleTasks(member),
        })
    : [];
  const actions = can(member, 'risks', 'read').allowed ? await openActions(tx, member) : [];
  return [
    ...tasks.flatMap(({ _id: record_id, risk_id, title, due_date }): Told[] => {
      const kind = kindOf(due_date);
      const task = { subject: 'task', entity: 'tasks', record_id, risk_id, title, due_date } as const;
      return kind === null ? [] : [{ ...nothingMore, kind, ...task }];
    }),
    ...actions.flatMap(({ plan_id: record_id, risk_id, title, dueDate: due_date }): Told[] => {
      const kind = kindOf(due_date);
      const action = { subject: 'action', entity: 'treatment_plans', record_id, risk_id, title, due_date } as const;
      return kind === null ? [] : [{ ...nothingMore, kind, ...action }];
    }),
  ];
}
