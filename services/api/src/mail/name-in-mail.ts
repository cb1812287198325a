/** How names and titles that people choose freely are written in mails. */

/** Limit in characters. */
const MOST = 100;

/** Characters that join the parts of addresses, including variants that some programs treat alike. */
const JOINTS = /([.:/\\@\u2024\u3002\uFE52\uFE55\uFF0E\uFF0F\uFF1A\uFF20\uFF3C\uFF61])(?=[^\s])/gu;

/**
 * One short line of visible characters that no mail program turns into a link: mail programs make links of whatever looks like an
 * address, so what joins the parts of one is followed by a space.
 */
export function nameInMail(name: string): string {
  const line = name
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(JOINTS, '$1 ')
    .trim();
  const characters = [...line];
  return characters.length <= MOST
    ? line
    : `${characters
        .slice(0, MOST - 1)
        .join('')
        .trimEnd()}…`;
}
