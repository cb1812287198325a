/** The categories of an organization's risks: those in use and those of the product, under the names that the organization gave them. */

/** What a risk may be about, as it is stored (D39). */
export const RISK_CATEGORIES = ['Security', 'Privacy', 'Operational', 'Financial', 'Regulatory'] as const;

/** A name that stands for another one since a category was renamed, or merged into that one. */
export interface RenamedCategory {
  from: string;
  to: string;
}

interface CountedCategory {
  value: string;
  count: number;
}

/** Categories of the same key are the same but for capitals and blanks. */
export const categoryKey = (name: string): string => categoryName(name).toLowerCase();

/** A name as it is stored: without blanks around it, and with one between words. */
export const categoryName = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ');

/** The category that a name stands for now. @param renamed of the organization */
export function currentCategory(name: string, renamed: readonly RenamedCategory[]): string {
  const key = categoryKey(name);
  return renamed.find(({ from }) => categoryKey(from) === key)?.to ?? name;
}

/**
 * The categories that a risk may have.
 * @param used in any order
 * @returns with the names that stand for each, in no particular order
 */
export function riskCategories(
  used: readonly CountedCategory[],
  renamed: readonly RenamedCategory[],
): (CountedCategory & { former: string[] })[] {
  const offered = RISK_CATEGORIES.filter((name) => currentCategory(name, renamed) === name);
  const counts = new Map<string, number>([...offered, ...renamed.map(({ to }) => to)].map((name) => [name, 0]));
  for (const { value, count } of used) counts.set(value, count);
  return Array.from(counts, ([value, count]) => ({
    value,
    count,
    former: renamed.filter(({ to }) => to === value).map(({ from }) => from),
  }));
}

/** Names of the past that are kept. */
const MOST = 500;

/** Why a category cannot be renamed like this. */
export type RenamingProblem =
  | { problem: 'unknown' }
  /** @property name of the category by now */
  | { problem: 'renamed'; name: string }
  /** @property name as it is stored */
  | { problem: 'exists'; name: string };

/**
 * What renaming a category changes. A name that exists merges both; the same name again makes a former name free.
 * @param categories of {@link riskCategories}
 * @returns the name that its risks get, and the names that stand for others from then on
 */
export function renamedCategory(
  { from, to: wished, merge = false }: { from: string; to: string; merge?: boolean | undefined },
  categories: readonly { value: string }[],
  renamed: readonly RenamedCategory[],
): RenamingProblem | { problem: null; to: string; renamed: RenamedCategory[] } {
  const others = renamed.filter((one) => categoryKey(one.from) !== categoryKey(from));
  if (wished === from && others.length < renamed.length) return { problem: null, to: from, renamed: others };
  const now = currentCategory(from, renamed);
  const name = categoryName(wished);
  // Somebody else was faster. The same request again goes on with what is left.
  if (now !== from && now !== name) return { problem: 'renamed', name: now };
  if (now === from && categories.every(({ value }) => value !== from)) return { problem: 'unknown' };
  const key = categoryKey(name);
  const existing =
    categories.find(({ value }) => value !== from && categoryKey(value) === key)?.value ??
    renamed.find((one) => categoryKey(one.from) === key && one.to !== from)?.to;
  if (existing !== undefined && now === from && !merge) return { problem: 'exists', name: existing };
  const to = existing ?? name;
  const kept = others.filter((one) => categoryKey(one.from) !== categoryKey(to));
  return {
    problem: null,
    to,
    renamed: [
      ...kept.map((one) => (one.to === from ? { ...one, to } : one)),
      ...(from === to ? [] : [{ from, to }]),
    ].slice(-MOST),
  };
}
