/** The path of the embedded provider. */
export const MOUNT = '/idp';
