/** The mail to an invited person. */
import type { Language } from '@parapet/contracts';
import { INVITATION_TEXTS } from './texts/invitation.ts';
import { linkMail, momentIn } from './link-mail.ts';
import type { Message } from './mailer.ts';
import { nameInMail } from './name-in-mail.ts';

export interface Invited {
  to: string;
  language: Language;
  /** Name, or otherwise e-mail address, of the person who invites. */
  inviter: string;
  /** Name of the organization. */
  organization: string;
  url: string;
  /** ISO 8601. */
  expiresAt: string;
  /** UTC when absent. */
  timeZone?: string;
}

export function invitationMail({ to, language, url, expiresAt, timeZone, ...names }: Invited): Message {
  const [inviter, organization] = [nameInMail(names.inviter), nameInMail(names.organization)];
  const { subject, invited, open, join, until, unexpected } = INVITATION_TEXTS[language];
  return linkMail({
    to,
    language,
    url,
    open,
    subject: subject(inviter, organization),
    intro: [invited(inviter, organization)],
    button: join,
    outro: [until(momentIn(language, expiresAt, timeZone)), unexpected],
  });
}
