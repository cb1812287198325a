/** How requests are held against the schemas (options of Ajv): the API and the mocks check alike. */

/**
 * Every fault is told, what a person is told of it may stand in the schema, nothing that is sent is taken away, and a
 * number that JSON can write but no double can hold (`1e400`) is none.
 */
export const REQUEST_CHECKS = { allErrors: true, strict: false, strictNumbers: true, removeAdditional: false, useDefaults: true, verbose: true } as const;
