/** The options with which Ajv validates requests, shared by the API and the mocks. */

/** Reports all faults, with their schemas (which may contain messages), and removes nothing from the request. */
const COMMON = { allErrors: true, strict: false, removeAdditional: false, useDefaults: true, verbose: true } as const;

/** Bodies are not converted, and a number that is too large for a double (`1e400`) is not a number. */
export const BODY_AJV_OPTIONS = { ...COMMON, coerceTypes: false, strictNumbers: true } as const;

/**
 * Path, query and headers are text and are converted. With `strictNumbers` Ajv would compare only finite numbers with their bounds, so a
 * text that converts to infinity would be accepted.
 */
export const TEXT_AJV_OPTIONS = { ...COMMON, coerceTypes: 'array', strictNumbers: false } as const;
