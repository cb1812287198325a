import { handlersFor } from '../../pipeline/operation-types.ts';
import { withSession } from '../../pipeline/access.ts';
import type { Principal } from '../../pipeline/principal.ts';
import { Problem } from '../../pipeline/problem.ts';
import { noContent, Reply } from '../../pipeline/reply.ts';
import type { Store } from '../../store/port.ts';
import type { ReleaseInUse } from '../releases/record-releases.ts';
import { notFound } from '../records.ts';
import { clientErrors } from './client-errors.ts';
import { releaseTokens } from './release-tokens.ts';

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

export function serverHandlers({ store, isServerAdmin, releases }: ServerOptions) {
  const errors = clientErrors(store);
  const tokens = releaseTokens(store);
  /** @throws Problem 403 for everybody but admins of the server */
  function adminOf(call: Parameters<typeof withSession>[0]): Principal {
    const principal = withSession(call);
    if (!isServerAdmin(principal)) throw new Problem(403, 'role_not_allowed', 'Only admins of the server may do this');
    return principal;
  }
  return handlersFor({
    async reportClientError({ body, account }) {
      await errors.report(body, account.userId);
      return new Reply(204, null);
    },

    async getReleases(call) {
      adminOf(call);
      const [remotes, found, living] = await Promise.all([releases(), errors.list(), tokens.list()]);
      return {
        remotes: remotes.map(({ canary, ...remote }) => ({
          ...remote,
          canary: canary && { ...canary, organizations: canary.organizations.length },
        })),
        errors: found,
        tokens: living,
      };
    },

    async createReleaseToken(call) {
      const by = { principal: adminOf(call), requestId: call.requestId };
      const { remote, expires_at } = call.body;
      return new Reply(201, await tokens.create(by, remote, expires_at ?? undefined));
    },

    async revokeReleaseToken(call) {
      const by = { principal: adminOf(call), requestId: call.requestId };
      if (!(await tokens.revoke(by, call.params.id))) throw notFound('release token');
      return noContent();
    },
  });
}
