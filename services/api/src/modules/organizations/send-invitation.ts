/** Sends invitations by e-mail, if a mail server is configured. */
import { foldEmail } from '@parapet/contracts/rules';
import type { OrganizationDoc } from '../../collections.ts';
import { hashOf } from '../../identity/secrets.ts';
import { invitationMail } from '../../mail/invitation-mail.ts';
import { MailError, type Mailer } from '../../mail/mailer.ts';
import type { Log } from '../../pipeline/log.ts';
import type { Store } from '../../store/port.ts';
import type { Caller } from '../../pipeline/call.ts';
import { readAs } from '../caller.ts';
import { preferencesOf } from '../me/preferences.ts';

const HOUR = 3_600_000;
/** Mails per hour. Anybody can sign up and invite, so this limits how much they can send to strangers through our server. */
const LIMITS = { address: 5, organization: 100 } as const;

export interface Outgoing {
  caller: Caller;
  /** From the caller's identity provider; null when it has none. */
  callerName: string | null;
  to: string;
  url: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** The result is to be called after the invitation is committed, because a mail cannot be undone. @param mailer null: none is sent */
export function invitationSender(store: Store, mailer: Mailer | null) {
  async function mayMail(organization: string, to: string): Promise<boolean> {
    const counters = store.system('mail_counters');
    // The address first: a mail that is over its limit does not count for the organization.
    if ((await counters.add(`address:${hashOf(foldEmail(to))}`, 1, HOUR)).count > LIMITS.address) return false;
    return (await counters.add(`organization:${organization}`, 1, HOUR)).count <= LIMITS.organization;
  }

  /** @returns whether the mail server accepted it. Errors are logged only, because the invitation is valid without the mail. */
  return async function send({ caller, callerName, to, url, expiresAt }: Outgoing, log: Log): Promise<boolean> {
    if (mailer === null) return false;
    try {
      const db = readAs(store, caller);
      if (!(await mayMail(db.organizationId, to))) {
        log.warn('an invitation was not mailed: too many within an hour');
        return false;
      }
      const { language } = await preferencesOf(db, caller.member.user_id);
      const organization = (await db.collection<OrganizationDoc>('organizations').findOne({ _id: db.organizationId }))?.name ?? '';
      await mailer.send(invitationMail({ to, language, inviter: callerName ?? caller.member.email, organization, url, expiresAt }));
      return true;
    } catch (error) {
      if (error instanceof MailError) log.warn({ code: error.code, status: error.status }, 'an invitation was not mailed');
      else log.error({ err: error }, 'an invitation was not mailed');
      return false;
    }
  };
}
