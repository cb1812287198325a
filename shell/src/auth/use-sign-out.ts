import { clearDrafts } from '@parapet/sdk/host';
import { useShell } from '../shell-context.ts';

/** Ends the session and leaves the page, which drops all data of the person, on this device too. @throws when the server refuses */
export function useSignOut(): () => Promise<void> {
  const { auth } = useShell();
  return async () => {
    const next = await auth.signOut();
    await clearDrafts();
    location.assign(next ?? '/');
  };
}
