/** The link that an admin of the server makes for somebody who has forgotten their password. */
import type { Store } from '../../../store/port.ts';
import { StartError } from '../../../store/start-error.ts';
import type { ProfileDoc } from '../../profiles.ts';
import { emailOf, type AccountDoc } from '../accounts.ts';
import { createPasswordLinks, passwordLinkUrl } from './password-links.ts';

/** There can be no link; the message is for the person who asked for it. */
export class LinkRefusedError extends StartError {
  override name = 'LinkRefusedError';
}

export interface PersonLink {
  name: string;
  email: string;
  url: string;
  /** ISO 8601. */
  expiresAt: string;
}

/**
 * @param typed e-mail address of the person
 * @param publicUrl origin that people open
 * @throws LinkRefusedError when nobody with that address has a password here
 */
export async function linkForPerson(
  store: Pick<Store, 'system'>,
  typed: string | undefined,
  publicUrl: string,
): Promise<PersonLink> {
  if (typed === undefined || typed.trim() === '')
    throw new LinkRefusedError('Name the person: npm run reset-password -- person@example.com');
  const email = emailOf(typed);
  if (email === null) throw new LinkRefusedError(`${JSON.stringify(typed)} is not an email address.`);
  const account = await store.system<AccountDoc>('accounts').findOne({ email });
  if (account === null) {
    const isElsewhere = (await store.system<ProfileDoc>('identity_profiles').findOne({ email })) !== null;
    throw new LinkRefusedError(
      isElsewhere
        ? `${email} has signed in through another identity provider, and has no password here. Reset it there.`
        : `There is no account for ${email}.`,
    );
  }
  const { token, expiresAt } = await createPasswordLinks(store).issue(account, 'command');
  return { name: account.name, email, url: passwordLinkUrl(publicUrl, token), expiresAt };
}
