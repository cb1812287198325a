/** The path of the built-in accounts. */
export const MOUNT = '/idp';
/** Where a sign-in begins. */
export const BEGIN = `${MOUNT}/auth`;
