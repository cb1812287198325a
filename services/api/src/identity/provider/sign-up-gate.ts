/** Who may create an account where only invited people can. */
import { foldEmail, mayCreateAccount, type SignUpMode } from '@parapet/contracts/rules';
import type { Store } from '../../store/port.ts';

/** @returns whether an account may be created with an e-mail address */
export function signUpGate(store: Store, mode: SignUpMode): (email: string) => Promise<boolean> {
  return async (email) => {
    if (mode === 'open') return true;
    const [account, invitation] = await Promise.all([
      store.system('accounts').findOne({}),
      store.system('invitations').findOne({ email: foldEmail(email) }),
    ]);
    return mayCreateAccount(mode, account === null, invitation !== null);
  };
}
