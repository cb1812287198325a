/** The account of the embedded provider that somebody is signed in with. */
import type { Principal } from '../../pipeline/principal.ts';
import type { Account } from './accounts.ts';
import type { ProviderParts } from './provider-parts.ts';

interface OwnAccount {
  account: Account;
  sessionId: string;
}

/** @returns a function that finds the account; its result is null when nobody is signed in, or with another provider */
export function ownAccountIn({ accounts, sessions }: Pick<ProviderParts, 'accounts' | 'sessions'>) {
  return async (principal: Principal | null): Promise<OwnAccount | null> => {
    if (principal?.sessionId === undefined) return null;
    const session = await sessions.get(principal.sessionId);
    const account = session === null ? null : await accounts.find(session.subject);
    // Another provider may give the same subject to somebody else.
    return account?.user_id === principal.userId ? { account, sessionId: principal.sessionId } : null;
  };
}
