/**
 * The pages of signing in, which the mocks answer navigations with: the stand-in provider's, and the last one. They are
 * for a frame (`sign_in.mode` is `frame`): MSW's worker asks the page around a frame for the answer, but has nobody to
 * ask for a window of its own.
 */
import type { MockState } from './mock-state.ts';

/** Where the stand-in for the identity provider lives; no operation of the contract. */
export const PROVIDER_PATH = '/idp/sign-in';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:24px;color:#1a2230;background:#fff}
h1{font-size:20px;margin:0 0 4px}p{margin:0 0 16px;color:#51607a}ul{list-style:none;margin:0 0 24px;padding:0}
li a{display:block;padding:8px 12px;margin:0 0 6px;border:1px solid #c9d2e0;border-radius:6px;color:inherit;text-decoration:none}
li a:hover,li a:focus{border-color:#2457c5}small{color:#51607a}
input,button{font:inherit;padding:8px 12px;border:1px solid #8a97ad;border-radius:6px}button{background:#2457c5;color:#fff;border-color:#2457c5}`;

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body>${body}</body></html>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** Lets a person choose whom to be, or sign up with an e-mail address. @param state passed on to the callback */
export function providerPage({ accounts, members }: MockState, state: string, screen: string | null): string {
  const roleOf = (id: string) => members.find(({ user_id }) => user_id === id)?.role ?? 'no organization yet';
  const choices = accounts.map(({ id, name, email }) => {
    const href = `/api/auth/callback?${new URLSearchParams({ account: id, state })}`;
    return `<li><a href="${escape(href)}">${escape(name ?? email ?? id)} <small>${escape(roleOf(id).replaceAll('_', ' '))}</small></a></li>`;
  });
  const choose = `<h1>Sign in</h1><p>No real accounts here: choose who to be.</p><ul>${choices.join('')}</ul>`;
  const signUp = `<h1>Sign up</h1><form action="/api/auth/callback"><p><label>E-mail <input name="email" type="email" required autocomplete="off"></label>
<input type="hidden" name="state" value="${escape(state)}"> <button>Create account</button></p></form>`;
  return page('Sign in', screen === 'signup' ? signUp + choose : choose + signUp);
}

/** Tells the page that started signing in how it went. @param error code of what went wrong; null when one is signed in */
export function donePage(channel: string | null, error: string | null): string {
  const message = JSON.stringify({ type: 'auth', channel, ...(error === null ? { ok: true } : { ok: false, error }) }).replaceAll('<', '\\u003c');
  const script = `new BroadcastChannel('parapet-auth').postMessage(${message});`;
  const [title, text] = error === null ? ['Signed in', 'You are signed in.'] : ['Not signed in', 'That did not work.'];
  return page(title, `<p>${text} <a href="/" target="_top">Continue</a></p><script>${script}</script>`);
}
