import { createAuth, type AuthCalls } from '@parapet/sdk/host';
import { testSession } from '@parapet/sdk/testing';
import { expect, it, vi } from 'vitest';
import { watchEnd } from './after-end.ts';

const { user, ...membership } = testSession;

it('leaves the page when the session was ended from elsewhere, not when it expires or there is none', async () => {
  const signInState = vi.fn<AuthCalls['signInState']>(async () => ({ user: null, mode: 'frame' }));
  const auth = createAuth({
    signInState,
    membership: async () => membership,
    createOrganization: async () => {},
    signOut: async () => null,
  });
  const leave = vi.fn();
  watchEnd(auth, leave);
  await auth.refresh();
  await auth.end();
  signInState.mockResolvedValueOnce({ user, mode: 'frame' });
  await auth.refresh();
  auth.expire();
  expect(leave).not.toHaveBeenCalled();
  await auth.end();
  expect(leave).toHaveBeenCalledOnce();
});
