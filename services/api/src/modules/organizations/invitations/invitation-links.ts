/** The links of invitations. The database has the secret of a link as a hash, to find the invitation, and sealed, to show the link to admins again. */
import { INVITATION_LINK_LIFE, invitationUrl } from '@parapet/contracts/rules';
import { newSecret } from '../../../platform/secrets.ts';
import { sealed } from '../../../platform/sealed.ts';

export interface NewLink {
  /** 256 random bits, base64url. */
  token: string;
  /** The token, which only this service can read. */
  sealed: string;
  /** ISO 8601. */
  expiresAt: string;
}

export type InvitationLinks = ReturnType<typeof invitationLinks>;

/** @param secret of the service; never stored beside what it seals where an outside provider gives it */
export function invitationLinks(secret: string, publicUrl: string) {
  const tokens = sealed<string>(secret, 'invitation link');
  return {
    async create(): Promise<NewLink> {
      const token = newSecret();
      const expiresAt = Date.now() + INVITATION_LINK_LIFE;
      return { token, sealed: await tokens.seal(token, expiresAt), expiresAt: new Date(expiresAt).toISOString() };
    },
    urlOf: (token: string): string => invitationUrl(publicUrl, token),
    /** @returns null for a link that has ended, that an earlier version issued, or that was sealed with another secret */
    async shown({ sealed_token }: { sealed_token?: string }): Promise<string | null> {
      const token = sealed_token === undefined ? null : await tokens.open(sealed_token);
      return token === null ? null : invitationUrl(publicUrl, token);
    },
  };
}
