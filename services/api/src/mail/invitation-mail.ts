/** The mail to an invited person. */
import type { Language } from '@parapet/contracts';
import { html } from '../identity/pages/html.ts';
import { INVITATION_TEXTS } from './invitation-texts.ts';
import type { Message } from './mailer.ts';

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
}

/** Limit of a name in a mail, in characters. */
const MOST = 100;

/** People choose names freely. In a mail they are one short line of visible characters. */
export function nameInMail(name: string): string {
  const line = name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  const characters = [...line];
  return characters.length <= MOST ? line : `${characters.slice(0, MOST - 1).join('').trimEnd()}…`;
}

export function invitationMail({ to, language, url, expiresAt, ...names }: Invited): Message {
  const [inviter, organization] = [nameInMail(names.inviter), nameInMail(names.organization)];
  const texts = INVITATION_TEXTS[language];
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(expiresAt));
  const said = { invited: texts.invited(inviter, organization), until: texts.until(`${moment} UTC`) };
  const subject = texts.subject(inviter, organization);
  return {
    to,
    subject,
    text: [said.invited, `${texts.open}\n${url}`, said.until, texts.unexpected].join('\n\n').concat('\n'),
    html: html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin: 2em; max-width: 36em; font: 16px/1.5 system-ui, sans-serif">
<p>${said.invited}</p>
<p><a href="${url}" style="display: inline-block; padding: 0.6em 1.4em; border-radius: 6px; background: #1f5fbf; color: #ffffff; text-decoration: none">${texts.join}</a></p>
<p>${texts.open}<br><a href="${url}">${url}</a></p>
<p>${said.until}</p>
<p>${texts.unexpected}</p>
</body>
</html>
`.text,
  };
}
