import { useShell } from '../shell-context.ts';

/** Ends the session and leaves the page, which drops all data of the person. @throws when the server refuses */
export function useSignOut(): () => Promise<void> {
  const { auth } = useShell();
  return async () => location.assign((await auth.signOut()) ?? '/');
}
