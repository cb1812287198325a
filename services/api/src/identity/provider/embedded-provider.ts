/** The embedded provider, for installations without one: accounts with e-mail address and password, at `/idp` of the same process. */
import type { FastifyInstance } from 'fastify';
import type { SignUpMode } from '@parapet/contracts/rules';
import type { Post } from '../../mail/post.ts';
import type { Store } from '../../store/port.ts';
import type { Cookies } from '../cookies.ts';
import type { ApiTokens } from '../api-tokens.ts';
import type { Sessions } from '../sessions.ts';
import type { RelyingParty } from '../sign-in/relying-party.ts';
import { accountParty } from './account-party.ts';
import { accountRoutes } from './account-routes.ts';
import { storeUserIds } from './account-user-ids.ts';
import { createAccounts } from './accounts.ts';
import { confirmRoutes } from './confirmation/confirm-routes.ts';
import { mailSignUpWith } from './confirmation/mail-sign-up.ts';
import { createPendingSignUps } from './confirmation/pending-sign-ups.ts';
import { signUpByMail } from './confirmation/sign-up-by-mail.ts';
import { verifyRoutes } from './confirmation/verify-routes.ts';
import { createAttempts } from './passwords/attempts.ts';
import { changedMailWith } from './recovery/changed-mail.ts';
import { forgotRoutes } from './recovery/forgot-routes.ts';
import { createPasswordLinks } from './recovery/password-links.ts';
import { resetPasswordIn } from './recovery/reset-password.ts';
import { resetRoutes } from './recovery/reset-routes.ts';
import { afterAnswers } from './requests/after-answer.ts';
import { interactionRoutes } from './interaction-routes.ts';
import { createForms } from './form-cookie.ts';
import { providerSecret } from './provider-secret.ts';
import { createSignInCodes } from './sign-in-codes.ts';
import { MOUNT } from './requests/mount-path.ts';
import { ownAccountIn } from './own-account.ts';
import { signUpGate } from './sign-up-gate.ts';

export interface EmbeddedProviderOptions {
  store: Store;
  publicUrl: string;
  cookies: Cookies;
  sessions: Sessions;
  tokens: ApiTokens;
  signUp: SignUpMode;
  /** null: no mail can be sent. */
  post: Post | null;
}

/** Registers the pages. @returns the relying party, and the secret for pending sign-ins */
export async function embeddedProvider(
  app: FastifyInstance,
  { store, publicUrl, cookies, sessions, tokens, signUp, post }: EmbeddedProviderOptions,
): Promise<{ party: RelyingParty; secret: string }> {
  const issuer = publicUrl + MOUNT;
  await storeUserIds(store, issuer);
  const [secret, accounts] = await Promise.all([providerSecret(store), createAccounts(store, issuer)]);
  const forms = createForms({ secret, secure: publicUrl.startsWith('https:'), cookies });
  const codes = createSignInCodes(store);
  const attempts = createAttempts(store);
  const [afterAnswer, pending] = [afterAnswers(app), createPendingSignUps(store)];
  const maySignUp = signUpGate(store, signUp);
  const byMail =
    post === null
      ? null
      : signUpByMail({
          secret,
          accounts,
          pending,
          maySignUp,
          afterAnswer,
          mailSignUp: mailSignUpWith({ publicUrl, accounts, pending, post }),
        });
  await interactionRoutes(app, { issuer, forms, codes, accounts, attempts, publicUrl, maySignUp, byMail });
  const ownAccount = ownAccountIn({ accounts, sessions });
  const mailChanged = changedMailWith({ publicUrl, post, afterAnswer });
  await accountRoutes(app, { accounts, attempts, sessions, ownAccount, mailChanged });
  if (post !== null) await verifyRoutes(app, { store, publicUrl, ownAccount, post });
  const links = createPasswordLinks(store);
  await forgotRoutes(app, { publicUrl, accounts, links, post, afterAnswer });
  await resetRoutes(app, { accounts, attempts, links, resetPassword: resetPasswordIn(store), tokens, mailChanged });
  await confirmRoutes(app, { accounts, attempts, pending, maySignUp });
  return { party: accountParty({ issuer, publicUrl, accounts, codes }), secret };
}
