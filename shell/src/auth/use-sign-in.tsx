import { SIGNED_OUT } from '@parapet/sdk/host';
import type { SignInMode } from '@parapet/sdk/host';
import { FrameDialog } from '@parapet/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useShellText, type ShellText } from '../locales/texts.ts';
import { useShell } from '../shell-context.ts';
import { startSignIn, type SignInFlow, type SignInResult, type SignInScreen } from './sign-in-flow.ts';

/** Codes that have a text of their own; null: no failure, the person went back by themselves or was signed out. */
const MESSAGES: Readonly<Record<string, ShellText | null>> = {
  access_denied: null,
  [SIGNED_OUT]: null,
  login_expired: 'sign-in.expired',
  provider_unreachable: 'sign-in.unreachable',
};

/** The text for the code that a sign-in failed with. */
export function signInMessage(code: string): ShellText | null {
  const known = MESSAGES[code];
  return known === undefined ? 'sign-in.failed' : known;
}

/** Signing in from a page. @param returnTo path to end on if the whole page has to leave */
export function useSignIn(mode: SignInMode, returnTo: string) {
  const { auth } = useShell();
  const t = useShellText();
  const [running, setRunning] = useState<SignInFlow | null>(null);
  const [waiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<ShellText | null>(null);
  const current = useRef<SignInFlow | null>(null);
  useEffect(() => () => current.current?.cancel(), []);

  const stop = useCallback(() => {
    current.current?.cancel();
    current.current = null;
    setRunning(null);
  }, []);

  const start = useCallback(
    (screen: SignInScreen) => {
      stop();
      setProblem(null);
      const onResult = (result: SignInResult) => {
        setRunning(null);
        if (result.ok) void auth.refresh();
        else setProblem(signInMessage(result.error));
      };
      const flow = startSignIn({ mode, screen, returnTo, onResult, onWindowClosed: () => setWaiting(false) });
      setWaiting(flow.frameUrl === null);
      current.current = flow;
      setRunning(flow);
    },
    [auth, mode, returnTo, stop],
  );

  const frameUrl = running?.frameUrl ?? null;
  const dialog = (
    <FrameDialog opened={frameUrl !== null} onClose={stop} title={t('sign-in.title')} src={frameUrl ?? 'about:blank'} />
  );
  return {
    start,
    /** Something to show while it runs: the provider's page in a dialog, when it can be framed. */
    dialog,
    /** A window of the provider's is open. */
    waiting: running !== null && waiting,
    /** Why the last try failed. */
    problem,
  };
}
