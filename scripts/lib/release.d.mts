/** The parts whose build is missing or older than their sources: `shell`, or names of remotes. */
export function outdatedParts(registryDir: string): string[];

/** Makes the canary of a remote live for everybody. @throws when it is not the canary, or does not fit the shell of this checkout */
export function promote(name: string, version: string, options: { registryDir: string }): Promise<unknown>;

/** Builds a remote and makes it live. @throws when it does not fit the shell of this checkout, or the other releases */
export function releaseRemote(name: string, options: { registryDir: string; folder: string }): Promise<unknown>;
