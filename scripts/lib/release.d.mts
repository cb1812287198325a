/** Names of the parts that are not built from the sources as they are now: `shell`, or a remote. */
export function outdatedParts(registryDir: string): string[];
