import { ApiError } from '../data/failures/api-error.ts';
import { callOperation } from '../data/call.ts';
import { pauseReads } from '../data/connection.ts';
import type { AuthCalls } from './auth.ts';

/** `code` of the answer to somebody who is signed in but belongs to no organization yet. */
const NO_MEMBERSHIP = 'no_membership';

/** The calls of {@link createAuth} as the API has them. */
export const apiAuthCalls: AuthCalls = {
  async signInState() {
    const { user, sign_in } = await callOperation('getAuthSession');
    if (!user) return { user: null, mode: sign_in.mode, signUp: sign_in.sign_up };
    const email = user.email ?? '';
    return {
      user: {
        id: user.id,
        email,
        name: user.name ?? (email || user.id),
        ...(user.server_admin && { isServerAdmin: true }),
      },
      mode: sign_in.mode,
      ...(user.has_organization !== undefined && { hasOrganization: user.has_organization }),
    };
  },
  async membership() {
    try {
      const { user_id: _, email: __, name: ___, ...membership } = await callOperation('getMe');
      return membership;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404 && error.code === NO_MEMBERSHIP) return null;
      throw error;
    }
  },
  async createOrganization() {
    // Name and domain follow from the person's e-mail address, which the server knows.
    await callOperation('createOrganization', { body: {} });
  },
  async signOut() {
    // What the page still asks for would be refused. After success the page is left, so the reads stay paused.
    const resume = pauseReads();
    try {
      return (await callOperation('signOut')).end_session_url;
    } catch (error) {
      resume();
      throw error;
    }
  },
};
