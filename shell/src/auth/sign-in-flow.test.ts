import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSignIn, type SignInFlow, type SignInResult } from './sign-in-flow.ts';

/** The last page of signing in, as another browsing context of the same site. */
let page: BroadcastChannel;
let heard: unknown[];
let flow: SignInFlow | null = null;

beforeEach(() => {
  page = new BroadcastChannel('parapet-auth');
  heard = [];
  page.addEventListener('message', ({ data }) => heard.push(data));
});
afterEach(() => {
  page.close();
  flow?.cancel();
});

const delivered = () => new Promise((resolve) => setTimeout(resolve, 30));

function start(
  mode: 'frame' | 'popup',
  open: (url: string) => { close: () => void; closed: boolean } | null = () => null,
) {
  const results: SignInResult[] = [];
  const leave = vi.fn<(url: string) => void>();
  const opened = vi.fn(open);
  flow = startSignIn({
    mode,
    screen: 'signup',
    returnTo: '/risk-register?q=a',
    onResult: (result) => results.push(result),
    browser: { open: opened, leave },
  });
  const address = flow.frameUrl ?? opened.mock.calls[0]?.[0] ?? '';
  const query = Object.fromEntries(new URL(address, 'http://test').searchParams);
  return { results, leave, opened, query };
}

describe('signing in', () => {
  it('opens the sign-in page with mode, screen, return path and a random channel', () => {
    const { query } = start('frame');
    expect(query).toMatchObject({ mode: 'modal', screen: 'signup', return_to: '/risk-register?q=a' });
    expect(query['channel']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('reports the result and acknowledges the message', async () => {
    const { results, query } = start('frame');
    page.postMessage({ type: 'auth', channel: query['channel'], ok: true });
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'auth-ack', channel: query['channel'] }]), {
      timeout: 8_000,
    });
    expect(results).toEqual([{ ok: true }]);
  });

  it('takes the result only once', async () => {
    const { results, query } = start('frame');
    page.postMessage({ type: 'auth', channel: query['channel'], ok: true });
    page.postMessage({ type: 'auth', channel: query['channel'], ok: false });
    await delivered();
    expect(results).toEqual([{ ok: true }]);
  });

  it('reports why it failed', async () => {
    const { results, query } = start('frame');
    page.postMessage({ type: 'auth', channel: query['channel'], ok: false, error: 'login_expired' });
    await delivered();
    expect(results).toEqual([{ ok: false, error: 'login_expired' }]);
  });

  it.each([
    { type: 'auth', channel: 'of another tab', ok: true },
    { type: 'auth', ok: true },
    { type: 'other' },
    'auth',
    null,
  ])('does not listen to %o', async (message) => {
    const { results } = start('frame');
    page.postMessage(message);
    await delivered();
    expect(results).toEqual([]);
    expect(heard).toEqual([]);
  });

  it('opens a window where the page can not be framed, and closes it at the end', async () => {
    const close = vi.fn();
    const { results, query, opened, leave } = start('popup', () => ({ close, closed: false }));
    expect(opened).toHaveBeenCalledOnce();
    page.postMessage({ type: 'auth', channel: query['channel'], ok: true });
    await delivered();
    expect(results).toEqual([{ ok: true }]);
    expect(close).toHaveBeenCalled();
    expect(leave).not.toHaveBeenCalled();
  });

  it('leaves the page when windows are blocked', () => {
    const { leave } = start('popup', () => null);
    const query = Object.fromEntries(new URL(leave.mock.calls[0]?.[0] ?? '', 'http://test').searchParams);
    expect(query).toEqual({ mode: 'redirect', screen: 'signup', return_to: '/risk-register?q=a' });
  });

  it('ignores results after it was canceled', async () => {
    const { results, query } = start('frame');
    flow?.cancel();
    page.postMessage({ type: 'auth', channel: query['channel'], ok: true });
    await delivered();
    expect(results).toEqual([]);
  });
});

it('reports that the window was closed, and still takes the result that the window has sent', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const opened = { close: () => {}, closed: false };
  const onWindowClosed = vi.fn();
  const onResult = vi.fn();
  const open = vi.fn((_url: string) => opened);
  flow = startSignIn({
    mode: 'popup',
    screen: 'login',
    returnTo: '/',
    onResult,
    onWindowClosed,
    browser: { open, leave: () => {} },
  });
  vi.advanceTimersByTime(2_000);
  expect(onWindowClosed).not.toHaveBeenCalled();
  opened.closed = true;
  vi.advanceTimersByTime(2_000);
  expect(onWindowClosed).toHaveBeenCalledOnce();
  expect(onResult).not.toHaveBeenCalled();
  vi.useRealTimers();
  const channel = new URL(open.mock.calls[0]?.[0] ?? '', 'http://test').searchParams.get('channel');
  page.postMessage({ type: 'auth', channel, ok: true });
  await delivered();
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ ok: true });
});
