/** The mail about a new password, so that the owner of an account learns of it when somebody else has chosen it. */
import type { FastifyRequest } from 'fastify';
import type { Language } from '@parapet/contracts';
import type { ProviderParts } from '../provider-parts.ts';
import { mailAccount } from '../requests/mail-account.ts';
import { FORGOT } from './forgot-routes.ts';

/** @returns mails after the answer to the request that changed the password of the account with that address */
export function changedMailWith({ publicUrl, post, afterAnswer }: ProviderParts) {
  return ({ log, ip }: FastifyRequest, to: string, language: Language): void => {
    if (post === null) return;
    const mail = { kind: 'changed', to, language, url: publicUrl + FORGOT, expiresAt: null } as const;
    afterAnswer(log, () => mailAccount(post, mail, ip, log));
  };
}
