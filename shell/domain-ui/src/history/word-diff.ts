/** What changed within a text, word by word. */
export interface WordPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Fewer words are quicker to read as a whole. */
const FEWEST = 6;
/** Comparing takes the square of this. */
const MOST = 600;

const tokens = (text: string) => text.match(/\S+\s*|\s+/g) ?? [];

/** @returns null where the texts are short, very long, or have little in common: then both read better whole */
export function wordDiff(before: string, after: string): WordPart[] | null {
  const [old, now] = [tokens(before), tokens(after)];
  if (Math.max(old.length, now.length) < FEWEST || Math.max(old.length, now.length) > MOST) return null;
  const common = commonLengths(old, now);
  if ((common[0]?.[0] ?? 0) * 2 < Math.min(old.length, now.length)) return null;
  const parts: WordPart[] = [];
  const add = (kind: WordPart['kind'], text: string) => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  };
  for (let at = 0, to = 0; at < old.length || to < now.length;) {
    const [one, other] = [old[at], now[to]];
    if (one !== undefined && one === other) {
      add('same', one);
      at += 1;
      to += 1;
    } else if (
      one !== undefined &&
      (other === undefined || (common[at + 1]?.[to] ?? 0) >= (common[at]?.[to + 1] ?? 0))
    ) {
      add('removed', one);
      at += 1;
    } else {
      add('added', other ?? '');
      to += 1;
    }
  }
  return parts;
}

/** Length of the longest common sequence of the words from each place on. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => Array.from({ length: now.length + 1 }, () => 0));
  for (let at = old.length - 1; at >= 0; at--) {
    const [row, below] = [lengths[at] ?? [], lengths[at + 1] ?? []];
    for (let to = now.length - 1; to >= 0; to--)
      row[to] = old[at] === now[to] ? (below[to + 1] ?? 0) + 1 : Math.max(below[to] ?? 0, row[to + 1] ?? 0);
  }
  return lengths;
}
