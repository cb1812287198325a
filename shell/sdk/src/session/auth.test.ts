import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuth, type AuthCalls, type AuthState } from './auth.ts';
import { testSession } from '../testing.tsx';

const { user, ...membership } = testSession;

function setUp(calls: Partial<AuthCalls> = {}) {
  const auth = createAuth({
    signInState: async () => ({ user, mode: 'frame' }),
    membership: async () => membership,
    createOrganization: vi.fn<AuthCalls['createOrganization']>(async () => {}),
    signOut: async () => null,
    ...calls,
  });
  const seen: AuthState['status'][] = [];
  auth.subscribe(() => seen.push(auth.get().status));
  return { auth, seen };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('auth', () => {
  it('knows who is signed in', async () => {
    const { auth } = setUp();
    await auth.refresh();
    expect(auth.get()).toEqual({ status: 'signed-in', session: testSession });
  });

  it('knows that nobody is signed in, and in which mode to sign in', async () => {
    const { auth } = setUp({ signInState: async () => ({ user: null, mode: 'popup' }) });
    await auth.refresh();
    expect(auth.get()).toEqual({ status: 'signed-out', mode: 'popup' });
  });

  it('is signed out when the session takes longer than 5 s to load, and signed in once it arrives', async () => {
    let answer = () => {};
    const { auth } = setUp({
      signInState: () => new Promise((resolve) => (answer = () => resolve({ user, mode: 'frame' }))),
    });
    const done = auth.refresh();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(auth.get().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(auth.get().status).toBe('signed-out');
    answer();
    await done;
    expect(auth.get().status).toBe('signed-in');
  });

  it('sets up the organization of somebody who has none', async () => {
    const createOrganization = vi.fn<AuthCalls['createOrganization']>(async () => {});
    const membershipCall = vi.fn<AuthCalls['membership']>(async () => membership).mockResolvedValueOnce(null);
    const { auth, seen } = setUp({ membership: membershipCall, createOrganization });
    await auth.refresh();
    expect(createOrganization).toHaveBeenCalledWith(user);
    expect(seen).toEqual(['setting-up', 'signed-in']);
  });

  it('does not ask for a membership that the server said there is not', async () => {
    const order: string[] = [];
    const { auth } = setUp({
      signInState: async () => ({ user, mode: 'frame', hasOrganization: false }),
      createOrganization: async () => void order.push('create'),
      membership: async () => {
        order.push('membership');
        return membership;
      },
    });
    await auth.refresh();
    expect([order, auth.get().status]).toEqual([['create', 'membership'], 'signed-in']);
  });

  it('says why the set-up failed, and can try again', async () => {
    const error = new Error('No email address available');
    const createOrganization = vi.fn<AuthCalls['createOrganization']>(async () => {}).mockRejectedValueOnce(error);
    const membershipCall = vi
      .fn<AuthCalls['membership']>(async () => membership)
      .mockResolvedValueOnce(null)
      .mockResolvedValueOnce(null);
    const { auth } = setUp({ membership: membershipCall, createOrganization });
    await auth.refresh();
    expect(auth.get()).toEqual({ status: 'setup-failed', error });
    await auth.refresh();
    expect(auth.get().status).toBe('signed-in');
  });

  it('is signed out with the problem when the server does not answer', async () => {
    const problem = new Error('no connection');
    const { auth } = setUp({ signInState: async () => Promise.reject(problem) });
    await auth.refresh();
    expect(auth.get()).toEqual({ status: 'signed-out', mode: 'frame', problem });
  });

  it('keeps the session of pages that are open when a call is answered with 401', async () => {
    const { auth } = setUp();
    await auth.refresh();
    auth.expire();
    expect(auth.get()).toEqual({ status: 'expired', session: testSession, mode: 'frame' });
    await auth.refresh();
    expect(auth.get().status).toBe('signed-in');
  });

  it('stays expired, not signed out, when the person is still not signed in', async () => {
    const signInState = vi
      .fn<AuthCalls['signInState']>(async () => ({ user: null, mode: 'popup' }))
      .mockResolvedValueOnce({ user, mode: 'frame' });
    const { auth } = setUp({ signInState });
    await auth.refresh();
    auth.expire();
    await auth.refresh();
    expect(auth.get()).toMatchObject({ status: 'expired', mode: 'popup' });
  });

  it('ends when the person was signed out elsewhere, also after it expired', async () => {
    for (const expires of [false, true]) {
      const signInState = vi
        .fn<AuthCalls['signInState']>(async () => ({ user: null, mode: 'popup' }))
        .mockResolvedValueOnce({ user, mode: 'popup' });
      const { auth } = setUp({ signInState });
      await auth.refresh();
      if (expires) auth.expire();
      await auth.end();
      expect(auth.get()).toEqual({ status: 'signed-out', mode: 'popup', ended: true });
    }
  });

  it('ends within a second also while the server does not answer, or cannot be reached', async () => {
    for (const answer of [() => new Promise<never>(() => {}), () => Promise.reject(new Error('no connection'))]) {
      const { auth } = setUp({
        signInState: vi.fn<AuthCalls['signInState']>(answer).mockResolvedValueOnce({ user, mode: 'frame' }),
      });
      await auth.refresh();
      const ended = auth.end();
      await vi.advanceTimersByTimeAsync(1_000);
      await ended;
      expect(auth.get()).toEqual({ status: 'signed-out', mode: 'frame', ended: true });
    }
  });

  it('stays signed in when the same person has signed in again in another tab', async () => {
    const { auth, seen } = setUp();
    await auth.refresh();
    await auth.end();
    expect(seen).toEqual(['signed-in', 'signed-in']);
  });

  it('does not change its state when the session ends because of its own sign-out', async () => {
    const { auth } = setUp();
    await auth.refresh();
    await auth.signOut();
    auth.expire();
    await auth.end();
    expect(auth.get().status).toBe('signed-in');
  });

  it('does not take a 401 for an expired session while nobody is signed in', async () => {
    const { auth } = setUp({ signInState: async () => ({ user: null, mode: 'frame' }) });
    await auth.refresh();
    auth.expire();
    expect(auth.get().status).toBe('signed-out');
  });
});
