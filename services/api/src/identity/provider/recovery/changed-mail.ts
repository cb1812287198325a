/** The mail about a new password, so that the owner of an account learns of it when somebody else has chosen it. */
import type { FastifyRequest } from 'fastify';
import type { Language } from '@parapet/contracts';
import { accountMail } from '../../../mail/account-mail.ts';
import type { Post } from '../../../mail/post.ts';
import type { AfterAnswer } from '../requests/after-answer.ts';
import { networkOf } from '../requests/network.ts';
import { FORGOT } from './forgot-routes.ts';

/** Mails after the answer to the request that changed the password of the account with that address. */
export type ChangedMail = (request: FastifyRequest, to: string, language: Language) => void;

/** @param post null: no mail can be sent */
export function changedMailWith({
  publicUrl,
  post,
  afterAnswer,
}: {
  publicUrl: string;
  post: Post | null;
  afterAnswer: AfterAnswer;
}): ChangedMail {
  return (request, to, language) => {
    if (post === null) return;
    const message = accountMail({ kind: 'changed', to, language, url: publicUrl + FORGOT, expiresAt: null });
    afterAnswer(request.log, () =>
      post.send({ message, kind: 'account', from: { network: networkOf(request.ip) } }, request.log),
    );
  };
}
