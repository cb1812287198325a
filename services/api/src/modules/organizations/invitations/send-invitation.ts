/** Sends invitations by e-mail, if a mail server is configured. */
import type { OrganizationDoc } from '../../../collections.ts';
import { invitationMail } from '../../../mail/invitation-mail.ts';
import type { Post } from '../../../mail/post.ts';
import type { Log } from '../../../pipeline/log.ts';
import type { Store } from '../../../store/port.ts';
import type { Caller } from '../../../pipeline/call.ts';
import { readAs } from '../../caller.ts';
import { preferencesOf } from '../../me/preferences.ts';

export interface Outgoing {
  caller: Caller;
  /** From the caller's identity provider; null when it has none. */
  callerName: string | null;
  to: string;
  url: string;
  /** ISO 8601. */
  expiresAt: string;
}

export type InvitationSender = ReturnType<typeof invitationSender>;

/** The result is to be called after the invitation is committed, because a mail cannot be undone. @param post null: none is sent */
export function invitationSender(store: Store, post: Post | null) {
  /** @returns whether the mail server accepted it. Errors are logged only, because the invitation is valid without the mail. */
  return async function send({ caller, callerName, to, url, expiresAt }: Outgoing, log: Log): Promise<boolean> {
    if (post === null) return false;
    try {
      const db = readAs(store, caller);
      const { language } = await preferencesOf(db, caller.member.user_id);
      const organization = await db.collection<OrganizationDoc>('organizations').findOne({ _id: db.organizationId });
      const names = { inviter: callerName ?? caller.member.email, organization: organization?.name ?? '' };
      const message = invitationMail({
        to,
        language,
        ...names,
        url,
        expiresAt,
        ...(organization?.time_zone !== undefined && { timeZone: organization.time_zone }),
      });
      return (
        (await post.send({ message, kind: 'invitation', from: { organization: db.organizationId } }, log)) === 'sent'
      );
    } catch (error) {
      log.error({ err: error }, 'an invitation was not mailed');
      return false;
    }
  };
}
