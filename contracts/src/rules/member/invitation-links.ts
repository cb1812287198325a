/** Invitations: how people join an organization that an admin added them to. */

/** How long a link works (ms). A verified e-mail address lets the person in for as long as the invitation stands. */
export const INVITATION_LINK_LIFE = 7 * 24 * 3_600_000;

/** Why an invitation is refused. */
export const INVITATION_REFUSALS = {
  already_in_organization: { status: 409, detail: 'You already belong to this organization' },
  leaving_required: { status: 409, detail: 'You belong to another organization. Confirm that you want to leave it.' },
  invitation_not_found: {
    status: 404,
    detail: 'This invitation has already been used, was withdrawn or has expired. Ask for a new one.',
  },
} as const;
export type InvitationRefusal = keyof typeof INVITATION_REFUSALS;

/** An address for comparison: upper and lower case are the same. */
export function foldEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

const PREFIX = '#invitation=';

/** The link of an invitation. The token is in the fragment, so that no server or proxy logs it. @param publicUrl origin that people open */
export function invitationUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/${PREFIX}${token}`;
}

/**
 * The token in the link that somebody opened; only the server can tell whether it is valid.
 * @param hash fragment of the address, with its `#`
 * @returns null for any other address
 */
export function invitationToken(hash: string): string | null {
  return hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : null;
}
