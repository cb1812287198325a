/** Whether a key leads to the search of the page: `/`, unless it is a letter where it is pressed, or somebody else's. A modal dialog keeps its keys to itself. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return false;
  if (document.querySelector('[aria-modal="true"]') !== null) return false;
  return !(target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select, [role="combobox"]') !== null));
}
