/**
 * Pending sign-ins at the built-in accounts, each in a cookie of its browser: whoever only opens a form must not fill the database. They belong
 * to the browser in which the sign-in began, so that a copied cookie signs nobody in elsewhere.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseCookie, stringifySetCookie } from 'cookie';
import { sealed } from '../../platform/sealed.ts';
import type { Cookies } from '../cookies.ts';
import { hashOf, newSecret } from '../../platform/secrets.ts';
import { SIGN_IN_TIME } from '../sign-in/sign-in-states.ts';
import type { Screen } from './pages/sign-in-page.ts';
import { MOUNT } from './requests/mount-path.ts';

const NAME = 'parapet-form';

export interface PendingForm {
  uid: string;
  /** Of the sign-in at the product that it is for. */
  state: string;
  /** Hash of that sign-in's verifier. */
  challenge: string;
  /** The form to show first. */
  screen: Screen;
}

export const formPath = (uid: string): string => `${MOUNT}/interaction/${uid}`;

export type Forms = ReturnType<typeof createForms>;

/** @param secret the same in every process @param secure for https */
export function createForms({ secret, secure, cookies }: { secret: string; secure: boolean; cookies: Cookies }) {
  const box = sealed<PendingForm & { browser: string }>(secret, 'form of the built-in accounts');
  const browserOf = (request: FastifyRequest) => {
    const value = cookies.signIn.read(request.headers);
    return value === null ? null : hashOf(value);
  };
  function setCookie(reply: FastifyReply, uid: string, value: string, maxAge: number): void {
    const options = { name: NAME, value, maxAge, httpOnly: true, secure, sameSite: 'lax' } as const;
    reply.header('set-cookie', stringifySetCookie({ ...options, path: formPath(uid) }));
  }
  return {
    /** @returns the path of the form; null when the browser has no sign-in */
    async begin(request: FastifyRequest, reply: FastifyReply, form: Omit<PendingForm, 'uid'>) {
      const browser = browserOf(request);
      if (browser === null) return null;
      const uid = newSecret();
      setCookie(reply, uid, await box.seal({ ...form, uid, browser }, Date.now() + SIGN_IN_TIME), SIGN_IN_TIME / 1000);
      return formPath(uid);
    },
    /** @returns null when the form was opened in another browser, or too long ago */
    async find(request: FastifyRequest, uid: string): Promise<PendingForm | null> {
      const found = await box.open(parseCookie(request.headers.cookie ?? '')[NAME] ?? '');
      return found?.uid === uid && found.browser === browserOf(request) ? found : null;
    },
    end: (reply: FastifyReply, uid: string) => setCookie(reply, uid, '', 0),
  };
}
