import { newId } from '@parapet/sdk';
import type { SignInMode } from '@parapet/sdk/host';

/** The last page of signing in posts its result to this channel. Other tabs receive it too, hence the channel id in every message. */
const CHANNEL = 'parapet-auth';

export type SignInScreen = 'login' | 'signup';

/** How a sign-in ended; `error` is a code such as `login_expired` or `access_denied`. */
export type SignInResult = { ok: true } | { ok: false; error: string };

export interface SignInFlow {
  /** Address of the provider's page when it belongs in a frame of ours. */
  frameUrl: string | null;
  /** Stops listening and closes the window that was opened. */
  cancel: () => void;
}

interface OpenedWindow {
  close: () => void;
  readonly closed: boolean;
}

/** How often the window is asked whether it is still open. Milliseconds. */
const POLL = 500;

interface StartOptions {
  mode: SignInMode;
  screen: SignInScreen;
  /** Path to end on where the whole page has to leave. */
  returnTo: string;
  onResult: (result: SignInResult) => void;
  /** The window was closed, or reports that it was: the page stops waiting for it, but still takes a result. */
  onWindowClosed?: () => void;
  /** For tests. */
  browser?: { open: (url: string) => OpenedWindow | null; leave: (url: string) => void };
}

const realBrowser = {
  open: (url: string) => window.open(url, 'parapet-sign-in', 'popup,width=480,height=720'),
  leave: (url: string) => location.assign(url),
};

function loginUrl(query: Record<string, string>): string {
  return `/api/auth/login?${new URLSearchParams(query)}`;
}

function readResult(message: unknown, channel: string): SignInResult | null {
  if (typeof message !== 'object' || message === null || !('type' in message) || message.type !== 'auth') return null;
  if (!('channel' in message) || message.channel !== channel || !('ok' in message)) return null;
  if (message.ok === true) return { ok: true };
  return {
    ok: false,
    error: 'error' in message && typeof message.error === 'string' ? message.error : 'sign_in_failed',
  };
}

/**
 * Starts signing in: in a frame, in a window, or by leaving the page when windows are blocked. The result comes by
 * BroadcastChannel only: a window that has been to another site may say that it is closed when it is not.
 */
export function startSignIn({
  mode,
  screen,
  returnTo,
  onResult,
  onWindowClosed = () => {},
  browser = realBrowser,
}: StartOptions): SignInFlow {
  const id = newId();
  const url = loginUrl({ mode: 'modal', channel: id, screen, return_to: returnTo });
  const channel = new BroadcastChannel(CHANNEL);
  let opened: OpenedWindow | null = null;
  let poll: ReturnType<typeof setInterval> | undefined;
  const cancel = () => {
    clearInterval(poll);
    channel.close();
    opened?.close();
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const result = readResult(data, id);
    if (!result) return;
    // On this message the page that posted the result closes its window; without it, that page goes on to `return_to` by itself.
    channel.postMessage({ type: 'auth-ack', channel: id });
    cancel();
    onResult(result);
  });
  if (mode === 'frame') return { frameUrl: url, cancel };
  opened = browser.open(url);
  if (!opened) {
    channel.close();
    browser.leave(loginUrl({ mode: 'redirect', screen, return_to: returnTo }));
    return { frameUrl: null, cancel };
  }
  poll = setInterval(() => {
    if (opened === null || !opened.closed) return;
    clearInterval(poll);
    onWindowClosed();
  }, POLL);
  return { frameUrl: null, cancel };
}
