/** Version of the shell's API towards remotes; a remote's manifest names the range it was built for. */
export const SDK_VERSION = '2.0.0';
