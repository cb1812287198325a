/** Removes from messages of errors what could say who somebody is or what they wrote. */

const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;
const EMAIL = /[^\s"'<>()@,;:/]+@[^\s"'<>()@,;:/]+/g;
/** Address or path of a file or page. */
const ADDRESS = /(?:[a-z]+:\/\/|\/)[^\s"'<>()]+/gi;
const LONG_NUMBER = /\d{5,}/g;
const PREFIXED_ID = /\b[a-z]+_[\w.-]*\d[\w.-]*/g;
/** Names in code stand alone in single quotes, after such a word; everything else that is quoted may be what somebody wrote. */
const QUOTED =
  /"[^"\n]*"|“[^”\n]*”|„[^“”\n]*[“”]|«[^»\n]*»|‘[^’\n]*’|`[^`\n]*`|(?<!\w)(?<!(?:reading|setting|property|token|export named) )'[^\n]*?'(?!\w)/g;

/** @returns the address without what comes after `?` or `#`, and without the origin */
const withoutQuery = (address: string) => address.replace(/[?#].*/, '').replace(/^[a-z]+:\/\/[^/]*/i, '');

/**
 * The result for a result is the same.
 *
 * @param text message of an error
 * @param length the most characters of the result
 */
export function impersonal(text: string, length: number): string {
  const clean = text
    .replaceAll(QUOTED, '"…"')
    .replaceAll(ADDRESS, withoutQuery)
    .replaceAll(EMAIL, '…')
    .replaceAll(UUID, '…')
    .replaceAll(PREFIXED_ID, '…')
    .replaceAll(LONG_NUMBER, '…')
    .trim();
  return clean.length > length ? `${clean.slice(0, length - 1)}…` : clean;
}
