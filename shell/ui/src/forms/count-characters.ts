/** Characters as JSON Schema counts them: code points, not UTF-16 units, of which an emoji has two. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}
