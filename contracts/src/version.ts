/** Version of the contract (semver). The major is raised by a change that could break clients of the version before. */
export const CONTRACT_VERSION = '3.0.0';
