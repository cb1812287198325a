/** The account of the embedded provider that somebody is signed in with. */
import type { Principal } from '../principal.ts';
import type { Sessions } from '../sessions.ts';
import type { AccountDoc, Accounts } from './accounts.ts';

export interface OwnAccount {
  account: AccountDoc;
  sessionId: string;
}

/** @returns a function that finds the account; its result is null when nobody is signed in, or with another provider */
export function ownAccountIn({ issuer, accounts, sessions }: { issuer: string; accounts: Accounts; sessions: Sessions }): (principal: Principal | null) => Promise<OwnAccount | null> {
  return async (principal) => {
    if (principal?.sessionId === undefined) return null;
    const session = await sessions.get(principal.sessionId);
    if (session === null || session.issuer !== issuer) return null;
    const account = await accounts.find(session.subject);
    return account === null ? null : { account, sessionId: session._id };
  };
}
