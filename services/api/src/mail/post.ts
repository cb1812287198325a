/** Sends mail within limits, so that nobody can flood strangers through our server. */
import { foldEmail } from '@parapet/contracts/rules';
import { hashOf } from '../platform/secrets.ts';
import type { Log } from '../pipeline/log.ts';
import type { Store } from '../store/port.ts';
import { MailError, type Mailer, type Message } from './mailer.ts';

const HOUR = 3_600_000;

/** Mails an hour. */
export const MAIL_LIMITS = {
  /** To one address, of each kind: invitations by strangers must not keep anybody from a new password. */
  address: 5,
  /** Of one organization; anybody can sign up and invite. */
  organization: 100,
  /** Asked for without a session, from one network. */
  network: 100,
} as const;

const KINDS = {
  invitation: 'an invitation',
  account: 'a link for an account',
  webhook: 'a notice about a webhook',
  notification: 'a notification',
} as const;

export interface Letter {
  message: Message;
  kind: keyof typeof KINDS;
  /** Who caused it: an organization, by its id, or a network, by its address; null for what the person has asked for. */
  from: { organization: string } | { network: string } | null;
}

/** `limited`: one of the limits is reached; `failed`: the mail server did not take it. */
export type Delivery = 'sent' | 'limited' | 'failed';

export interface Post {
  /** Errors are logged only, without anything of the mail. */
  send(letter: Letter, log: Log): Promise<Delivery>;
}

type Counted = readonly [id: string, most: number];

const limitOf = (from: NonNullable<Letter['from']>): Counted =>
  'organization' in from
    ? [`organization:${from.organization}`, MAIL_LIMITS.organization]
    : [`network:${hashOf(from.network)}`, MAIL_LIMITS.network];

/** @param mostPerHour cap of mails an hour for the whole server */
export function createPost(store: Store, mailer: Mailer, mostPerHour: number): Post {
  const counters = store.system('mail_counters');

  /** A mail that was not sent does not count. */
  const giveBack = async (ids: readonly string[]) => {
    for (const id of ids) await counters.updateOne({ _id: id, count: { $gt: 0 } }, { $inc: { count: -1 } });
  };

  /** Counts before the mail is sent, so that concurrent ones all count. @returns the counters; null when one of them is full */
  async function count(limits: readonly Counted[]): Promise<string[] | null> {
    const ids: string[] = [];
    for (const [id, most] of limits) {
      ids.push(id);
      if ((await counters.add(id, 1, HOUR)).count <= most) continue;
      await giveBack(ids);
      return null;
    }
    return ids;
  }

  async function deliver({ message, kind, from }: Letter, log: Log): Promise<Delivery> {
    // The addresses are hashed, so that the counters contain none.
    const counted = await count([
      [`${kind}:${hashOf(foldEmail(message.to))}`, MAIL_LIMITS.address],
      ...(from === null ? [] : [limitOf(from)]),
      ['server', mostPerHour],
    ]);
    if (counted === null) {
      log.warn(`${KINDS[kind]} was not mailed: too many within an hour`);
      return 'limited';
    }
    try {
      await mailer.send(message);
      return 'sent';
    } catch (error) {
      await giveBack(counted);
      throw error;
    }
  }

  return {
    async send(letter, log) {
      try {
        return await deliver(letter, log);
      } catch (error) {
        const what = `${KINDS[letter.kind]} was not mailed`;
        if (error instanceof MailError) log.warn({ code: error.code, status: error.status }, what);
        else log.error({ err: error }, what);
        return 'failed';
      }
    },
  };
}
