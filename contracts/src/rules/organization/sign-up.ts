/** Who may sign up: everybody, or only people who were invited. */
export const SIGN_UP_MODES = ['open', 'invited'] as const;
export type SignUpMode = (typeof SIGN_UP_MODES)[number];

export const SIGN_UP_REFUSAL = 'You can only join here with an invitation. Ask an admin of your organization for one.';

/**
 * Whether somebody without an invitation may create an organization.
 * @param isFirst whether nobody belongs to an organization yet; the first person has nobody who could invite them
 */
export function mayCreateOrganization(mode: SignUpMode, isFirst: boolean): boolean {
  return mode === 'open' || isFirst;
}

/** Whether somebody may create an account at the built-in provider. @param isInvited an invitation to their address is pending */
export function mayCreateAccount(mode: SignUpMode, isFirst: boolean, isInvited: boolean): boolean {
  return mayCreateOrganization(mode, isFirst) || isInvited;
}
