/** What people do to get in and out. */
import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type FrameLocator, type Page } from '@playwright/test';
import type { MailServer } from './servers/mail.ts';

export interface Credentials {
  name: string;
  email: string;
  password: string;
}

export const PASSWORD = 'correct horse battery staple';

/** Somebody without an account. The address is used once, as tests share a service. */
export function newPerson(name: string, domain = 'example.com'): Credentials {
  return {
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}-${randomUUID().slice(0, 8)}@${domain}`,
    password: PASSWORD,
  };
}

/** The embedded provider's pages, in their frame. */
export function providerFrame(page: Page): FrameLocator {
  return page.getByRole('dialog').frameLocator('iframe');
}

/** Types into the provider's form; the name is asked for only where an account is made. */
export async function fillProviderForm(
  form: FrameLocator | Page,
  { name, email, password }: Partial<Credentials>,
): Promise<void> {
  if (name !== undefined) await form.getByLabel('Name').fill(name);
  if (email !== undefined) await form.getByLabel('Email').fill(email);
  if (password !== undefined) await form.getByLabel('Password', { exact: true }).fill(password);
}

/** From the landing page to the dashboard, with a new account. */
export async function signUp(page: Page, person: Credentials): Promise<void> {
  await page.getByRole('button', { name: 'Create account' }).click();
  const form = providerFrame(page);
  await fillProviderForm(form, person);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** From the landing page, or from the question after a session's end, with an account that is there. */
export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByRole('button', { name: 'Sign in' }).click();
  const form = providerFrame(page);
  await fillProviderForm(form, { email, password });
  await form.getByRole('button', { name: 'Sign in' }).click();
}

/** By the menu at the bottom of the sidebar. */
export async function signOut(page: Page, { name }: Pick<Credentials, 'name'>): Promise<void> {
  await page.getByRole('button', { name: `Account: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** A page, or what else sends requests with the cookies of a person. */
export interface Caller {
  request: APIRequestContext;
}

/** An account and a session, without showing the pages. @param mail of a service that sends mails @returns the headers that changes need */
export async function openAccount(
  { request }: Caller,
  { name, email, password }: Credentials,
  mail?: MailServer,
): Promise<{ origin: string }> {
  const form = await request.get('/api/auth/login?screen=signup&mode=redirect&return_to=/api/health');
  const headers = { origin: new URL(form.url()).origin };
  const signedUp = await request.post(`${form.url().replace(/\?.*/, '')}/signup`, {
    headers,
    form: { name, email, password },
  });
  if (!signedUp.ok()) throw new Error(`${email} could not sign up: ${signedUp.status()} ${await signedUp.text()}`);
  if (mail !== undefined) await request.get(await mail.linkTo(email, 'Finish creating your Parapet account'));
  return headers;
}

/** An account that joins the organization of `admin`. Afterwards `caller` is signed in. */
export async function joinColleague(
  admin: Caller,
  caller: Caller,
  person: Credentials,
  role = 'risk_manager',
  mail?: MailServer,
): Promise<void> {
  const asked = await admin.request.get('/api/me');
  const { organizationId }: { organizationId: string } = await asked.json();
  const added = await admin.request.post(`/api/organizations/${organizationId}/members`, {
    headers: { origin: new URL(asked.url()).origin },
    data: { email: person.email, role },
  });
  const { invitation_url }: { invitation_url: string } = await added.json();
  const headers = await openAccount(caller, person, mail);
  const accepted = await caller.request.post('/api/invitations/accept', {
    headers,
    data: { token: invitation_url.split('#invitation=')[1] },
  });
  if (!accepted.ok()) throw new Error(`${person.email} could not join: ${await accepted.text()}`);
}

/** An account, a session and an organization for tests about something else. Afterwards `caller` is signed in. */
export async function arrive(caller: Caller, person: Credentials, mail?: MailServer): Promise<void> {
  const headers = await openAccount(caller, person, mail);
  const organization = await caller.request.post('/api/organizations', { headers, data: {} });
  if (!organization.ok()) throw new Error(`${person.email} got no organization: ${await organization.text()}`);
}
