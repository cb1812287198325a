/** The parts whose build is missing or older than their sources: `shell`, or names of remotes. */
export function outdatedParts(registryDir: string): string[];
