/** Sends invitations by e-mail, where the settings name a mail server. */
import { foldEmail } from '@parapet/contracts/rules';
import type { OrganizationDoc } from '../../collections.ts';
import { hashOf } from '../../identity/secrets.ts';
import { invitationMail } from '../../mail/invitation-mail.ts';
import { MailError, type Mailer } from '../../mail/mailer.ts';
import type { Log } from '../../pipeline/log.ts';
import type { Store } from '../../store/port.ts';
import type { Caller } from '../../pipeline/call.ts';
import { readAs } from '../caller.ts';
import { preferencesOf } from '../me/own-preferences.ts';

const HOUR = 3_600_000;
/** Mails an hour: whoever can sign up can invite, and must not be able to send strangers what they like through our server. */
const MOST = { address: 5, organization: 100 } as const;

export interface Outgoing {
  caller: Caller;
  /** What the caller's provider calls them; null when it tells nothing. */
  callerName: string | null;
  to: string;
  url: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** To be called once the invitation is kept: a mail cannot be taken back. @param mailer null: none is sent */
export function invitationMailing(store: Store, mailer: Mailer | null) {
  async function mayMail(organization: string, to: string): Promise<boolean> {
    const counters = store.system('mail_counters');
    // The address first: what is not sent there does not count for the organisation.
    if ((await counters.hit(`address:${hashOf(foldEmail(to))}`, HOUR)).count > MOST.address) return false;
    return (await counters.hit(`organization:${organization}`, HOUR)).count <= MOST.organization;
  }

  /** @returns whether the mail server took it; whatever goes wrong, the invitation stands */
  return async function mail({ caller, callerName, to, url, expiresAt }: Outgoing, log: Log): Promise<boolean> {
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
