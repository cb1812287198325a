/**
 * Reminds people of what is due: each once a day, in the morning of their time zone. One process at a time goes through all people, and holds a
 * lease on that; what a person was reminded of is stored with their notifications, so that they get each once even if two processes overlap.
 */
import { OPEN_TASK_STATUSES, UTC, addDays, can, dayReader, isTimeZone, startOfDay } from '@parapet/contracts/rules';
import type { MemberDoc, TaskDoc, TreatmentPlanDoc, UserDoc } from '../../collections.ts';
import { REMINDERS, tell } from '../../notifications.ts';
import { every, yieldToOthers } from '../../platform/timers.ts';
import type { Actor, Store, SystemDoc, Tx } from '../../store/port.ts';
import { zoneOfPerson } from '../reader-day.ts';
import { ofVisibleRisks, visibleTasks } from '../risk-scope.ts';
import type { Told } from './told.ts';

/** Hour of the day from which people are reminded. */
const MORNING = 7 * 3_600_000;
/** People whose state is read at once. */
const BATCH = 500;
/** Plans of a person that are read: those whose next action is due first. */
const PLANS = 500;
/** Milliseconds between two rounds, of all processes together. */
const ROUND = 60_000;
/** Milliseconds after which another process may go on. */
const LEASE = 60_000;
const SYSTEM: Actor = { id: 'system' };

/** The id is the person's. */
export interface ReminderDoc extends SystemDoc {
  organization: string;
  /** The last day that they were reminded on, `2026-03-01`. */
  day: string;
  /** ISO 8601: the next time. */
  next_at: string;
}

interface LeaseDoc extends SystemDoc {
  due_at: string;
  worker: string;
}
/** No id of a person begins like this. */
const LEASE_ID = '#lease';

export interface ReminderOptions {
  onError: (error: unknown) => void;
  /** ms since 1970. */
  now?: () => number;
  /** Milliseconds between two looks whether a round is due. Default 20 s. */
  interval?: number;
}

export class Reminders {
  readonly #store: Store;
  readonly #options: Required<ReminderOptions>;
  readonly #worker = crypto.randomUUID();
  #stopLooking: () => void = () => {};
  #looking: Promise<void> | null = null;
  #isClosing = false;

  constructor(store: Store, { now = Date.now, interval = 20_000, ...options }: ReminderOptions) {
    this.#store = store;
    this.#options = { now, interval, ...options };
  }

  start(): void {
    this.#stopLooking = every(this.#options.interval, () => void this.look());
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    this.#stopLooking();
    await this.#looking;
  }

  /** Goes through all people if that is due. */
  look(): Promise<void> {
    this.#looking ??= this.#round()
      .catch((error: unknown) => this.#options.onError(error))
      .finally(() => (this.#looking = null));
    return this.#looking;
  }

  get #reminders() {
    return this.#store.system<ReminderDoc>(REMINDERS);
  }

  get #leases() {
    return this.#store.system<LeaseDoc>(REMINDERS);
  }

  #at(ms = 0): string {
    return new Date(this.#options.now() + ms).toISOString();
  }

  async #round(): Promise<void> {
    if (this.#isClosing || !(await this.#take())) return;
    for (let last = ''; ;) {
      const users = await this.#store
        .system<UserDoc>('users')
        .find({ _id: { $gt: last } }, { direction: 1, limit: BATCH });
      const known = await this.#reminders.find({ _id: { $in: users.map(({ _id }) => _id) } });
      const next = new Map(known.map(({ _id, next_at }) => [_id, next_at]));
      for (const user of users) {
        if (this.#isClosing) break;
        if ((next.get(user._id) ?? '') > this.#at()) continue;
        // One who cannot be reminded does not hold up the others.
        await this.#remind(user).catch((error: unknown) => this.#options.onError(error));
        await yieldToOthers();
        if (!(await this.#keep(LEASE))) return;
      }
      last = users.at(-1)?._id ?? '';
      if (users.length < BATCH || this.#isClosing) break;
    }
    await this.#keep(this.#isClosing ? 0 : ROUND);
  }

  /** @returns false when no round is due, or another process is in one */
  async #take(): Promise<boolean> {
    const lease = await this.#leases.get(LEASE_ID);
    const mine = { due_at: this.#at(LEASE), worker: this.#worker };
    if (lease === null) return this.#leases.insertIfAbsent({ _id: LEASE_ID, ...mine });
    if (lease.due_at > this.#at()) return false;
    const { _id, due_at, worker } = lease;
    return (await this.#leases.updateOne({ _id, due_at, worker }, { $set: mine })) !== null;
  }

  /** @returns false when another process has taken over */
  async #keep(ms: number): Promise<boolean> {
    const mine = { _id: LEASE_ID, worker: this.#worker };
    return (await this.#leases.updateOne(mine, { $set: { due_at: this.#at(ms) } })) !== null;
  }

  #remind({ _id, organization }: UserDoc): Promise<void> {
    return this.#store.transaction(organization, SYSTEM, async (tx) => {
      const member = await tx.collection<MemberDoc>('members').findOne({ user_id: _id });
      if (member === null) return;
      const reminders = tx.system<ReminderDoc>(REMINDERS);
      const before = await reminders.get(_id);
      const named = await zoneOfPerson(tx, _id);
      const zone = isTimeZone(named) ? named : UTC;
      const day = dayReader(zone)(new Date(this.#options.now() - MORNING));
      const next = startOfDay(addDays(day, 1), zone).getTime() + MORNING;
      const isNew = before === null || before.day < day;
      await reminders.put({ _id, organization, day: isNew ? day : before.day, next_at: new Date(next).toISOString() });
      if (!isNew) return;
      const told = await dueFor(tx, member, day, before?.day ?? null);
      await tell(tx, told, { at: this.#at(), actor_id: null, cause: null });
    });
  }
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
  const { user_id, email } = member;
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
  // Earlier versions stored what people typed.
  const names = [user_id, email];
  const plans = can(member, 'risks', 'read').allowed
    ? await tx
        .collection<TreatmentPlanDoc>('treatment_plans')
        .find(
          { 'actions.responsible': { $in: names }, ...ofVisibleRisks(member) },
          { sort: { field: 'next_action', direction: 1 }, limit: PLANS },
        )
    : [];
  return [
    ...tasks.flatMap(({ _id: record_id, risk_id, title, due_date }): Told[] => {
      const kind = kindOf(due_date);
      const task = { subject: 'task', entity: 'tasks', record_id, risk_id, title, due_date } as const;
      return kind === null ? [] : [{ ...nothingMore, kind, ...task }];
    }),
    ...plans.flatMap(({ _id: record_id, risk_id, actions }) =>
      actions
        .filter(({ responsible, status }) => names.includes(responsible) && status !== 'completed')
        .flatMap(({ title, dueDate: due_date }): Told[] => {
          const kind = kindOf(due_date);
          const action = { subject: 'action', entity: 'treatment_plans', record_id, risk_id, title, due_date } as const;
          return kind === null ? [] : [{ ...nothingMore, kind, ...action }];
        }),
    ),
  ];
}
