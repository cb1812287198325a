/** The options with which Ajv validates requests, shared by the API and the mocks. */
import { isPlainLine, NOT_A_PLAIN_LINE } from '../rules/text/plain-line.ts';

/** The keyword of a text on one line: see `rules/text/plain-line.ts`. */
const PLAIN_LINE = {
  keyword: 'x-plain-line',
  type: 'string',
  schemaType: 'boolean',
  validate: (isWanted: boolean, text: string) => !isWanted || isPlainLine(text),
  error: { message: NOT_A_PLAIN_LINE },
} as const;
const keywords: (typeof PLAIN_LINE)[] = [PLAIN_LINE];

/** Reports all faults, with their schemas (which may contain messages), and removes nothing from the request. */
const COMMON = {
  allErrors: true,
  strict: false,
  removeAdditional: false,
  useDefaults: true,
  verbose: true,
  keywords,
} as const;

/** Bodies are not converted, and a number that is too large for a double (`1e400`) is not a number. */
export const BODY_AJV_OPTIONS = { ...COMMON, coerceTypes: false, strictNumbers: true } as const;

/**
 * Path, query and headers are text and are converted. With `strictNumbers` Ajv would compare only finite numbers with their bounds, so a
 * text that converts to infinity would be accepted.
 */
export const TEXT_AJV_OPTIONS = { ...COMMON, coerceTypes: 'array', strictNumbers: false } as const;
