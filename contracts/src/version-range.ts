/** The ranges that manifests use: `1.2.3` (that one), `~1.2.3` (its patches) and `^1.2.3` (everything compatible with it). */
const RANGE = /^([~^]?)(\d+)\.(\d+)\.(\d+)$/;

/** Whether a text is a range that {@link satisfies} can read. */
export const isVersionRange = (text: string): boolean => RANGE.test(text.trim());

/** Whether a version is in a range. Any other text is no range, and nothing is in it. */
export function satisfies(version: string, range: string): boolean {
  const have = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  const need = RANGE.exec(range.trim());
  if (!have || !need) return false;
  const [major = 0, minor = 0, patch = 0] = have.slice(1).map(Number);
  const [needMajor = 0, needMinor = 0, needPatch = 0] = need.slice(2).map(Number);
  const newer = minor > needMinor || (minor === needMinor && patch >= needPatch);
  if (need[1] === '') return major === needMajor && minor === needMinor && patch === needPatch;
  if (need[1] === '~' || needMajor === 0) return major === needMajor && minor === needMinor && patch >= needPatch;
  return major === needMajor && newer;
}
