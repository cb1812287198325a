export interface TextPart {
  text: string;
  /** Where it starts in the text. */
  at: number;
  /** Not in the text before. */
  added: boolean;
}

/** Words beyond this would take too long to compare: the text is then shown without marks. */
const MOST_WORDS = 600;

/** Words and punctuation, each with the white space after it. */
const wordsOf = (text: string): string[] => text.match(/[^\s.,;:!?]+\s*|[.,;:!?]\s*|\s+/g) ?? [];
const isSame = (one: string | undefined, other: string | undefined) => one?.trim() === other?.trim();

/** The parts of `after`, each marked as added or not. Words of the longest common subsequence of both texts are not added. */
export function addedParts(before: string, after: string): TextPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (old.length > MOST_WORDS || now.length > MOST_WORDS) return [{ text: after, at: 0, added: false }];
  const common = Array.from({ length: old.length + 1 }, () => now.map(() => 0));
  const at = (row: number, column: number) => common[row]?.[column] ?? 0;
  for (let row = old.length - 1; row >= 0; row--) {
    for (let column = now.length - 1; column >= 0; column--) {
      const line = common[row];
      if (line)
        line[column] = isSame(old[row], now[column])
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const parts: TextPart[] = [];
  const add = (text: string, added: boolean) => {
    const last = parts.at(-1);
    if (last?.added === added) last.text += text;
    else parts.push({ text, at: last === undefined ? 0 : last.at + last.text.length, added });
  };
  let row = 0;
  for (let column = 0; column < now.length; column++) {
    const word = now[column] ?? '';
    while (row < old.length && !isSame(old[row], word) && at(row + 1, column) >= at(row, column + 1)) row += 1;
    const stayed = row < old.length && isSame(old[row], word) && at(row, column) === at(row + 1, column + 1) + 1;
    add(word, !stayed);
    if (stayed) row += 1;
  }
  return parts;
}
