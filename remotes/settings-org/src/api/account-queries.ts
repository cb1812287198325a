/** How this remote reads what the sign-in provider offers. */
import { query } from '@parapet/sdk';

/** Who is signed in, and where the provider lets people manage their account. */
export function authSessionQuery() {
  return query('getAuthSession');
}
