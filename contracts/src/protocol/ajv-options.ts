/** How requests are held against the schemas (options of Ajv): the API and the mocks check alike. */

/** Every fault is told, what a person is told of it may stand in the schema, and nothing that is sent is taken away. */
const CHECKS = { allErrors: true, strict: false, removeAdditional: false, useDefaults: true, verbose: true } as const;

/** Bodies are taken to the letter, and a number that JSON can write but no double can hold (`1e400`) is none. */
export const BODY_CHECKS = { ...CHECKS, coerceTypes: false, strictNumbers: true } as const;

/**
 * Path, query and headers are text and are converted. `strictNumbers` would let a number of theirs that becomes infinite past its
 * bounds: Ajv then only compares what is finite.
 */
export const TEXT_CHECKS = { ...CHECKS, coerceTypes: 'array', strictNumbers: false } as const;
