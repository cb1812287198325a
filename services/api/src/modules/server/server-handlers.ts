import type { HandlersOf } from '../../pipeline/operation-types.ts';
import { withSession } from '../../pipeline/access.ts';
import type { Principal } from '../../pipeline/principal.ts';
import { Problem } from '../../pipeline/problem.ts';
import { Reply } from '../../pipeline/reply.ts';
import type { Store } from '../../store/port.ts';
import type { ReleaseInUse } from '../releases/record-releases.ts';
import { clientErrors } from './client-errors.ts';

/** Whether somebody is an admin of the server. */
export type IsServerAdmin = (principal: Principal | null) => boolean;

/**
 * @param emails in lower case
 * @param isUnverifiedEnough where nothing can verify an address, that of the account is taken as it is
 */
export function serverAdmins(emails: readonly string[], isUnverifiedEnough: boolean): IsServerAdmin {
  return (principal) =>
    principal !== null &&
    // Tokens are for one organization.
    principal.via === 'session' &&
    (principal.emailVerified || isUnverifiedEnough) &&
    emails.includes(principal.email?.toLowerCase() ?? '');
}

export interface ServerOptions {
  store: Store;
  isServerAdmin: IsServerAdmin;
  releases: () => Promise<ReleaseInUse[]>;
}

export function serverHandlers({
  store,
  isServerAdmin,
  releases,
}: ServerOptions): HandlersOf<'reportClientError' | 'getReleases'> {
  const errors = clientErrors(store);
  return {
    async reportClientError({ body, account }) {
      await errors.report(body, account.userId);
      return new Reply(204, null);
    },

    async getReleases(call) {
      if (!isServerAdmin(withSession(call)))
        throw new Problem(403, 'role_not_allowed', 'Only admins of the server may do this');
      const [remotes, found] = await Promise.all([releases(), errors.list()]);
      return {
        remotes: remotes.map(({ canary, ...remote }) => ({
          ...remote,
          canary: canary && { ...canary, organizations: canary.organizations.length },
        })),
        errors: found,
      };
    },
  };
}
