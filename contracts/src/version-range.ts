/** The ranges that manifests use: `1.2.3` (that one), `~1.2.3` (its patches) and `^1.2.3` (everything compatible with it). */
const RANGE = /^[~^]?(\d+)\.(\d+)\.(\d+)$/;

/** Whether a text is a range that {@link isFromLater} can read. */
export const isVersionRange = (text: string): boolean => RANGE.test(text.trim());

/** Whether a range begins after a version, so that it asks for what that does not have yet. So does a text that is no range. */
export function isFromLater(range: string, version: string): boolean {
  const [needed, had] = [RANGE.exec(range.trim()), RANGE.exec(version)].map((found) => found?.slice(1).map(Number));
  if (!needed || !had) return true;
  const at = needed.findIndex((part, index) => part !== had[index]);
  return at >= 0 && (needed[at] ?? 0) > (had[at] ?? 0);
}
