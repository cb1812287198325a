/** Focuses the one of the elements that comes first on the page; ids without an element are passed over. */
export function focusFirst(ids: readonly string[]): void {
  const elements = ids.map((id) => document.getElementById(id)).filter((element) => element !== null);
  elements.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  elements[0]?.focus();
}
