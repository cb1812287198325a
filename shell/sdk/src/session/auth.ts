import type { SignUpMode } from '@parapet/contracts/rules';
import { setOrganization } from '../data/organization.ts';
import type { Session } from './session.ts';
import { createStore, type Store } from '../runtime/store.ts';

/** How the sign-in page is shown: in a dialog of ours, or in a window of its own. */
export type SignInMode = 'frame' | 'popup';

/** What the session call answers. */
export interface SignInState {
  user: Session['user'] | null;
  mode: SignInMode;
  /** Who may create an account; everybody by default. */
  signUp?: SignUpMode;
  /** Absent when the server did not say; then the membership is asked for. */
  hasOrganization?: boolean;
}

export type Membership = Omit<Session, 'user'>;

export type AuthState =
  | { status: 'loading' }
  /** `ended`: the session was ended from elsewhere, while pages were open. */
  | { status: 'signed-out'; mode: SignInMode; signUp?: SignUpMode; problem?: unknown; ended?: true }
  /** First sign-in: the organization is being set up. */
  | { status: 'setting-up' }
  | { status: 'setup-failed'; error: unknown }
  | { status: 'signed-in'; session: Session }
  /** The session ended while pages were open; they stay, so that nothing typed is lost. */
  | { status: 'expired'; session: Session; mode: SignInMode };

/** The calls behind {@link Auth}; the tests give others. */
export interface AuthCalls {
  signInState: () => Promise<SignInState>;
  /** null when the person belongs to no organization yet. */
  membership: () => Promise<Membership | null>;
  createOrganization: (user: Session['user']) => Promise<void>;
  /** Answers where to go to end the provider's session too, if anywhere. */
  signOut: () => Promise<string | null>;
}

export interface Auth extends Store<AuthState> {
  /** Asks the server who is signed in, and sets up the organization when there is none. Never rejects. */
  refresh: () => Promise<void>;
  /** A call was answered with 401. */
  expire: () => void;
  /** The session was ended from elsewhere, e.g. at the provider. The pages close, unless the person has signed in again meanwhile. Never rejects. */
  end: () => Promise<void>;
  /** Ends the session and answers where to go next, null for the landing page. The host leaves the page, and with it all data. */
  signOut: () => Promise<string | null>;
  update: (change: (session: Session) => Session) => void;
}

/** `code` of the server's answers to somebody who was signed out elsewhere; also in the URL of the landing page. */
export const SIGNED_OUT = 'signed_out';

/** The guard waits this long for the session, then treats the person as signed out. Milliseconds. */
export const SESSION_WAIT = 5_000;
/** Data of somebody who was signed out is shown at most this much longer. Milliseconds. */
const END_WAIT = 1_000;

export function createAuth(calls: AuthCalls, wait = SESSION_WAIT): Auth {
  const store = createStore<AuthState>({ status: 'loading' });
  let mode: SignInMode = 'frame';
  let round = 0;
  let isLeaving = false;

  async function load(mine: number): Promise<void> {
    const current = () => mine === round;
    const { user, mode: answered, signUp, hasOrganization } = await calls.signInState();
    if (!current()) return;
    mode = answered;
    if (!user) {
      const before = store.get();
      if (before.status === 'expired') store.set({ ...before, mode });
      else store.set({ status: 'signed-out', mode, ...(signUp !== undefined && { signUp }) });
      return;
    }
    // Not asked for in vain: browsers log a 404 as an error.
    let membership = hasOrganization === false ? null : await calls.membership();
    if (!current()) return;
    if (!membership) {
      store.set({ status: 'setting-up' });
      await calls.createOrganization(user);
      membership = await calls.membership();
      if (!membership) throw new Error('The organization was set up, but the server does not know of it');
    }
    if (!current()) return;
    setOrganization(membership.organizationId);
    store.set({ status: 'signed-in', session: { ...membership, user } });
  }

  async function refresh(): Promise<void> {
    round += 1;
    const mine = round;
    const late = setTimeout(() => {
      if (store.get().status === 'loading') store.set({ status: 'signed-out', mode });
    }, wait);
    try {
      await load(mine);
    } catch (error) {
      if (mine !== round) return;
      const { status } = store.get();
      if (status === 'setting-up') store.set({ status: 'setup-failed', error });
      else if (status !== 'signed-in' && status !== 'expired')
        store.set({ status: 'signed-out', mode, problem: error });
    } finally {
      clearTimeout(late);
    }
  }

  return {
    ...store,
    refresh,
    expire() {
      const state = store.get();
      // After `signOut` the host leaves this page anyway.
      if (!isLeaving && state.status === 'signed-in') store.set({ status: 'expired', session: state.session, mode });
    },
    async end() {
      const before = store.get();
      if (isLeaving || !('session' in before)) return;
      const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), END_WAIT));
      const now = await Promise.race([calls.signInState(), late]).catch(() => null);
      if (!('session' in store.get())) return;
      if (now?.user?.id === before.session.user.id) return refresh();
      store.set({ status: 'signed-out', mode: now?.mode ?? mode, ended: true });
    },
    async signOut() {
      isLeaving = true;
      try {
        return await calls.signOut();
      } catch (error) {
        isLeaving = false;
        throw error;
      }
    },
    update(change) {
      const state = store.get();
      if (state.status === 'signed-in') store.set({ ...state, session: change(state.session) });
    },
  };
}
