import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openInvitation } from './invitation.ts';

const TOKEN = 'aZ09_-aZ09_-aZ09_-aZ09_-aZ09_-aZ09_-aZ09_-a';
const open = (address: string) => {
  history.replaceState({ key: 'entry' }, '', address);
  return openInvitation(page.signal);
};

let page: AbortController;

beforeEach(() => {
  sessionStorage.clear();
  page = new AbortController();
});
afterEach(() => {
  page.abort();
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

it('takes the token out of the address and keeps the rest of it', () => {
  const entries = history.length;
  expect(open(`/?auth_error=login_expired#invitation=${TOKEN}`).get()).toBe(TOKEN);
  expect(location.href).toBe(`${location.origin}/?auth_error=login_expired`);
  expect(history.state).toEqual({ key: 'entry' });
  expect(history.length).toBe(entries);
});

it('still has the token after the page was left to sign in, until the token is dropped', () => {
  open(`/#invitation=${TOKEN}`);
  const later = open('/dashboard');
  expect(later.get()).toBe(TOKEN);
  later.drop();
  expect(later.get()).toBeNull();
  expect(open('/').get()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('keeps the token out of localStorage and cookies', () => {
  open(`/#invitation=${TOKEN}`);
  expect(JSON.stringify({ ...localStorage })).not.toContain(TOKEN);
  expect(document.cookie).not.toContain(TOKEN);
});

it('sees a link that is opened in the tab of the landing page', () => {
  const invitation = open('/');
  const onChange = vi.fn();
  invitation.subscribe(onChange);
  history.replaceState(null, '', `/#invitation=${TOKEN}`);
  dispatchEvent(new HashChangeEvent('hashchange'));
  expect(invitation.get()).toBe(TOKEN);
  expect(onChange).toHaveBeenCalledOnce();
  expect(location.hash).toBe('');
});

it('the newest link counts', () => {
  open('/#invitation=first');
  expect(open(`/#invitation=${TOKEN}`).get()).toBe(TOKEN);
  expect(open('/').get()).toBe(TOKEN);
});

it.each(['/', '/#features', `/#other=${TOKEN}`, `/risk-register#invitation=${TOKEN}`])(
  '%s is no invitation, and stays as it is',
  (address) => {
    expect(open(address).get()).toBeNull();
    expect(location.href).toBe(location.origin + address);
  },
);

it('reads the token even when storage is denied', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(open(`/#invitation=${TOKEN}`).get()).toBe(TOKEN);
});
