/** The account of the embedded provider that somebody is signed in with. */
import type { Principal } from '../../pipeline/principal.ts';
import type { Sessions } from '../sessions.ts';
import type { Account, Accounts } from './accounts.ts';

export interface OwnAccount {
  account: Account;
  sessionId: string;
}

/** @returns a function that finds the account; its result is null when nobody is signed in, or with another provider */
export function ownAccountIn({
  accounts,
  sessions,
}: {
  accounts: Accounts;
  sessions: Sessions;
}): (principal: Principal | null) => Promise<OwnAccount | null> {
  return async (principal) => {
    if (principal?.sessionId === undefined) return null;
    const session = await sessions.get(principal.sessionId);
    const account = session === null ? null : await accounts.find(session.subject);
    // Another provider may give the same subject to somebody else.
    return account?.user_id === principal.userId ? { account, sessionId: principal.sessionId } : null;
  };
}
