/**
 * The page of the mocks' identity provider. It is shown in a frame (`sign_in.mode` is `frame`): MSW's worker gets the
 * answer to a frame's request from the page around it, but a separate window has no such page.
 */
import type { OrganizationDoc } from '@parapet/api/collections.ts';
import { html, type Html } from '@parapet/api/platform/html.ts';
import { page, pageContext, pageHeaders } from '@parapet/api/identity/pages/layout.ts';
import type { ProfileDoc } from '@parapet/api/identity/profiles.ts';
import { findMember } from '@parapet/api/pipeline/membership.ts';
import type { Store } from '@parapet/api/store/port.ts';

/** No operation of the contract. */
export const PROVIDER_PATH = '/idp/sign-in';

/** Where the provider sends a browser back to. */
const CALLBACK_PATH = '/api/auth/callback';

/** Role and organization of an account. */
async function placeOf(store: Store, userId: string): Promise<string> {
  const member = await findMember(store, userId);
  if (member === null) return 'no organization yet';
  const { organization_id: id, role } = member;
  const organization = await store
    .org(id, { id: userId })
    .collection<OrganizationDoc>('organizations')
    .findOne({ _id: id });
  return `${role.replaceAll('_', ' ').replace('grc', 'GRC')}, ${organization?.name}`;
}

async function choices(store: Store, state: string): Promise<Html[]> {
  const profiles = await store.system<ProfileDoc>('identity_profiles').find({});
  const all = await Promise.all(
    profiles.map(async ({ _id, name, email }) => ({
      href: `${CALLBACK_PATH}?${new URLSearchParams({ account: _id, state })}`,
      name: name ?? email ?? _id,
      place: await placeOf(store, _id),
    })),
  );
  return all
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ href, name, place }) => html`<li><a href="${href}">${name}</a> ${place}</li>`);
}

/** Lets a person choose whom to be, or sign up with an e-mail address. @param url of the request, with the state of the sign-in */
export async function providerPage(store: Store, url: URL): Promise<Response> {
  const state = url.searchParams.get('state') ?? '';
  const choose = html`<h1>Sign in</h1>
<p>There are no real accounts here: choose whom to be.</p>
<ul>${await choices(store, state)}</ul>`;
  const signUp = html`<h1>Sign up</h1>
<form action="${CALLBACK_PATH}">
<p><label for="email">E-mail</label> <input id="email" name="email" type="email" required autocomplete="off"></p>
<input type="hidden" name="state" value="${state}"><button class="button primary">Create account</button>
</form>`;
  const body = url.searchParams.get('screen') === 'signup' ? html`${signUp}${choose}` : html`${choose}${signUp}`;
  return new Response(page(pageContext('en'), { title: 'Sign in', body }), { headers: pageHeaders() });
}
