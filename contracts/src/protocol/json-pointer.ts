/** One key as a segment of a JSON pointer (RFC 6901), e.g. `a/b` as `a~1b`. */
export function pointerSegment(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
