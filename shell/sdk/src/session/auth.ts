import type { Session } from './session.ts';
import { createStore, type Store } from '../runtime/store.ts';

/** How the sign-in page is shown: in a dialog of ours, or in a window of its own. */
export type SignInMode = 'frame' | 'popup';

/** What the session call answers. */
export interface SignInState {
  user: Session['user'] | null;
  mode: SignInMode;
}

export type Membership = Omit<Session, 'user'>;

export type AuthState =
  | { status: 'loading' }
  | { status: 'signed-out'; mode: SignInMode; problem?: unknown }
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
  /** Ends the session and answers where to go next, null for the landing page. The host leaves the page, and with it all data. */
  signOut: () => Promise<string | null>;
  update: (change: (session: Session) => Session) => void;
}

/** The guard waits this long for the session, then treats the person as signed out. Milliseconds. */
export const SESSION_WAIT = 5_000;

export function createAuth(calls: AuthCalls, wait = SESSION_WAIT): Auth {
  const store = createStore<AuthState>({ status: 'loading' });
  let mode: SignInMode = 'frame';
  let round = 0;

  async function load(mine: number): Promise<void> {
    const current = () => mine === round;
    const { user, mode: answered } = await calls.signInState();
    if (!current()) return;
    mode = answered;
    if (!user) {
      const before = store.get();
      if (before.status === 'expired') store.set({ ...before, mode });
      else store.set({ status: 'signed-out', mode });
      return;
    }
    let membership = await calls.membership();
    if (!current()) return;
    if (!membership) {
      store.set({ status: 'setting-up' });
      await calls.createOrganization(user);
      membership = await calls.membership();
      if (!membership) throw new Error('The organization was set up, but the server does not know of it');
    }
    if (current()) store.set({ status: 'signed-in', session: { ...membership, user } });
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
      else if (status !== 'signed-in' && status !== 'expired') store.set({ status: 'signed-out', mode, problem: error });
    } finally {
      clearTimeout(late);
    }
  }

  return {
    ...store,
    refresh,
    expire() {
      const state = store.get();
      if (state.status === 'signed-in') store.set({ status: 'expired', session: state.session, mode });
    },
    signOut: () => calls.signOut(),
    update(change) {
      const state = store.get();
      if (state.status === 'signed-in') store.set({ ...state, session: change(state.session) });
    },
  };
}
