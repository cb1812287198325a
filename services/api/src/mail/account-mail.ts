/** The mails about accounts of the built-in provider. */
import type { Language } from '@parapet/contracts';
import { ACCOUNT_MAIL_TEXTS, type AccountMailKind } from './texts/account.ts';
import { linkMail, momentIn } from './link-mail.ts';
import type { Message } from './mailer.ts';

export interface AccountMail {
  kind: AccountMailKind;
  to: string;
  language: Language;
  url: string;
  /** When the link ends, ISO 8601; null for a page that is always there. */
  expiresAt: string | null;
}

export function accountMail({ kind, to, language, url, expiresAt }: AccountMail): Message {
  const { until, [kind]: texts } = ACCOUNT_MAIL_TEXTS[language];
  const { subject, intro, open, button, unexpected } = texts;
  const outro = expiresAt === null ? [unexpected] : [until(momentIn(language, expiresAt)), unexpected];
  return linkMail({ to, language, subject, intro, open, button, url, outro });
}
