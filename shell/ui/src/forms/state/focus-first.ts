/** Focuses the one of the elements that comes first on the page; ids without an element are passed over. False when there is none. */
export function focusFirst(ids: readonly string[]): boolean {
  const elements = ids.map((id) => document.getElementById(id)).filter((element) => element !== null);
  elements.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  elements[0]?.focus();
  return elements.length > 0;
}
