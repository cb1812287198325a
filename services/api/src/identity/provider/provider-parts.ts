import type { FastifyInstance } from 'fastify';
import type { SignUpMode } from '@parapet/contracts/rules';
import type { Post } from '../../mail/post.ts';
import type { Store } from '../../store/port.ts';
import type { ApiTokens } from '../api-tokens.ts';
import type { Cookies } from '../cookies.ts';
import type { Sessions } from '../sessions.ts';
import { storeUserIds } from './account-user-ids.ts';
import { createAccounts } from './accounts.ts';
import { createPendingSignUps } from './confirmation/pending-sign-ups.ts';
import { createForms } from './form-cookie.ts';
import { createAttempts } from './passwords/attempts.ts';
import { providerSecret } from './provider-secret.ts';
import { createPasswordLinks } from './recovery/password-links.ts';
import { afterAnswers } from './requests/after-answer.ts';
import { MOUNT } from './requests/mount-path.ts';
import { createSignInCodes } from './sign-in-codes.ts';
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

/** What the pages of the embedded provider work with. */
export type ProviderParts = Awaited<ReturnType<typeof providerParts>>;

export async function providerParts(app: FastifyInstance, { cookies, signUp, ...options }: EmbeddedProviderOptions) {
  const { store, publicUrl } = options;
  const issuer = publicUrl + MOUNT;
  await storeUserIds(store, issuer);
  const [secret, accounts] = await Promise.all([providerSecret(store), createAccounts(store, issuer)]);
  return {
    ...options,
    issuer,
    /** The same in every process. */
    secret,
    accounts,
    forms: createForms({ secret, secure: publicUrl.startsWith('https:'), cookies }),
    codes: createSignInCodes(store),
    attempts: createAttempts(store),
    afterAnswer: afterAnswers(app),
    pending: createPendingSignUps(store),
    links: createPasswordLinks(store),
    /** Whether an account may be created with an e-mail address. */
    maySignUp: signUpGate(store, signUp),
  };
}
