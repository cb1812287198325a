import { createAuth, type AuthCalls } from '@parapet/sdk/host';
import { testSession } from '@parapet/sdk/testing';
import { expect, it, vi } from 'vitest';
import { watchReturn } from './after-expiry.ts';

const { user, ...membership } = testSession;

async function expired(next: Partial<AuthCalls>) {
  const calls: AuthCalls = {
    signInState: async () => ({ user, mode: 'frame' }),
    membership: async () => membership,
    createOrganization: async () => {},
    signOut: async () => null,
  };
  const auth = createAuth(calls);
  const actions = { refetch: vi.fn(), startAnew: vi.fn() };
  watchReturn(auth, actions);
  await auth.refresh();
  auth.expire();
  Object.assign(calls, next);
  await auth.refresh();
  return actions;
}

it('asks for fresh data when the same person comes back', async () => {
  const { refetch, startAnew } = await expired({});
  expect(refetch).toHaveBeenCalledOnce();
  expect(startAnew).not.toHaveBeenCalled();
});

it.each([
  ['somebody else comes', { signInState: async () => ({ user: { ...user, id: 'user-ben' }, mode: 'frame' as const }) }],
  [
    'they come back to another organization',
    { membership: async () => ({ ...membership, organizationId: 'org_other' }) },
  ],
])('starts anew when %s', async (_what, next) => {
  const { refetch, startAnew } = await expired(next);
  expect(startAnew).toHaveBeenCalledOnce();
  expect(refetch).not.toHaveBeenCalled();
});
