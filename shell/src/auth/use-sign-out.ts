import { useNotify } from '@parapet/sdk';
import { useShellText } from '../locales/texts.ts';
import { useShell } from '../shell-context.ts';

/** Ends the session and leaves the page; a failure is told. */
export function useSignOut(): () => Promise<void> {
  const { auth } = useShell();
  const notify = useNotify();
  const t = useShellText();
  return async () => {
    try {
      // Leaving the page for good drops every trace of the person's data from it.
      location.assign((await auth.signOut()) ?? '/');
    } catch {
      notify.error(t('user.sign-out-failed'));
    }
  };
}
