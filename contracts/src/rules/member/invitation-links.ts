/** Invitations: how people come into an organisation that an admin added them to. */

/** How long a link works (ms). The e-mail address, once verified, lets the person in until the invitation is taken back. */
export const INVITATION_LINK_LIFE = 7 * 24 * 3_600_000;

/** Where the id of a member may be kept: what was assigned to somebody before they came stays theirs. */
export const MEMBER_ASSIGNMENTS = [
  ['risks', 'owner_id'],
  ['risks', 'reviewer_id'],
  ['risk_flows', 'assigned_to'],
  ['risk_flows', 'treatment_plan.assignedTo'],
  ['treatment_plans', 'assigned_to'],
  ['tasks', 'assigned_to'],
] as const;

/** Why an invitation lets nobody in. */
export const INVITATION_REFUSALS = {
  already_in_organization: { status: 409, detail: 'You belong to an organization already' },
  invitation_not_found: { status: 404, detail: 'This invitation was used, taken back, or is too old. Ask for a new one.' },
} as const;
export type InvitationRefusal = keyof typeof INVITATION_REFUSALS;

/** An address as it is compared: letters of any case are the same address. */
export function foldEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

const HASH = '#invitation=';

/** The link of an invitation. Behind the hash, so that no server or proxy on the way writes it into a log. @param publicUrl origin that people open */
export function invitationUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/${HASH}${token}`;
}

/**
 * The token in the link that somebody opened; whether it is good for anything only the server can tell.
 * @param hash of the address, with its `#`
 * @returns null when it is no link of an invitation
 */
export function invitationToken(hash: string): string | null {
  return hash.startsWith(HASH) ? hash.slice(HASH.length) : null;
}
