/**
 * Bodies are JSON in UTF-8. An empty body counts as absent, whatever its content type, because clients also set one on requests without a
 * body. An absent body equals `{}` where the contract has a body; where it has none, any other body is refused.
 */
import { parse as parseJson } from 'secure-json-parse';
import { bodyRuleOf, EXPORT_TYPES, IMPORT_BYTES, operations, takesNoBody, type OperationId } from '@parapet/contracts';
import { NOT_JSON, unexpectedBodyErrors, TAKES_NO_BODY } from '@parapet/contracts/rules';
import type { RequestHead } from '../call.ts';
import { Problem } from '../problem.ts';

/** In bytes. */
export const BODY_LIMIT = 1_048_576;

/** Most bytes of the body of an operation. */
export const bodyLimitOf = (id: OperationId): number => (bodyRuleOf(id) === 'file' ? IMPORT_BYTES : BODY_LIMIT);

/** Names of UTF-8, and of its subset ASCII. */
const CHARSETS: ReadonlySet<string> = new Set(['utf-8', 'utf8', 'us-ascii']);

const decoder = new TextDecoder('utf-8', { fatal: true });

const unsupported = (detail: string, headers: Record<string, string> = {}) =>
  new Problem(415, 'unsupported_media_type', detail, { headers });
const strayBody = (body: unknown) =>
  new Problem(400, 'invalid_request', TAKES_NO_BODY, { errors: unexpectedBodyErrors(body) });
/** @param limit in bytes */
export const tooLarge = (limit = BODY_LIMIT) =>
  new Problem(413, 'too_large', `The request is larger than ${limit / BODY_LIMIT} MB`);

type Headers = RequestHead['headers'];
const text = (headers: Headers, name: string) => String(headers[name] ?? '');

/** @throws Problem 415 for another charset, or a compressed body */
function assertPlainUtf8(headers: Headers): void {
  const codings = text(headers, 'content-encoding')
    .split(',')
    .map((coding) => coding.trim().toLowerCase());
  if (codings.some((coding) => coding !== '' && coding !== 'identity')) {
    throw unsupported('Send the body as it is, without a content-encoding', { 'accept-encoding': 'identity' });
  }
  const charsets = [...text(headers, 'content-type').matchAll(/;\s*charset\s*=\s*("?)([^;"]*)\1/gi)].map(
    ([, , charset = '']) => charset.trim().toLowerCase(),
  );
  if (!charsets.every((charset) => CHARSETS.has(charset))) throw unsupported('Send the text in UTF-8');
}

/** @throws Problem 400, 415 */
function textOf(headers: Headers, bytes: Uint8Array): string {
  assertPlainUtf8(headers);
  try {
    return decoder.decode(bytes);
  } catch {
    throw new Problem(400, 'invalid_json', 'The body is not valid UTF-8');
  }
}

function jsonOf(body: string): unknown {
  try {
    return parseJson(body);
  } catch {
    throw new Problem(400, 'invalid_json', "Body is not valid JSON but content-type is set to 'application/json'");
  }
}

const mediaType = (headers: Headers) => text(headers, 'content-type').split(';', 1)[0]?.trim().toLowerCase();

/**
 * @param bytes undefined or empty when nothing was sent
 * @throws Problem 400, 413, 415
 */
export function readBody(id: OperationId, headers: Headers, bytes: Uint8Array | undefined): unknown {
  if (bodyRuleOf(id) === 'file') return fileOf(headers, bytes);
  const absent = 'body' in operations[id].schema ? {} : undefined;
  if (bytes === undefined || bytes.length === 0) return absent;
  if (bytes.length > BODY_LIMIT) throw tooLarge();
  if (bodyRuleOf(id) === 'form') return formOf(headers, bytes);
  const takesNone = takesNoBody(id);
  if (mediaType(headers) !== 'application/json') throw takesNone ? strayBody('') : unsupported(NOT_JSON);
  const body = readText(headers, bytes, takesNone);
  if (body === '') return absent;
  const value = jsonOf(body);
  if (takesNone && unexpectedBodyErrors(value).length > 0) throw strayBody(value);
  return value;
}

/** Where no body is expected, an unreadable one is refused like any other. */
function readText(headers: Headers, bytes: Uint8Array, takesNone: boolean): string {
  try {
    return textOf(headers, bytes);
  } catch (error) {
    throw takesNone && error instanceof Problem && error.status === 415 ? strayBody('') : error;
  }
}

const FILE_TYPES: ReadonlySet<unknown> = new Set(Object.values(EXPORT_TYPES));

/** @throws Problem 400, 413, 415 */
function fileOf(headers: Headers, bytes: Uint8Array | undefined): Uint8Array {
  if (bytes === undefined || bytes.length === 0) throw new Problem(400, 'invalid_file', 'The file is empty');
  if (bytes.length > IMPORT_BYTES) throw tooLarge(IMPORT_BYTES);
  const encoding = text(headers, 'content-encoding');
  if (encoding !== '' && encoding !== 'identity')
    throw unsupported('Send the file as it is, without a content-encoding', { 'accept-encoding': 'identity' });
  if (!FILE_TYPES.has(mediaType(headers)))
    throw unsupported(`Send the file with the content-type ${EXPORT_TYPES.csv} or ${EXPORT_TYPES.xlsx}`);
  return bytes;
}

function formOf(headers: Headers, bytes: Uint8Array): Record<string, string> {
  if (mediaType(headers) !== 'application/x-www-form-urlencoded')
    throw unsupported('Send a form, with content-type application/x-www-form-urlencoded');
  return Object.fromEntries(new URLSearchParams(textOf(headers, bytes)));
}
