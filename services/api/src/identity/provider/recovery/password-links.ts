/** Links with which people choose a new password. Only the hash of the secret in a link is stored. */
import type { LinkSource } from '../../../collections.ts';
import type { Store, SystemDoc } from '../../../store/port.ts';
import { hashOf, newSecret } from '../../../platform/secrets.ts';
import type { AccountDoc } from '../accounts.ts';
import { MOUNT } from '../requests/mount-path.ts';

const HOUR = 3_600_000;
/** How long a link works (ms). The person expects a link by mail, but a link from an admin has to reach them first. */
const LIFE: Readonly<Record<LinkSource, number>> = { mail: HOUR, command: 24 * HOUR };

export interface PasswordLinkDoc extends SystemDoc {
  account: string;
  /** The value in the account when the link was made. Any later change of the password, with a link or without, ends the link. */
  password_changed_at: string;
  source: LinkSource;
  expires_at: string;
}

export const PASSWORD_LINKS = 'password_links';

export type PasswordLinks = ReturnType<typeof createPasswordLinks>;

export function createPasswordLinks(store: Pick<Store, 'system'>) {
  const links = store.system<PasswordLinkDoc>(PASSWORD_LINKS);
  return {
    async issue({ _id: account, password_changed_at }: AccountDoc, source: LinkSource) {
      const token = newSecret();
      const expiresAt = new Date(Date.now() + LIFE[source]).toISOString();
      await links.put({ _id: hashOf(token), account, password_changed_at, source, expires_at: expiresAt });
      return { token, expiresAt };
    },
    /** @returns null for an unknown or expired link */
    find: (token: string) => links.get(hashOf(token)),
    /** Removes all links of an account. */
    async remove(account: string) {
      await links.delete({ account });
    },
  };
}

/** @param publicUrl origin that people open */
export function passwordLinkUrl(publicUrl: string, token: string): string {
  return `${publicUrl}${MOUNT}/reset?token=${token}`;
}
