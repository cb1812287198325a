/** Version of the contract (semver): raised in its major when a client of the one before could break. */
export const CONTRACT_VERSION = '1.0.0';
